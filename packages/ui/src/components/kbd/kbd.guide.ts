import type { Guide, Meanings } from '../../docs/guide.ts';
import type { KbdProps } from './kbd.tsx';

export const kbdGuide: Guide = {
  use: [
    'A shortcut is named: at the end of a menu item, in a tooltip, in a sentence of help.',
    'If the keys depend on the system, give those of the system.',
  ],
  avoid: [
    'It can be pressed on the screen: use Button.',
    'It marks a state or a count: use Badge.',
    'The action is mentioned nowhere else: not everyone has a keyboard.',
  ],
  anatomy: `<Kbd keys={['Ctrl', 'Z']} />`,
  keyboard: {},
  parts: {
    kbd: {
      'data-tone': {
        neutral: 'Keys on paper.',
        inherit: 'In the colour of its surroundings: a tooltip, a primary button, a menu item.',
      } satisfies Meanings<KbdProps['tone']>,
      'data-size': {
        sm: '18 px high, beside small text.',
        md: '22 px high.',
      } satisfies Meanings<KbdProps['size']>,
    },
    'kbd-key': {},
  },
};
