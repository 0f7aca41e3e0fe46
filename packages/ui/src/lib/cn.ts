import { extendTailwindMerge, type ClassNameValue } from 'tailwind-merge';
import { durations, shadows, spacing } from '../tokens/tokens.ts';

/**
 * Joins class names, given as strings and arrays of them, and ignores false ones. Of two classes that set the same property
 * the later one wins, by tailwind-merge's own table. The table takes unknown names after `text-`, `bg-` and the like for
 * colours, so only those tokens are listed that it would misread.
 */
export const cn: (...classes: ClassNameValue[]) => string = extendTailwindMerge({
  extend: {
    theme: {
      spacing: Object.keys(spacing),
      shadow: Object.keys(shadows),
      animate: ['fade-in', 'fade-out', 'rise-in', 'toast-in', 'toast-out', 'writing', 'indeterminate', 'marquee'],
    },
    classGroups: { duration: [{ duration: Object.keys(durations) }] },
  },
});
