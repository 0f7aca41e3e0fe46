import {
  breakpoints,
  durations,
  easings,
  fontFamilies,
  ownRadii,
  radii,
  semanticColors,
  shadowColor,
  shadows,
  spacing,
  typeScale,
  type ThemedColor,
} from './tokens.ts';

const generatedNote =
  '/* Made from tokens/tokens.ts by scripts/generate-theme.ts: change the tokens, then run `pnpm --filter @palimpsest/ui theme`. */';

const rem = (value: number) => `${value}rem`;

const themed = ({ light, dark }: ThemedColor) => `light-dark(${light}, ${dark})`;

function declarations(prefix: string, values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => `  --pal-${prefix}-${name}: ${value};`);
}

function mapValues<T>(values: Record<string, T>, format: (value: T) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, format(value)]));
}

/** The colors, which have a value for each theme. */
const colorDeclarations = (): string[] => [
  ...declarations('color', mapValues(semanticColors, themed)),
  `  --pal-shadow-color: ${themed(shadowColor)};`,
];

/** The text of `styles/theme.css`: every token as a custom property. Colours follow `color-scheme`, which `data-theme` sets. */
export function themeCss(): string {
  return [
    generatedNote,
    ':root {',
    ...colorDeclarations(),
    ...declarations('shadow', shadows),
    ...declarations('font', fontFamilies),
    ...declarations(
      'text',
      mapValues(typeScale, (step) => rem(step.size)),
    ),
    ...declarations(
      'leading',
      mapValues(typeScale, (step) => `${step.lineHeight}`),
    ),
    ...declarations(
      'tracking',
      mapValues(typeScale, (step) => `${step.letterSpacing}em`),
    ),
    ...declarations('space', mapValues(spacing, rem)),
    ...declarations('radius', mapValues(radii, rem)),
    ...declarations(
      'duration',
      mapValues(durations, (ms) => `${ms}ms`),
    ),
    ...declarations('ease', easings),
    '}',
    '',
    "[data-theme='light'] {",
    '  color-scheme: light;',
    '}',
    '',
    "[data-theme='dark'] {",
    '  color-scheme: dark;',
    '}',
    '',
    '@media (prefers-reduced-motion: reduce) {',
    '  :root {',
    ...declarations(
      'duration',
      mapValues(durations, () => '0ms'),
    ).map((line) => `  ${line}`),
    '  }',
    '}',
    '',
  ].join('\n');
}

/**
 * The text of `styles/section-themes.css`, for applications whose build replaces `light-dark()`, as Vite's default target does. The
 * replaced values are those of the root element, in sections with another theme too. Lightning CSS replaces no color inside a condition
 * that asks for `light-dark()`. The two properties are those that it switches: it sets them only in rules with `color-scheme`, which a
 * page may not have.
 */
export function sectionThemesCss(): string {
  return [
    generatedNote,
    ':where(:root) {',
    '  --lightningcss-light: initial;',
    '  --lightningcss-dark: ;',
    '}',
    '',
    '@supports (color: light-dark(#000, #fff)) {',
    '  :root {',
    ...colorDeclarations().map((line) => `  ${line}`),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** A theme of Tailwind in which the tokens have names that start with `prefix`. Each value is a custom property that `theme.css` sets. */
function tailwindTheme(prefix: string): string[] {
  const additions = (namespace: string, values: object, variable: string) =>
    Object.keys(values).map((name) => `  --${namespace}-${prefix}${name}: var(--pal-${variable}-${name});`);
  return [
    '@theme inline {',
    ...additions('color', semanticColors, 'color'),
    ...additions('font', fontFamilies, 'font'),
    ...Object.keys(typeScale).flatMap((name) => [
      `  --text-${prefix}${name}: var(--pal-text-${name});`,
      `  --text-${prefix}${name}--line-height: var(--pal-leading-${name});`,
      `  --text-${prefix}${name}--letter-spacing: var(--pal-tracking-${name});`,
    ]),
    ...additions('radius', ownRadii, 'radius'),
    ...additions('shadow', shadows, 'shadow'),
    ...additions('spacing', spacing, 'space'),
    ...additions('transition-duration', durations, 'duration'),
    ...additions('ease', easings, 'ease'),
    '}',
    '',
  ];
}

/**
 * The text of `styles/tailwind-theme.css`: adds the tokens to the Tailwind theme of an application. Each name starts with `pal-`, so that
 * no name of the application changes its meaning: `bg-pal-surface`, `text-pal-sm`, `rounded-pal-lg`.
 */
export function tailwindThemeCss(): string {
  return [generatedNote, ...tailwindTheme('pal-')].join('\n');
}

/**
 * The text of `styles/strict-theme.css`: the tokens under short names (`bg-surface`). Colours, fonts, sizes, radii, shadows and
 * breakpoints replace those of Tailwind, so that a class without a token generates no CSS.
 */
export function strictThemeCss(): string {
  return [
    generatedNote,
    '@theme {',
    ...['color', 'font', 'text', 'radius', 'shadow', 'breakpoint'].map((namespace) => `  --${namespace}-*: initial;`),
    ...Object.entries(breakpoints).map(([name, width]) => `  --breakpoint-${name}: ${rem(width)};`),
    '}',
    '',
    ...tailwindTheme(''),
  ].join('\n');
}
