import type { Guide } from '../../docs/guide.ts';

export const skeletonGuide: Guide = {
  use: [
    'The content has a known shape: cards of a grid, lines of a table. The layout does not change when it arrives.',
    'Say once, beside it, that something loads: `role="status"` with "Loading your translations...". The shapes themselves are hidden from screen readers.',
  ],
  avoid: [
    'The shape is not known: use Spinner.',
    'It takes longer than a few seconds: use ProgressBar and name the current step.',
  ],
  anatomy: `<Skeleton className="aspect-4/5 rounded-lg" />`,
  keyboard: {},
  parts: { skeleton: { 'aria-hidden': 'Always: it says nothing.' }, 'skeleton-line': {} },
};
