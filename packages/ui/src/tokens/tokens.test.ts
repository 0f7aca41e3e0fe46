import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { designTokensJson } from './design-tokens.ts';
import { sectionThemesCss, strictThemeCss, tailwindThemeCss, themeCss } from './theme-css.ts';
import { semanticColors, textPairs, type SemanticColor } from './tokens.ts';

const sheet = (name: string) => readFileSync(join(import.meta.dirname, '../styles', name), 'utf8');
const themes = ['light', 'dark'] as const;

const ratio = (theme: 'light' | 'dark', one: SemanticColor, other: SemanticColor) =>
  contrastRatio(semanticColors[one][theme], semanticColors[other][theme]);

const has = (classes: string[], ...names: string[]) => names.some((name) => classes.includes(name));

test.each([
  ['theme.css', themeCss],
  ['section-themes.css', sectionThemesCss],
  ['tailwind-theme.css', tailwindThemeCss],
  ['strict-theme.css', strictThemeCss],
  ['tokens.json', designTokensJson],
])('%s is what the tokens generate', (name, generate) => {
  expect(sheet(name)).toBe(generate());
});

test('the themes of Tailwind name only custom properties that theme.css sets, and styles.css adds only names of ours', () => {
  const named = (sheet('tailwind-theme.css') + sheet('strict-theme.css')).match(/(?<=var\()--[\w-]+/g) ?? [];
  expect(named.length).toBeGreaterThan(120);
  for (const property of new Set(named)) expect(sheet('theme.css')).toContain(`  ${property}: `);
  const added = sheet('tailwind-theme.css').match(/(?<=^ {2}--)[\w-]+/gm) ?? [];
  expect(added.filter((name) => !name.includes('-pal-'))).toEqual([]);
});

describe('contrast', () => {
  test('of black on white is 21', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  const pairs = textPairs.flatMap(({ background, texts }) => texts.map((text) => [text, background] as const));
  for (const theme of themes) {
    test.each(pairs)(`${theme}: text %s on %s reaches AA`, (text, background) => {
      expect(contrastRatio(semanticColors[text][theme], semanticColors[background][theme])).toBeGreaterThanOrEqual(4.5);
    });

    const edges: [SemanticColor, SemanticColor][] = (['strong', 'focus', 'accent', 'danger'] as const).flatMap((edge) =>
      (['canvas', 'surface', 'raised', 'overlay', 'field-fill', 'sunken'] as const).map(
        (ground): [SemanticColor, SemanticColor] => [edge, ground],
      ),
    );
    test.each(edges)(`${theme}: %s outlines a control on %s at 3 : 1`, (edge, ground) => {
      expect(contrastRatio(semanticColors[edge][theme], semanticColors[ground][theme])).toBeGreaterThanOrEqual(3);
    });
  }

  test('of a background with the page grows from a field to a button to the button under the pointer, in the dark', () => {
    const steps = (['canvas', 'field-fill', 'raised', 'overlay', 'raised-hover'] as const).map((name) =>
      contrastRatio(semanticColors[name].dark, semanticColors.canvas.dark),
    );
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps).size).toBe(steps.length);
  });

  test('every semantic colour that carries text is in a pair', () => {
    const covered = new Set(textPairs.flatMap(({ background, texts }) => [background, ...texts]));
    const bare = Object.keys(semanticColors).filter((name) => !covered.has(name as SemanticColor));
    expect(bare).toEqual(['line', 'strong', 'focus', 'scrim']);
  });
});

describe('the step', () => {
  // A popover and the card below it are both white in the light theme: its line and its shadow part them.
  test.each([
    ['light', 'sunken', 'canvas', 1.1],
    ['light', 'canvas', 'surface', 1.15],
    ['light', 'surface', 'raised', 1.06],
    ['light', 'canvas', 'raised', 1.23],
    ['dark', 'sunken', 'canvas', 1.03],
    ['dark', 'canvas', 'surface', 1.11],
    ['dark', 'surface', 'raised', 1.12],
    ['dark', 'canvas', 'raised', 1.25],
    ['dark', 'raised', 'overlay', 1.11],
    ['dark', 'overlay', 'raised-hover', 1.11],
  ] as const)('%s: from %s to %s is at least %d : 1', (theme, lower, upper, least) => {
    expect(ratio(theme, lower, upper)).toBeGreaterThanOrEqual(least);
  });

  test.each(
    themes.flatMap((theme) =>
      (['canvas', 'surface', 'raised', 'overlay', 'field-fill'] as const).map((ground) => [theme, ground] as const),
    ),
  )('%s: from a hairline to %s is at least 1.2 : 1', (theme, ground) => {
    expect(ratio(theme, 'line', ground)).toBeGreaterThanOrEqual(1.2);
  });

  // In the light theme raised and overlay are nearly as light as what they stand on: the hairline parts them, and the shadow of what floats.
  test('from a panel to what it stands on is a hairline', () => {
    const files = globSync('../components/**/*.{ts,tsx}', {
      cwd: import.meta.dirname,
      exclude: ['**/*.stories*', '**/*.test.*'],
    });
    const classLists = files
      .flatMap((file) => readFileSync(join(import.meta.dirname, file), 'utf8').match(/'[^'\n]+'|"[^"\n]+"/g) ?? [])
      .map((literal) => literal.slice(1, -1).split(' '));
    const panels = classLists.filter(
      (classes) =>
        has(classes, 'bg-pal-raised', 'bg-pal-overlay') &&
        has(classes, 'rounded-pal-lg', 'shadow-pal-floating', 'shadow-pal-modal'),
    );
    expect(panels.length).toBeGreaterThan(6);
    expect(panels.filter((classes) => !has(classes, 'border') || !has(classes, 'border-pal-line'))).toEqual([]);
  });

  test.each(themes)(
    '%s: from one grey of texts to the next is at least 1.5 : 1, and 1.6 : 1 to the faintest',
    (theme) => {
      expect(ratio(theme, 'ink', 'muted')).toBeGreaterThanOrEqual(1.5);
      expect(ratio(theme, 'muted', 'faint')).toBeGreaterThanOrEqual(1.6);
    },
  );

  test('in the dark, from the fill of a field to that of a button is at least 1.3 : 1', () => {
    expect(ratio('dark', 'field-fill', 'overlay')).toBeGreaterThanOrEqual(1.3);
  });
});
