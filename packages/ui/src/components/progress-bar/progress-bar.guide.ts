import type { Guide } from '../../docs/guide.ts';

export const progressBarGuide: Guide = {
  use: [
    'The share done is known, or will be soon: an upload, the stages of a translation.',
    'With `value={null}` while work goes on whose share is not known yet; the bar keeps its place.',
  ],
  avoid: [
    'The share will never be known: use Spinner.',
    'The state of one thing is told in words too: use StatusBar, which brings the bar along.',
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
      'aria-valuenow': 'The share done in percent; left out while it is not known.',
    },
    'progress-bar-indicator': {},
  },
};
