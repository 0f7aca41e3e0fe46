import type { Guide, Meanings } from '../../docs/guide.ts';
import type { ImageButtonProps } from './image-button.tsx';

export const imageButtonGuide: Guide = {
  use: [
    'The one call that a page or a header is made for: “Try for free”, “Upgrade”.',
    'Another picture may take the place of the drawing, as in a season; the text stays a text.',
  ],
  avoid: [
    'It is a step of the work, however important: use Button, `primary`.',
    'There is one in sight already.',
    'The picture says something that the text does not: nobody would hear it.',
  ],
  anatomy: `<ImageButton size="lg" onClick={openSignup}>Try for free</ImageButton>`,
  keyboard: { 'Enter or Space': 'Presses the button.', Tab: 'Goes past it while it is disabled or loading.' },
  parts: {
    'image-button': {
      'data-size': {
        sm: '32 px high, inside a bar.',
        md: '40 px high.',
        lg: '56 px high, for the head of a page.',
      } satisfies Meanings<ImageButtonProps['size']>,
      'aria-busy': 'While it is loading.',
      disabled: 'While it is disabled or loading.',
    },
    'image-button-artwork': {},
  },
};
