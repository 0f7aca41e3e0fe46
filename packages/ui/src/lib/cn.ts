import { createTailwindMerge, getDefaultConfig, type ClassNameValue } from 'tailwind-merge';

/** Names of tokens as the built package writes them. */
const prefixed = (list: string) => list.split(' ').map((name) => `pal-${name}`);
/** Names of tokens that Tailwind does not have, as in the sources and as in the built package. */
const own = (list: string) => [...list.split(' '), ...prefixed(list)];
const any = () => true;
const isPrefixed = (name: string) => name.startsWith('pal-');

/**
 * The table of tailwind-merge, extended by those of our tokens that it would misread. A namespace with a single property
 * accepts any name. For a namespace that two properties share (`text-`, `shadow-`), the names are written here: importing the tokens would add 0.6 kB
 * to every bundle. A test compares the names with the tokens.
 */
function tableWithTokens() {
  const { theme, classGroups, ...table } = getDefaultConfig();
  return {
    ...table,
    theme: {
      ...theme,
      text: [...theme.text, ...prefixed('2xs xs sm base lg xl 2xl 3xl 4xl 5xl')],
      radius: [...theme.radius, isPrefixed],
      spacing: [...theme.spacing, ...own('rail header panel')],
      shadow: [...theme.shadow, ...own('low floating modal')],
      ease: [any],
      animate: [any],
    },
    classGroups: { ...classGroups, duration: [{ duration: [any] }] },
  };
}

/**
 * Joins class names, given as strings and arrays of them, and ignores false ones. Of two classes that set the same property
 * the later one wins.
 */
export const cn: (...classes: ClassNameValue[]) => string = createTailwindMerge(tableWithTokens);
