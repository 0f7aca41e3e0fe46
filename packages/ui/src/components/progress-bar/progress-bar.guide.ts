import type { Guide } from '../../docs/guide.ts';

export const progressBarGuide: Guide = {
  use: [
    'The progress is known, or will be soon: an upload, the stages of a translation.',
    'Set `value={null}` while the progress is not known yet; the bar keeps its space.',
  ],
  avoid: [
    'The progress will never be known: use Spinner.',
    'The state is also shown in words: use StatusBar, which contains the bar.',
    'A value that people set: use Slider.',
  ],
  anatomy: `<ProgressBar label="Upload" value={0.4} />`,
  keyboard: {},
  parts: {
    'progress-bar': {
      'data-state': {
        loading: 'Part of the work is done.',
        complete: 'All of it is done.',
        indeterminate: 'How much is done is not known.',
      },
      'aria-label': 'What is progressing.',
      'aria-valuenow': 'The progress in percent; not set while it is not known.',
    },
    'progress-bar-indicator': {},
  },
};
