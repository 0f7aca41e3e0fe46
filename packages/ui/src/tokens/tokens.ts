/**
 * The single source of the look. `theme.css`, the Tailwind configuration, the tailwind-merge configuration and the token pages
 * are generated from this file; a test fails if one of them differs.
 */

export * from './colors.ts';

/** Values of `font-family`. */
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

/** Named lengths, in rem. */
export const spacing = { rail: 4, header: 3.5, panel: 20 } as const;

/** Corner radii in rem; `full` is a pill. */
export const radii = { none: 0, sm: 0.25, md: 0.375, lg: 0.625, xl: 1, full: 624.9375 } as const;

/** The radii of our own scale: `none` and `full` are the same in Tailwind. */
export const ownRadii = { sm: radii.sm, md: radii.md, lg: radii.lg, xl: radii.xl } as const;

/** Shadows by the element that casts them. The colour follows the theme. */
export const shadows = {
  low: '0 1px 2px var(--pal-shadow-color), 0 1px 1px -1px var(--pal-shadow-color)',
  floating: '0 2px 4px -2px var(--pal-shadow-color), 0 10px 28px -8px var(--pal-shadow-color)',
  modal: '0 4px 10px -4px var(--pal-shadow-color), 0 28px 64px -16px var(--pal-shadow-color)',
} as const;

/** Durations in ms; all are 0 under reduced motion. */
export const durations = { fast: 120, base: 200, slow: 300 } as const;

/** Timing functions of transitions and animations. */
export const easings = { out: 'cubic-bezier(0.2, 0.8, 0.2, 1)', 'in-out': 'cubic-bezier(0.6, 0, 0.2, 1)' } as const;

/** Animations of `styles/motion.css`. Each is a class: `animate-fade-in`. */
export const animations = [
  'fade-in',
  'fade-out',
  'rise-in',
  'toast-in',
  'toast-out',
  'writing',
  'indeterminate',
  'marquee',
] as const;

/** The smallest viewport width of each breakpoint, in rem. */
export const breakpoints = { sm: 40, md: 48, lg: 64, xl: 80 } as const;
