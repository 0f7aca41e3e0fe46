import { clampChroma, converter, formatHex, modeHsl, modeOklch, modeRgb, parse, useMode, type Oklch } from 'culori/fn';
import type { CSSProperties } from 'react';
import { contrastRatio } from './contrast.ts';
import { ownRadii, semanticColors, type SemanticColor, type ThemedColor } from './tokens.ts';

/** The neutral colours. A tint may change the luminance of a background only away from that of texts. */
const neutralBackgrounds = [
  'canvas',
  'surface',
  'raised',
  'overlay',
  'raised-hover',
  'field-fill',
  'sunken',
  'on-inverse',
] as const;
/** A tint may change the luminance of a text or a line only away from that of backgrounds. */
const neutralTexts = ['ink', 'muted', 'faint', 'line', 'strong', 'inverse'] as const;

/** The colours that follow a tint of the greys. */
type NeutralColor = (typeof neutralBackgrounds)[number] | (typeof neutralTexts)[number];

/** A tint of this chroma (OKLCH) or more keeps the chroma of the greys. A smaller chroma lowers theirs in proportion. */
const fullTint = 0.02;
const tintStep = 0.001;

/**
 * A neutral colour of one theme with the hue of the tint, and with the nearest luminance that does not lower its contrast. `direction` is
 * that in which the luminance may change: 1 is lighter, -1 is darker.
 */
function tinted(name: NeutralColor, theme: keyof ThemedColor, tint: Oklch): string {
  const own = semanticColors[name][theme];
  const oklch = converter('oklch')(own) ?? { mode: 'oklch', l: 0, c: 0 };
  const isText = neutralTexts.some((text) => text === name);
  const direction = isText === (theme === 'dark') ? 1 : -1;
  const chroma = oklch.c * Math.min(1, tint.c / fullTint);
  const brightness = (color: string) => contrastRatio(color, '#000000') * direction;
  const colorAt = (lightness: number) => formatHex(clampChroma({ ...tint, l: lightness, c: chroma }, 'oklch'));
  let lightness = oklch.l - direction * 0.02;
  while (lightness > 0 && lightness < 1 && brightness(colorAt(lightness)) < brightness(own))
    lightness += direction * tintStep;
  return lightness >= 1 ? '#ffffff' : colorAt(Math.max(lightness, 0));
}

/** The neutral colours with the hue of a tint, in both themes. Their contrast with each other and with an accent is never lower than without. */
function tintedNeutrals(tint: Oklch): [NeutralColor, ThemedColor][] {
  const names: readonly NeutralColor[] = [...neutralBackgrounds, ...neutralTexts] satisfies SemanticColor[];
  return names.map((name) => [name, { light: tinted(name, 'light', tint), dark: tinted(name, 'dark', tint) }]);
}

/** The colours that follow the accent. */
export type AccentColor = 'accent' | 'accent-hover' | 'accent-soft' | 'on-accent' | 'focus';

type ThemeProperty = `--pal-color-${AccentColor | NeutralColor}` | `--pal-radius-${keyof typeof ownRadii}`;

export interface ThemeOptions {
  /** Any hex, `rgb()`, `hsl()` or `oklch()` colour, or a colour name of CSS. Its alpha is ignored. */
  accent?: string;
  /**
   * Tint of the backgrounds, lines and texts, in the same formats as `accent`. They get its hue; a tint with little chroma also lowers
   * their chroma, and a pure grey makes them pure grey.
   * @default the warm greys of the tokens
   */
  gray?: string;
  /**
   * Factor for every corner radius: 0 is square, 2 doubles it. Pills stay pills. The factor of the smallest radius is at most 1.5, so that
   * a checkbox does not look like a radio button.
   * @default 1
   */
  radius?: number;
}

export interface CreatedTheme {
  /** Custom properties for the `style` of an element: the theme applies inside it. Empty if no option is set. */
  style: CSSProperties & Readonly<Partial<Record<ThemeProperty, string>>>;
  /** The same custom properties as CSS declarations, for a rule of a style sheet: `:root { … }`. */
  cssText: string;
}

