import * as fc from 'fast-check';
import { converter } from 'culori';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { accentColors, createTheme, grayColors } from './create-theme.ts';
import { semanticColors, textPairs, type SemanticColor, type ThemedColor } from './tokens.ts';

const themes = ['light', 'dark'] as const;

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const oklchs = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 359 }))
  .map(([lightness, chroma, hue]) => `oklch(${lightness}% ${chroma / 100} ${hue})`);
const extremes = fc.constantFrom('#000', '#fff', 'yellow', 'hsl(240 100% 50%)', 'rgb(0 255 0 / 50%)', '#808080');
const accents = fc.oneof(hexes, oklchs, extremes);

const hue = (color: string) => converter('oklch')(color)?.h ?? Number.NaN;

describe('createTheme', () => {
  test('keeps, for any accent, every contrast that the tokens promise, in both themes', () => {
    fc.assert(
      fc.property(accents, fc.constantFrom(...themes), (accent, theme) => {
        const own = accentColors(accent);
        const color = (name: SemanticColor) =>
          (Object.hasOwn(own, name) ? own[name as keyof typeof own] : semanticColors[name])[theme];
        for (const { background, texts } of textPairs) {
          for (const text of texts) {
            expect(contrastRatio(color(text), color(background)), `${text} on ${background}`).toBeGreaterThanOrEqual(
              4.5,
            );
          }
        }
        for (const background of ['canvas', 'surface', 'raised', 'overlay', 'field-fill', 'sunken'] as const) {
          expect(contrastRatio(color('focus'), color(background)), `focus on ${background}`).toBeGreaterThanOrEqual(3);
        }
        expect(color('accent-hover')).not.toBe(color('accent'));
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps them with any tint of the greys, also beside an accent', () => {
    fc.assert(
      fc.property(accents, accents, fc.constantFrom(...themes), (gray, accent, theme) => {
        const own = new Map<string, ThemedColor>([...grayColors(gray), ...Object.entries(accentColors(accent))]);
        const color = (name: SemanticColor) => (own.get(name) ?? semanticColors[name])[theme];
        for (const { background, texts } of textPairs) {
          for (const text of texts) {
            expect(contrastRatio(color(text), color(background)), `${text} on ${background}`).toBeGreaterThanOrEqual(
              4.5,
            );
          }
        }
        for (const background of ['canvas', 'surface', 'raised', 'overlay', 'field-fill', 'sunken'] as const) {
          for (const edge of ['strong', 'line'] as const) {
            const before = contrastRatio(semanticColors[edge][theme], semanticColors[background][theme]);
            expect(contrastRatio(color(edge), color(background)), `${edge} on ${background}`).toBeGreaterThanOrEqual(
              before,
            );
          }
          expect(contrastRatio(color('focus'), color(background)), `focus on ${background}`).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('gives the greys the hue of their tint, and of a grey none', () => {
    const tinted = new Map(grayColors('#2563eb'));
    expect(hue(tinted.get('muted')?.light ?? '')).toBeCloseTo(hue('#2563eb'), -1);
    const plain = new Map(grayColors('#808080'));
    expect(plain.get('muted')?.light).toMatch(/^#([\da-f]{2})\1\1$/);
  });

  test('keeps the hue of a color that has one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), (written) => {
        const { accent } = accentColors(`oklch(60% 0.15 ${written})`);
        for (const theme of themes) {
          const turn = Math.abs(hue(accent[theme]) - written) % 360;
          expect(Math.min(turn, 360 - turn)).toBeLessThan(4);
        }
      }),
    );
  });

  test('leaves an accent alone that has the contrasts already', () => {
    expect(accentColors('#0b4f3a').accent.light).toBe('#0b4f3a');
    expect(accentColors('#7197f5').accent.dark).toBe('#7197f5');
  });

  test('gives custom properties for the style of an element, and the same as text', () => {
    const { style, cssText } = createTheme({ accent: 'rebeccapurple', radius: 2 });
    expect(style['--pal-color-accent']).toMatch(/^light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/);
    expect(style['--pal-radius-md']).toBe('0.75rem');
    expect(style['--pal-radius-sm']).toBe('0.375rem');
    expect(cssText).toBe(
      Object.entries(style)
        .map((entry) => `${entry.join(': ')};`)
        .join(' '),
    );
    expect(Object.keys(style)).toHaveLength(9);
  });

  test('sets only what the options choose', () => {
    expect(createTheme({}).style).toEqual({});
    expect(Object.keys(createTheme({ radius: 0 }).style)).toEqual([
      '--pal-radius-sm',
      '--pal-radius-md',
      '--pal-radius-lg',
      '--pal-radius-xl',
    ]);
  });

  test('refuses what is no color', () => {
    expect(() => createTheme({ accent: 'blueish' })).toThrow(RangeError);
  });
});
