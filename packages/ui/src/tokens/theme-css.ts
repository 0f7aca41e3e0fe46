import {
  durations,
  easings,
  fontFamilies,
  radii,
  semanticColors,
  shadowColor,
  shadows,
  spacing,
  typeScale,
  type ThemedColor,
} from './tokens.ts';

const rem = (value: number) => `${value}rem`;

const themed = ({ light, dark }: ThemedColor) => `light-dark(${light}, ${dark})`;

function declarations(prefix: string, values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => `  --${prefix}-${name}: ${value};`);
}

function mapValues<T>(values: Record<string, T>, format: (value: T) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, format(value)]));
}

/** The text of `styles/theme.css`: every token as a custom property, colours switched by `color-scheme` and `data-theme`. */
export function themeCss(): string {
  return [
    '/* Made from tokens/tokens.ts by scripts/generate-theme.ts: change the tokens, then run `pnpm --filter @palimpsest/ui theme`. */',
    ':root {',
    '  color-scheme: light dark;',
    ...declarations('color', mapValues(semanticColors, themed)),
    `  --shadow-color: ${themed(shadowColor)};`,
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
