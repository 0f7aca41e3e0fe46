import type { Guide } from '../../docs/guide.ts';

export const errorStateGuide: Guide = {
  use: [
    'A list or a whole view could not be shown. It is shown in its place, and is announced.',
    'Say what happened, why, and the way on: `onRetry` where trying again can help, else another `action`.',
  ],
  avoid: [
    'One field is wrong: give the field its `error`.',
    'The view is shown and one action failed: use Banner beside it, or Toast.',
    'Nothing failed, there is only nothing here: use EmptyState.',
  ],
  anatomy: `<ErrorState
  title="Failed to fetch image processes"
  description="Network Error: Please check your internet connection."
  onRetry={refetch}
/>`,
  keyboard: { Tab: 'Goes to the button or the other way out.', 'Enter or Space': 'Tries again.' },
  parts: {
    'error-state': {
      'data-size': { md: 'In the place of a list or a view.', lg: 'In the place of a page, as after a crash.' },
    },
    'error-state-icon': {},
    'error-state-title': {},
    'error-state-description': {},
    'error-state-action': {},
  },
};
