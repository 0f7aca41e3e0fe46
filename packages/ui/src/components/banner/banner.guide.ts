import type { Guide, Meanings } from '../../docs/guide.ts';
import type { BannerProps } from './banner.tsx';

export const bannerGuide: Guide = {
  use: [
    'Something about this page or form must be known and stays true until it is dealt with: an upload that failed, credits that run out.',
    'Place it above its subject, in the flow of the page.',
  ],
  avoid: [
    'It reports a short event: use Toast.',
    'It is about one field: use the error of FormField.',
    'The whole view is empty or has failed: use EmptyState or ErrorState.',
  ],
  anatomy: `<Banner tone="danger" action={<Button size="sm">Try again</Button>} onDismiss={clearError}>
  Failed to upload image. Please try again.
</Banner>`,
  keyboard: { Tab: 'Moves to the action, then to the cross.', 'Enter or Space': 'Presses it.' },
  parts: {
    banner: {
      'data-tone': {
        info: 'Good to know.',
        success: 'It worked.',
        warning: 'It works, but not for long.',
        danger: 'It did not work. Announced at once.',
      } satisfies Meanings<BannerProps['tone']>,
      role: { alert: 'With the tone `danger`.', status: 'With every other tone.' },
    },
    'banner-message': {},
    'banner-action': {},
  },
};
