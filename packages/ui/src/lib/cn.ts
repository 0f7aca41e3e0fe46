import { createTailwindMerge, getDefaultConfig, type ClassNameValue } from 'tailwind-merge';

/** Names of tokens as the built package writes them. */
const prefixed = (list: string) => list.split(' ').map((name) => `pal-${name}`);
/** Names of tokens that Tailwind has no like of, as the sources write them and as the built package does. */
const own = (list: string) => [...list.split(' '), ...prefixed(list)];

/**
 * tailwind-merge's own table with those of our tokens added to it that it would misread. They are named here once more because
 * their values would weigh 0.6 kB in every bundle; a test holds the names against the tokens.
 */
function tableWithTokens() {
  const { theme, classGroups, ...table } = getDefaultConfig();
  return {
    ...table,
    theme: {
      ...theme,
      text: [...theme.text, ...prefixed('2xs xs sm base lg xl 2xl 3xl 4xl 5xl')],
      radius: [...theme.radius, ...prefixed('sm md lg xl')],
      spacing: [...theme.spacing, ...own('rail header panel')],
      shadow: [...theme.shadow, ...own('low floating modal')],
      ease: [...theme.ease, ...prefixed('out in-out')],
      animate: [
        ...theme.animate,
        ...own('fade-in fade-out rise-in slide-in slide-out toast-in toast-out writing indeterminate marquee'),
      ],
    },
    classGroups: { ...classGroups, duration: [...classGroups.duration, { duration: own('fast base slow') }] },
  };
}

/**
 * Joins class names, given as strings and arrays of them, and ignores false ones. Of two classes that set the same property
 * the later one wins.
 */
export const cn: (...classes: ClassNameValue[]) => string = createTailwindMerge(tableWithTokens);
