import type { Guide, Meanings } from '../../docs/guide.ts';
import type { BadgeProps } from './badge.tsx';

export const badgeGuide: Guide = {
  use: [
    'One or two words say what state the thing beside it is in: a plan, a font, a translation.',
    'The words alone must be enough: the tone only helps to find them.',
  ],
  avoid: [
    'It can be pressed or removed: use Button, or TagInput for a list of words.',
    'It follows a translation through its stages: use StatusBar, which shows progress too.',
    'It is a sentence: use Banner.',
  ],
  anatomy: `<Badge tone="success" icon={<Check />}>
  Installed
</Badge>`,
  keyboard: {},
  parts: {
    badge: {
      'data-tone': {
        neutral: 'A plain fact.',
        accent: 'What is new or recommended.',
        success: 'Done, or in order.',
        warning: 'Soon to need a look.',
        danger: 'Failed.',
      } satisfies Meanings<BadgeProps['tone']>,
    },
    'badge-text': {},
  },
};
