import { clampChroma, converter, formatHex, modeHsl, modeOklch, modeRgb, parse, useMode, type Oklch } from 'culori/fn';
import type { CSSProperties } from 'react';
import { contrastRatio } from './contrast.ts';
import { tintedNeutrals, type NeutralColor } from './gray-tint.ts';
import { ownRadii, semanticColors, type ThemedColor } from './tokens.ts';

/** The colours that follow the accent. */
export type AccentColor = 'accent' | 'accent-hover' | 'accent-soft' | 'on-accent' | 'focus';

type ThemeProperty = `--pal-color-${AccentColor | NeutralColor}` | `--pal-radius-${keyof typeof ownRadii}`;

export interface ThemeOptions {
  /** Any hex, `rgb()`, `hsl()` or `oklch()` colour, or a colour name of CSS. Its alpha is ignored. */
  accent?: string;
  /**
   * Tint of the backgrounds, lines and texts: a colour as for `accent`, of which the hue counts. A grey makes them grey.
   * @default the warm greys of the tokens
   */
  gray?: string;
  /**
   * Factor for every corner radius: 0 is square, 2 doubles it. Pills stay pills, and the smallest radius grows by no more than a half: a
   * checkbox must not look like a radio button.
   * @default 1
   */
  radius?: number;
}

export interface CreatedTheme {
  /** For the `style` of an element: the theme holds inside it. Empty where the options choose nothing. */
  style: CSSProperties & Readonly<Partial<Record<ThemeProperty, string>>>;
  /** The same as declarations, for a rule of a stylesheet: `:root { … }`. */
  cssText: string;
}

const backgrounds = ['canvas', 'surface', 'raised', 'field-fill', 'sunken'] as const;
const [text, edge] = [4.5, 3];
const step = 0.01;

/** The colour in sRGB with this lightness (0 to 1), with as much of the chroma as sRGB has there. */
function shade(color: Oklch, lightness: number, chroma = color.c): string {
  const inside = Math.min(Math.max(lightness, 0), 1);
  return formatHex(clampChroma({ ...color, l: inside, c: chroma }, 'oklch'));
}

/** The first lightness, from `start` in steps of `direction`, whose colour has the contrast with each of the others; else the end of the scale. */
function lightnessWith(color: Oklch, start: number, direction: 1 | -1, others: readonly string[], contrast: number) {
  const tooLow = (lightness: number) =>
    others.some((other) => contrastRatio(shade(color, lightness), other) < contrast);
  const end = direction === 1 ? 1 : 0;
  let lightness = start;
  while ((end - lightness) * direction > 0 && tooLow(lightness)) lightness += direction * step;
  return lightness;
}

/** The accent in one theme. `away` is the direction away from the backgrounds: darker in the light theme, lighter in the dark one. */
function accentIn(theme: keyof ThemedColor, color: Oklch): Record<AccentColor, string> {
  const away = theme === 'light' ? -1 : 1;
  const behind = backgrounds.map((name) => semanticColors[name][theme]);
  const lightness = lightnessWith(color, color.l, away, behind, text);
  const accent = shade(color, lightness);
  const quiet: Oklch = { ...color, c: Math.min(color.c, theme === 'light' ? 0.035 : 0.07) };
  const texts = [accent, semanticColors.ink[theme], semanticColors.muted[theme]];
  const soft = lightnessWith(quiet, theme === 'light' ? 0.92 : 0.29, away === -1 ? 1 : -1, texts, text);
  const on: Oklch = { ...color, c: Math.min(color.c, theme === 'light' ? 0.005 : 0.06) };
  const onAccent = lightnessWith(on, theme === 'light' ? 0.99 : 0.24, away === -1 ? 1 : -1, [accent], text);
  // At the end of the scale there is no room to go further away: there the pointer brings the colour back.
  const room = away === -1 ? lightness > 0.2 : lightness < 0.9;
  return {
    accent,
    'accent-hover': shade(color, lightness + (room ? away * 0.08 : away * -0.2)),
    'accent-soft': shade(quiet, soft),
    'on-accent': shade(on, onAccent),
    focus: shade(color, lightnessWith(color, color.l, away, behind, edge)),
  };
}

/** @throws RangeError if CSS does not know the colour. */
function parseColor(text: string): Oklch {
  // Registered at the first call, so that a bundle that does not call it holds none of it.
  useMode(modeRgb);
  useMode(modeHsl);
  useMode(modeOklch);
  const parsed = converter('oklch')(parse(text));
  if (!parsed) {
    throw new RangeError(`"${text}" is no color. Give a hex, rgb(), hsl() or oklch() color, or a color name of CSS.`);
  }
  return parsed;
}

/** The backgrounds, lines and texts with a tint, in both themes. Throws a RangeError if CSS does not know the colour. */
export function grayColors(gray: string): [NeutralColor, ThemedColor][] {
  return tintedNeutrals(parseColor(gray));
}

/** The colours that follow an accent, in both themes. Throws a RangeError if CSS does not know the colour. */
export function accentColors(accent: string): Record<AccentColor, ThemedColor> {
  const parsed = parseColor(accent);
  const [light, dark] = [accentIn('light', parsed), accentIn('dark', parsed)];
  const both = (name: AccentColor): ThemedColor => ({ light: light[name], dark: dark[name] });
  return {
    accent: both('accent'),
    'accent-hover': both('accent-hover'),
    'accent-soft': both('accent-soft'),
    'on-accent': both('on-accent'),
    focus: both('focus'),
  };
}

/**
 * A theme from one accent colour, a tint of the greys and a factor for the corners. The lightness of the accent is moved until, in both themes, it can be read on
 * every background (4.5 : 1), a text can be read on it (4.5 : 1), and the focus ring can be seen (3 : 1); the hue stays. A tint lowers no contrast.
 */
export function createTheme({ accent, gray, radius = 1 }: ThemeOptions): CreatedTheme {
  const colors = [
    ...(gray === undefined ? [] : grayColors(gray)),
    ...(accent === undefined ? [] : Object.entries(accentColors(accent))),
  ];
  const radii = radius === 1 ? [] : Object.entries(ownRadii);
  const style = Object.fromEntries([
    ...colors.map(([name, { light, dark }]) => [`--pal-color-${name}`, `light-dark(${light}, ${dark})`]),
    ...radii.map(([name, rem]) => [
      `--pal-radius-${name}`,
      `${rem * (name === 'sm' ? Math.min(radius, 1.5) : radius)}rem`,
    ]),
  ]) as CreatedTheme['style'];
  const cssText = Object.entries(style)
    .map(([property, value]) => `${property}: ${value};`)
    .join(' ');
  return { style, cssText };
}
