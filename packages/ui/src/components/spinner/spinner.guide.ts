import type { Guide, Meanings } from '../../docs/guide.ts';
import type { SpinnerProps } from './spinner.tsx';

export const spinnerGuide: Guide = {
  use: [
    'Something is on its way and nobody knows how long it takes: an image opens, a request is under way.',
    'Give it a `label` if it is alone; beside a text that says the same it is a decoration.',
  ],
  avoid: [
    'The progress is known: use ProgressBar.',
    'The shape of the content is known: use Skeleton.',
    'A button was pressed: give the Button `loading`, which shows a spinner.',
  ],
  anatomy: `<Spinner size="lg" label="Loading image..." />`,
  keyboard: {},
  parts: {
    spinner: {
      'data-size': {
        inherit: 'As large as the icons around it: for buttons and lines of text.',
        sm: '16 px, within a line.',
        md: '24 px, within a card or an area.',
        lg: '36 px, for a whole view.',
      } satisfies Meanings<SpinnerProps['size']>,
      'aria-label': 'What is loading. Without it the spinner is hidden from screen readers.',
      'aria-hidden': 'While it has no label.',
    },
  },
};
