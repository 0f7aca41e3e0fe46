import type { Guide } from '../../docs/guide.ts';

export const emptyStateGuide: Guide = {
  use: [
    'A list, a grid or a whole view has no content, and nothing has failed: a new account, a filter without results.',
    'Offer the first step as `action`, if there is one.',
  ],
  avoid: [
    'Something failed: use ErrorState, which is announced.',
    'It is still loading: use Skeleton or Spinner.',
    'A field has no suggestions: the field says so itself.',
  ],
  anatomy: `<EmptyState
  title="No translations found."
  description="Upload an image with text, and it appears here with its translation."
  action={<Button variant="primary">Upload an image</Button>}
/>`,
  keyboard: {},
  parts: {
    'empty-state': {
      'data-size': { md: 'In the place of a list or a view.', lg: 'In the place of a page.' },
    },
    'empty-state-picture': {},
    'empty-state-title': {},
    'empty-state-description': {},
    'empty-state-action': {},
  },
};
