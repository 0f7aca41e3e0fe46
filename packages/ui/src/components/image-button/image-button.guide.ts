import type { Guide, Meanings } from '../../docs/guide.ts';
import type { ImageButtonProps } from './image-button.tsx';

export const imageButtonGuide: Guide = {
  use: [
    'The main call to action of a page or a header: “Try for free”, “Upgrade”.',
    'Another picture may replace the drawing, for example in a season; the text stays text.',
  ],
  avoid: [
    'It is a step of the work, even an important one: use Button with `primary`.',
    'Another one is visible already.',
    'The picture contains information that the text does not: screen readers cannot read it.',
  ],
  anatomy: `<ImageButton size="lg" onClick={openSignup}>Try for free</ImageButton>`,
  keyboard: { 'Enter or Space': 'Presses the button.', Tab: 'Goes past it while it is disabled or loading.' },
  parts: {
    'image-button': {
      'data-size': {
        sm: '32 px high, inside a bar.',
        md: '40 px high.',
        lg: '56 px high, for the top of a page.',
      } satisfies Meanings<ImageButtonProps['size']>,
      'aria-busy': 'While it is loading.',
      disabled: 'While it is disabled or loading.',
    },
    'image-button-artwork': {},
  },
};
