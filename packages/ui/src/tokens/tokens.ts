/**
 * The one source of the look. `theme.css`, the Tailwind configuration, the tailwind-merge configuration and the token pages
 * are all made from this file; a test fails when any of them drifts.
 */

/** Raw colour scales, sRGB hex. Components never name these: they name a semantic colour. */
export const colorScales = {
  /** Warm neutrals, from bleached to burnt: every background, line and quiet text. */
  paper: {
    0: '#fefdfb',
    50: '#fbf9f4',
    100: '#f7f3ec',
    200: '#efebe2',
    300: '#e3ddd2',
    400: '#c5bdb0',
    450: '#a39a8c',
    500: '#8a8174',
    600: '#6c6357',
    700: '#504940',
    800: '#282420',
    850: '#211d1a',
    900: '#191512',
    950: '#110e0b',
  },
  /** Iron-gall ink: blue-black, for text. */
  ink: { 100: '#f3eee6', 900: '#171a26' },
  /** Lapis lazuli: the single accent. */
  lapis: {
    50: '#eef4ff',
    100: '#dde8ff',
    200: '#c0d4ff',
    300: '#99b8fd',
    400: '#7197f5',
    600: '#244ec8',
    700: '#173bac',
    800: '#142d85',
    900: '#11215a',
    950: '#0d1637',
  },
  /** Vermilion, the rubricator's red: danger only. */
  vermilion: {
    50: '#fff1ed',
    100: '#ffe2da',
    300: '#fea28c',
    400: '#f8775a',
    600: '#c82d12',
    700: '#a52712',
    800: '#7a2213',
    900: '#4a1a12',
    950: '#31130d',
  },
  verdigris: { 50: '#e9f9f1', 100: '#d2f3e3', 400: '#58ba93', 700: '#165f46', 900: '#0b2d22' },
  ochre: { 50: '#fff5e1', 100: '#fce9c2', 400: '#dfaa47', 700: '#7d4f12', 900: '#39260a' },
} as const;

const { paper, ink, lapis, vermilion, verdigris, ochre } = colorScales;

/** A colour in both themes. */
export interface ThemedColor {
  light: string;
  dark: string;
}

/** What a colour is for. The key is the class name's ending: `bg-surface`, `text-muted`, `border-line`. */
export const semanticColors = {
  canvas: { light: paper[100], dark: paper[900] },
  surface: { light: paper[50], dark: paper[850] },
  raised: { light: paper[0], dark: paper[800] },
  sunken: { light: paper[200], dark: paper[950] },
  ink: { light: ink[900], dark: ink[100] },
  muted: { light: paper[700], dark: paper[400] },
  faint: { light: paper[600], dark: paper[450] },
  line: { light: paper[300], dark: '#3a342e' },
  strong: { light: paper[500], dark: paper[500] },
  accent: { light: lapis[700], dark: lapis[400] },
  'accent-hover': { light: lapis[800], dark: lapis[300] },
  'accent-soft': { light: '#e7edfb', dark: '#1d2542' },
  'on-accent': { light: paper[0], dark: lapis[950] },
  danger: { light: vermilion[700], dark: vermilion[400] },
  'danger-hover': { light: vermilion[800], dark: vermilion[300] },
  'danger-soft': { light: '#fdeae4', dark: '#3a1a12' },
  'on-danger': { light: paper[0], dark: vermilion[950] },
  success: { light: verdigris[700], dark: verdigris[400] },
  'success-soft': { light: '#e2f2ea', dark: '#10291f' },
  warning: { light: ochre[700], dark: ochre[400] },
  'warning-soft': { light: '#faeccf', dark: '#33240d' },
  inverse: { light: ink[900], dark: ink[100] },
  'on-inverse': { light: paper[50], dark: ink[900] },
  focus: { light: lapis[600], dark: lapis[300] },
  scrim: { light: '#2e261b80', dark: '#0000008c' },
} as const satisfies Record<string, ThemedColor>;

