import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';
import { durations, radii, semanticColors, shadows, spacing, typeScale } from '../tokens/tokens.ts';

/** tailwind-merge knows Tailwind's own scales only: without ours, `text-accent text-2xs` would lose one of the two. */
const merge = extendTailwindMerge({
  override: { theme: { color: ['transparent', 'current', 'inherit', ...Object.keys(semanticColors)] } },
  extend: {
    theme: {
      text: Object.keys(typeScale),
      font: ['sans', 'display', 'mono'],
      spacing: Object.keys(spacing),
      radius: Object.keys(radii),
      shadow: Object.keys(shadows),
    },
    classGroups: { duration: [{ duration: Object.keys(durations) }] },
  },
});

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
