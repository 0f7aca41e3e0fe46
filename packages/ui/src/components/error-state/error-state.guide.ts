import type { Guide } from '../../docs/guide.ts';

export const errorStateGuide: Guide = {
  use: [
    'A list or a whole view could not be shown. The error takes its place and is announced.',
    'Say what happened, why, and what to do: `onRetry` if trying again can help, else another `action`.',
  ],
  avoid: [
    'One field is wrong: give the field its `error`.',
    'The view is shown and one action failed: use Banner beside it, or Toast.',
    'Nothing failed, but there is no content: use EmptyState.',
  ],
  anatomy: `<ErrorState
  title="Failed to fetch image processes"
  description="Network Error: Please check your internet connection."
  onRetry={refetch}
/>`,
  keyboard: { Tab: 'Moves to the button or the other action.', 'Enter or Space': 'Tries again.' },
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