export type SemanticColor = keyof typeof semanticColors;

/** Backgrounds and the texts that may stand on them. Every pair is held to WCAG AA (4.5 : 1) in both themes by a test. */
export const textPairs: readonly { background: SemanticColor; texts: readonly SemanticColor[] }[] = [
  ...(['canvas', 'surface', 'raised', 'sunken'] as const).map((background) => ({
    background,
    texts: ['ink', 'muted', 'faint', 'accent', 'danger', 'success', 'warning'] as const,
  })),
  { background: 'accent', texts: ['on-accent'] },
  { background: 'accent-hover', texts: ['on-accent'] },
  { background: 'accent-soft', texts: ['ink', 'muted', 'accent'] },
  { background: 'danger', texts: ['on-danger'] },
  { background: 'danger-hover', texts: ['on-danger'] },
  { background: 'danger-soft', texts: ['ink', 'muted', 'danger'] },
  { background: 'success-soft', texts: ['ink', 'muted', 'success'] },
  { background: 'warning-soft', texts: ['ink', 'muted', 'warning'] },
  { background: 'inverse', texts: ['on-inverse'] },
];

export const fontFamilies = {
  sans: "'Inter Variable', ui-sans-serif, system-ui, sans-serif",
  display: "'Newsreader Variable', ui-serif, Georgia, serif",
  mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
} as const;

/** Font size (rem), line height (unitless) and letter spacing (em) of each step. */
export const typeScale = {
  '2xs': { size: 0.6875, lineHeight: 1.45, letterSpacing: 0.01 },
  xs: { size: 0.75, lineHeight: 1.4, letterSpacing: 0.005 },
  sm: { size: 0.875, lineHeight: 1.45, letterSpacing: -0.003 },
  base: { size: 1, lineHeight: 1.5, letterSpacing: -0.008 },
  lg: { size: 1.125, lineHeight: 1.45, letterSpacing: -0.01 },
  xl: { size: 1.3125, lineHeight: 1.3, letterSpacing: -0.012 },
  '2xl': { size: 1.625, lineHeight: 1.2, letterSpacing: -0.015 },
  '3xl': { size: 2.125, lineHeight: 1.12, letterSpacing: -0.018 },
  '4xl': { size: 2.75, lineHeight: 1.08, letterSpacing: -0.02 },
  '5xl': { size: 3.75, lineHeight: 1.02, letterSpacing: -0.024 },
} as const;

/** Lengths with a name, in rem, beside the numbered scale (one step is {@link spacingUnit}). */
export const spacing = { rail: 4, header: 3.5, panel: 20 } as const;

/** One step of the numbered spacing scale in rem: `p-4` is four of these. */
export const spacingUnit = 0.25;

/** Corner radii in rem; `full` is a pill. */
export const radii = { none: 0, sm: 0.25, md: 0.375, lg: 0.625, xl: 1, full: 624.9375 } as const;

/** Shadows by what casts them; the colour follows the theme. */
export const shadows = {
  low: '0 1px 2px var(--shadow-color), 0 1px 1px -1px var(--shadow-color)',
  floating: '0 2px 4px -2px var(--shadow-color), 0 10px 28px -8px var(--shadow-color)',
  modal: '0 4px 10px -4px var(--shadow-color), 0 28px 64px -16px var(--shadow-color)',
} as const;

export const shadowColor: ThemedColor = { light: '#2b211529', dark: '#00000080' };

/** Durations in ms; all fall to 0 where reduced motion is asked for. */
export const durations = { fast: 120, base: 200, slow: 300 } as const;

export const easings = { out: 'cubic-bezier(0.2, 0.8, 0.2, 1)', 'in-out': 'cubic-bezier(0.6, 0, 0.2, 1)' } as const;

/** Smallest viewport width of each layout step, in rem. */
export const breakpoints = { sm: 40, md: 48, lg: 64, xl: 80 } as const;
