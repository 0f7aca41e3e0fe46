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
} from './tokens.ts';

/** The groups of a file of design tokens: names to tokens, or to further groups. */
type Tokens = Record<string, unknown>;

const mapValues = <T>(values: Record<string, T>, format: (value: T) => unknown): Tokens =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, format(value)]));

const rem = (value: number) => ({ $value: { value, unit: 'rem' } });

/** An sRGB hex colour with two digits a channel, and alpha if there are eight digits. */
function color(hex: string) {
  const channels = (hex.match(/[\da-f]{2}/gi) ?? []).map((digits) => Number((parseInt(digits, 16) / 255).toFixed(4)));
  const [alpha = 1] = channels.slice(3);
  return { $value: { colorSpace: 'srgb', components: channels.slice(0, 3), alpha, hex: hex.slice(0, 7) } };
}

const px = (value: number) => ({ value, unit: 'px' });

/** The layers of a `box-shadow` of ours: up to four lengths in px, and the colour of shadows. */
function shadow(css: string, hex: string) {
  const layers = css.split(', ').map((layer) => {
    const [x = 0, y = 0, blur = 0, spread = 0] = (layer.match(/(?<= |^)-?\d+/g) ?? []).map(Number);
    return { color: color(hex).$value, offsetX: px(x), offsetY: px(y), blur: px(blur), spread: px(spread) };
  });
  return { $value: layers };
}

/**
 * The text of `styles/tokens.json`: the tokens in the format of the Design Tokens Community Group (2025.10), which Figma and Style Dictionary
 * read. The colours and the shadows of each theme are a group.
 */
export function designTokensJson(): string {
  const colors = (theme: 'light' | 'dark') =>
    mapValues(semanticColors, ({ use, ...pair }) => ({ ...color(pair[theme]), $description: use }));
  const shadowsOf = (theme: 'light' | 'dark') => mapValues(shadows, (css) => shadow(css, shadowColor[theme]));
  const tokens = {
    color: { $type: 'color', light: colors('light'), dark: colors('dark') },
    shadow: { $type: 'shadow', light: shadowsOf('light'), dark: shadowsOf('dark') },
    font: {
      $type: 'fontFamily',
      ...mapValues(fontFamilies, (families) => ({
        $value: families.replaceAll("'", '').split(', '),
      })),
    },
    text: { $type: 'dimension', ...mapValues(typeScale, ({ size }) => rem(size)) },
    leading: { $type: 'number', ...mapValues(typeScale, ({ lineHeight }) => ({ $value: lineHeight })) },
    space: { $type: 'dimension', ...mapValues(spacing, rem) },
    radius: { $type: 'dimension', ...mapValues(radii, rem) },
    duration: { $type: 'duration', ...mapValues(durations, (value) => ({ $value: { value, unit: 'ms' } })) },
    ease: {
      $type: 'cubicBezier',
      ...mapValues(easings, (curve) => ({ $value: curve.match(/-?[\d.]+/g)?.map(Number) })),
    },
  };
  const lists = /\[\s+([^[\]{}]*?)\s+\]/g;
  const json = JSON.stringify(tokens, undefined, 2);
  // Lists of numbers and names on one line, as the formatter of the repository keeps them.
  return `${json.replace(lists, (_, list: string) => `[${list.split(/,\s+/).join(', ')}]`)}\n`;
}
