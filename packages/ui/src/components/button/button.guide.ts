import type { Guide, Meanings } from '../../docs/guide.ts';
import type { ButtonProps } from './button.tsx';

export const buttonGuide: Guide = {
  use: [
    'Something happens here and now: a form is sent, a picture exported, a text removed.',
    'One primary button per view: the step that most people want.',
  ],
  avoid: [
    'It leads to another page: use Link, or a Button with `asChild` around an anchor if it must look like a button.',
    'There is room for an icon only: use IconButton, which requires a name.',
    'It chooses between a few values: use SegmentedControl.',
  ],
  anatomy: `<Button variant="primary" icon={<Download />} loading={exporting}>
  Export
</Button>`,
  keyboard: {
    'Enter or Space': 'Presses the button.',
    Tab: 'Skips it while it is disabled; a loading button keeps the focus.',
  },
  parts: {
    button: {
      'data-variant': {
        primary: 'The step that most people came for.',
        secondary: 'Any other step.',
        ghost: 'A less important action, for example in a toolbar.',
        danger: 'An action that cannot be undone.',
      } satisfies Meanings<ButtonProps['variant']>,
      'data-size': {
        sm: '30 px high, inside dense panels.',
        md: '36 px high.',
        lg: '44 px high, for the main action of a page.',
      } satisfies Meanings<ButtonProps['size']>,
      'aria-busy': 'While it is loading.',
      'aria-disabled': 'While it is loading, and on a link while it is disabled: presses are ignored.',
      disabled: 'While it is disabled.',
    },
  },
};
