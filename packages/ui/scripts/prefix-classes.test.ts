import { describe, expect, test } from 'vitest';
import { prefixClasses } from './prefix-classes.ts';

describe('prefixClasses', () => {
  test.each([
    ["'bg-surface text-sm'", "'bg-pal-surface text-pal-sm'"],
    ['"hover:bg-ink/6 border-t-danger/30"', '"hover:bg-pal-ink/6 border-t-pal-danger/30"'],
    ["'[&>svg]:text-accent!'", "'[&>svg]:text-pal-accent!'"],
    ["'group-data-[state=on]/bar:rounded-s-lg'", "'group-data-[state=on]/bar:rounded-s-pal-lg'"],
    ['`w-panel -ms-rail ${x} font-display`', '`w-pal-panel -ms-pal-rail ${x} font-pal-display`'],
    [
      "'ease-in-out duration-fast animate-fade-in shadow-low'",
      "'ease-pal-in-out duration-pal-fast animate-pal-fade-in shadow-pal-low'",
    ],
    [
      "'bg-accent-soft slider-thumb forced-colors:system-selected'",
      "'bg-pal-accent-soft pal-slider-thumb forced-colors:pal-system-selected'",
    ],
    ['@utility animate-toast-in {', '@utility animate-pal-toast-in {'],
  ])('%s becomes %s', (source, prefixed) => {
    expect(prefixClasses(source)).toBe(prefixed);
  });

  test.each([
    ["'bg-blue-500 text-xl2 text-start font-medium rounded-none rounded-full shadow-none'"],
    ["'dialog-header' 'side-bar-panel' 'text-field' 'badge-text'"],
    ['animation: palimpsest-fade-in var(--pal-duration-base) var(--pal-ease-out)'],
    ["'p-4 gap-2 sm:flex md:w-4 @md:hidden'"],
  ])('leaves %s as it is', (source) => {
    expect(prefixClasses(source)).toBe(source);
  });
});
