import { createTailwindMerge, type ClassNameValue } from 'tailwind-merge';
import { mergeConfig } from './merge-config.ts';

/**
 * Joins class names, as strings and arrays of them; what is false is left out, and of two that set the same property the
 * later one wins. It knows the properties that the components of this package set, so that a caller's class replaces theirs.
 */
export const cn: (...classes: ClassNameValue[]) => string = createTailwindMerge(() => mergeConfig);
