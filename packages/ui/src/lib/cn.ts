import { extendTailwindMerge, type ClassNameValue } from 'tailwind-merge';
import { animations, durations, easings, fontFamilies, radii, shadows, spacing, typeScale } from '../tokens/tokens.ts';

/** The names of some tokens, as the sources write them and as the built package does. */
const names = (tokens: object) =>
  (Array.isArray(tokens) ? (tokens as string[]) : Object.keys(tokens)).flatMap((name) => [name, `pal-${name}`]);

/**
 * Joins class names, given as strings and arrays of them, and ignores false ones. Of two classes that set the same property
 * the later one wins, by tailwind-merge's own table with our tokens added to it.
 */
export const cn: (...classes: ClassNameValue[]) => string = extendTailwindMerge({
  extend: {
    theme: {
      text: names(typeScale),
      font: names(fontFamilies),
      radius: names(radii),
      spacing: names(spacing),
      shadow: names(shadows),
      ease: names(easings),
      animate: names(animations),
    },
    classGroups: { duration: [{ duration: names(durations) }] },
  },
});
