import type { Guide, Meanings } from '../../docs/guide.ts';
import type { IconButtonProps } from './icon-button.tsx';

export const iconButtonGuide: Guide = {
  use: [
    'An action that everyone knows by its picture, where there is little room: undo, remove, zoom in.',
    'A tool that stays on, with `pressed`: bold, a grid.',
  ],
  avoid: [
    'People must guess the meaning of the icon: use Button with an icon.',
    'There are several of them in a row: put them into a Toolbar, so that they are one stop of the Tab key.',
    'One of a few is always on: use SegmentedControl.',
  ],
  anatomy: `<IconButton label="Remove" onClick={remove}>
  <Trash2 aria-hidden />
</IconButton>`,
  keyboard: {
    'Enter or Space': 'Presses the button.',
    Tab: 'Moves to it and shows its tooltip; skips it while it is disabled.',
    Escape: 'Hides the tooltip.',
  },
  parts: {
    'icon-button': {
      'data-variant': {
        ghost: 'A tool beside the work.',
        secondary: 'A separate action.',
        primary: 'The step that most people came for.',
        danger: 'An action that cannot be undone.',
      } satisfies Meanings<IconButtonProps['variant']>,
      'data-size': {
        sm: '30 px square, inside dense panels.',
        md: '36 px square.',
        lg: '44 px square.',
      } satisfies Meanings<IconButtonProps['size']>,
      'aria-pressed': { true: 'On.', false: 'Off, and could be on.' },
      'aria-busy': 'While it is loading.',
      disabled: 'While it is disabled or loading.',
    },
    'close-button': {
      'data-size': {
        sm: 'In a toast or a banner.',
        md: 'In a dialog.',
        lg: 'On a whole page.',
      } satisfies Meanings<IconButtonProps['size']>,
    },
  },
};
