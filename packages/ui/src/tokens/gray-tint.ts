import { clampChroma, converter, formatHex, type Oklch } from 'culori/fn';
import { contrastRatio } from './contrast.ts';
import { semanticColors, type SemanticColor, type ThemedColor } from './tokens.ts';

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
export type NeutralColor = (typeof neutralBackgrounds)[number] | (typeof neutralTexts)[number];

/** A tint of this chroma (OKLCH) or more keeps the chroma of the greys. A smaller chroma lowers theirs in proportion. */
const fullTint = 0.02;
const lightnessStep = 0.001;

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
    lightness += direction * lightnessStep;
  return lightness >= 1 ? '#ffffff' : colorAt(Math.max(lightness, 0));
}

/** The neutral colours with the hue of a tint, in both themes. Their contrast with each other and with an accent is never lower than without. */
export function tintedNeutrals(tint: Oklch): [NeutralColor, ThemedColor][] {
  const names: readonly NeutralColor[] = [...neutralBackgrounds, ...neutralTexts] satisfies SemanticColor[];
  return names.map((name) => [name, { light: tinted(name, 'light', tint), dark: tinted(name, 'dark', tint) }]);
}
