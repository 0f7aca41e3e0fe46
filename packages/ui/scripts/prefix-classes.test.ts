import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
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

const source = join(import.meta.dirname, '..', 'src');
const sheet = (name: string) => readFileSync(join(source, 'styles', name), 'utf8');
const utilities = ['motion.css', 'slider.css', 'tabs.css', 'forced-colors.css'].map(sheet).join('\n');
const plainSheet = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/index.css'), 'utf8');
const plain = await loadDesignSystem(plainSheet);
/** The theme of the sources, and that of the built package. */
const short = await loadDesignSystem(
  plainSheet + sheet('tailwind-theme.css').replaceAll('-pal-', '-').replaceAll('var(--', 'var(--pal-') + utilities,
);
const prefixed = await loadDesignSystem(plainSheet + sheet('tailwind-theme.css') + prefixClasses(utilities));

/** Every word of the components' sources that only our theme makes a class, or makes another class than plain Tailwind. */
const ownClasses = (() => {
  const files = globSync('components/**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.{stories,test,guide}.*'] });
  const words = [
    ...new Set(files.flatMap((file) => readFileSync(join(source, file), 'utf8').split(/[\s'"`]+/))),
  ].filter((word) => /^[a-z@*[(!-]/.test(word));
  const [ofPlain, ofShort] = [plain.candidatesToCss(words), short.candidatesToCss(words)];
  return words.filter((_, index) => ofShort[index] !== null && ofShort[index] !== ofPlain[index]);
})();

const unprefixed = (css: string | null | undefined) => css?.replaceAll('-pal-', '-').replaceAll('pal-', '');

describe('the classes of our theme in the sources', () => {
  test('are found', () => {
    expect(ownClasses.length).toBeGreaterThan(200);
  });

  test('are classes of the built package once they are prefixed, and mean the same', () => {
    const renamed = ownClasses.map((name) => prefixClasses(`'${name}'`).slice(1, -1));
    const [ofShort, ofPrefixed] = [short.candidatesToCss(ownClasses), prefixed.candidatesToCss(renamed)];
    const wrong = ownClasses.filter((_, index) => unprefixed(ofShort[index]) !== unprefixed(ofPrefixed[index]));
    expect(wrong).toEqual([]);
  });
});
