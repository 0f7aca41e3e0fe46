import {
  breakpoints,
  durations,
  easings,
  fontFamilies,
  radii,
  semanticColors,
  shadows,
  spacing,
  typeScale,
} from './tokens.ts';

function variables<Name extends string>(values: Record<Name, unknown>, prefix: string): Record<Name, string> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, `var(--pal-${prefix}-${name})`])) as Record<
    Name,
    string
  >;
}

/**
 * The Tailwind theme of `strict.css`: each value is a custom property that `theme.css` sets. Colours, fonts, sizes, radii, shadows and
 * breakpoints replace those of Tailwind, so that a class without a token generates no CSS.
 */
export const tailwindTheme = {
  colors: {
    transparent: 'transparent',
    current: 'currentColor',
    inherit: 'inherit',
    ...variables(semanticColors, 'color'),
  },
  fontFamily: variables(fontFamilies, 'font'),
  fontSize: Object.fromEntries(
    Object.keys(typeScale).map((name): [string, [string, { lineHeight: string; letterSpacing: string }]] => [
      name,
      [
        `var(--pal-text-${name})`,
        { lineHeight: `var(--pal-leading-${name})`, letterSpacing: `var(--pal-tracking-${name})` },
      ],
    ]),
  ),
  borderRadius: variables(radii, 'radius'),
  boxShadow: { none: 'none', ...variables(shadows, 'shadow') },
  screens: Object.fromEntries(Object.entries(breakpoints).map(([name, rem]) => [name, `${rem}rem`])),
  extend: {
    spacing: variables(spacing, 'space'),
    transitionDuration: variables(durations, 'duration'),
    transitionTimingFunction: variables(easings, 'ease'),
  },
};
