import type { Guide } from '../../docs/guide.ts';

export const countUpGuide: Guide = {
  use: [
    'A large number that impresses: how many people use the product.',
    'The value changes from time to time; it counts from the shown number.',
  ],
  avoid: [
    'People need the number to act, for example the credits that are left: write it as text.',
    'It shows progress: use ProgressBar.',
  ],
  anatomy: `<p>
  Trusted by <CountUp value={18204} fadeIn={500} /> users
</p>`,
  keyboard: {},
  parts: {
    'count-up': { 'data-state': '`counting` until the value is reached, then `complete`.' },
    'count-up-value': {},
    'count-up-number': { 'aria-hidden': 'Always: screen readers read the final value, not the counting.' },
  },
};
