import type { Guide } from '../../docs/guide.ts';

export const countUpGuide: Guide = {
  use: [
    'A large number says that much has happened, and may be enjoyed: how many people trust the product.',
    'The value comes from outside and changes now and then; it counts on from where it is.',
  ],
  avoid: [
    'Somebody reads the number to act on it, such as the credits that are left: write it plainly.',
    'It says how far something has come: use ProgressBar.',
  ],
  anatomy: `<p>
  Trusted by <CountUp value={18204} fadeIn={500} /> users
</p>`,
  keyboard: {},
  parts: {
    'count-up': { 'data-state': '`counting` until the value is reached, then `complete`.' },
    'count-up-value': {},
    'count-up-number': { 'aria-hidden': 'Always: screen readers are told the final value, not the counting.' },
  },
};
