import { extendTailwindMerge, validators, type ClassNameValue } from 'tailwind-merge';
import { animations, durations, easings, fontFamilies, radii, shadows, spacing, typeScale } from '../tokens/tokens.ts';

/** The names of a kind of token: with `pal-`, and short as `strict.css` also knows them. */
const names = (tokens: readonly string[]) => tokens.flatMap((name) => [name, `pal-${name}`]);

const merge = extendTailwindMerge({
  extend: {
    theme: {
      animate: names(animations),
      ease: names(Object.keys(easings)),
      font: names(Object.keys(fontFamilies)),
      radius: names(Object.keys(radii)),
      shadow: names(Object.keys(shadows)),
      spacing: names(Object.keys(spacing)),
      text: names(Object.keys(typeScale)),
    },
    classGroups: { duration: [{ duration: [...names(Object.keys(durations)), validators.isNumber] }] },
  },
});

/** Joins class names, ignoring falsy ones. Of two classes that set the same property the later one wins, by the rules of tailwind-merge and our tokens. */
export function cn(...classes: ClassNameValue[]): string {
  return merge(...classes);
}