const backgrounds = ['canvas', 'surface', 'raised', 'overlay', 'field-fill', 'sunken'] as const;
/** The contrast ratios that WCAG AA requires of texts and of the edges of controls. */
const [textContrast, edgeContrast] = [4.5, 3];
const lightnessStep = 0.01;

/** The colour with this lightness (0 to 1), as sRGB hex. Its chroma is reduced if sRGB does not contain the colour. */
function withLightness(color: Oklch, lightness: number, chroma = color.c): string {
  const inside = Math.min(Math.max(lightness, 0), 1);
  return formatHex(clampChroma({ ...color, l: inside, c: chroma }, 'oklch'));
}

/**
 * Searches from `start` in `direction` for the first lightness whose colour has at least `contrast` with each of `others`.
 * @returns a lightness, 0 to 1; the end of the scale if there is none
 */
function findLightness(color: Oklch, start: number, direction: 1 | -1, others: readonly string[], contrast: number) {
  const tooLow = (lightness: number) =>
    others.some((other) => contrastRatio(withLightness(color, lightness), other) < contrast);
  const end = direction === 1 ? 1 : 0;
  let lightness = start;
  while ((end - lightness) * direction > 0 && tooLow(lightness)) lightness += direction * lightnessStep;
  return lightness;
}

/** The accent colours in one theme. `away` is the direction away from the backgrounds: darker in the light theme, lighter in the dark one. */
function accentIn(theme: keyof ThemedColor, color: Oklch): Record<AccentColor, string> {
  const away = theme === 'light' ? -1 : 1;
  const backgroundColors = backgrounds.map((name) => semanticColors[name][theme]);
  const lightness = findLightness(color, color.l, away, backgroundColors, textContrast);
  const accent = withLightness(color, lightness);
  const quiet: Oklch = { ...color, c: Math.min(color.c, theme === 'light' ? 0.035 : 0.07) };
  const texts = [accent, semanticColors.ink[theme], semanticColors.muted[theme]];
  const soft = findLightness(quiet, theme === 'light' ? 0.92 : 0.29, away === -1 ? 1 : -1, texts, textContrast);
  const onColor: Oklch = { ...color, c: Math.min(color.c, theme === 'light' ? 0.005 : 0.06) };
  const onAccent = findLightness(
    onColor,
    theme === 'light' ? 0.99 : 0.24,
    away === -1 ? 1 : -1,
    [accent],
    textContrast,
  );
  // Near the end of the scale the hover colour cannot move further away from the backgrounds, so it moves towards them.
  const room = away === -1 ? lightness > 0.2 : lightness < 0.9;
  return {
    accent,
    'accent-hover': withLightness(color, lightness + (room ? away * 0.08 : away * -0.2)),
    'accent-soft': withLightness(quiet, soft),
    'on-accent': withLightness(onColor, onAccent),
    focus: withLightness(color, findLightness(color, color.l, away, backgroundColors, edgeContrast)),
  };
}

/** @throws {RangeError} if it is not a colour of CSS. */
function parseColor(text: string): Oklch {
  // The modes are registered at the first call, so that a bundle that does not call this function does not contain them.
  useMode(modeRgb);
  useMode(modeHsl);
  useMode(modeOklch);
  const parsed = converter('oklch')(parse(text));
  if (!parsed) {
    throw new RangeError(`"${text}" is no color. Give a hex, rgb(), hsl() or oklch() color, or a color name of CSS.`);
  }
  return parsed;
}

/**
 * The backgrounds, lines and texts with a tint, in both themes.
 * @throws {RangeError} if `gray` is not a colour of CSS.
 */
export function grayColors(gray: string): [NeutralColor, ThemedColor][] {
  return tintedNeutrals(parseColor(gray));
}

/**
 * The colours that follow an accent, in both themes.
 * @throws {RangeError} if `accent` is not a colour of CSS.
 */
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
 * Creates a theme from an accent colour, a tint of the greys and a factor for the corners. The accent keeps its hue; its lightness changes
 * in each theme until these contrasts are reached: 4.5 : 1 on every background and for text on the accent, 3 : 1 for the focus ring. A
 * tint does not lower any contrast.
 * @throws {RangeError} if `accent` or `gray` is not a colour of CSS.
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
