import type { Guide, Meanings } from '../../docs/guide.ts';
import type { KbdProps } from './kbd.tsx';

export const kbdGuide: Guide = {
  use: [
    'A shortcut is named: at the end of a menu item, in a tooltip, in a sentence of help.',
    'Where it depends on the system, the caller gives the keys of that system.',
  ],
  avoid: [
    'It can be pressed on the screen: use Button.',
    'It marks a state or a count: use Badge.',
    'It is the only place that tells of an action: not everyone has a keyboard.',
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
