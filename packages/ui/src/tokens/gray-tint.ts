import { clampChroma, converter, formatHex, type Oklch } from 'culori/fn';
import { contrastRatio } from './contrast.ts';
import { semanticColors, type SemanticColor, type ThemedColor } from './tokens.ts';

/** The colours without a hue of their own, by where a tint may move their luminance: backgrounds away from texts, texts away from backgrounds. */
const neutralBackgrounds = [
  'canvas',
  'surface',
  'raised',
  'raised-hover',
  'field-fill',
  'sunken',
  'on-inverse',
] as const;
const neutralTexts = ['ink', 'muted', 'faint', 'line', 'strong', 'inverse'] as const;

/** The colours that follow a tint of the greys. */
export type NeutralColor = (typeof neutralBackgrounds)[number] | (typeof neutralTexts)[number];

/** A tint with this chroma (OKLCH) or more keeps the chroma of the greys, a weaker one lowers it; grey makes them grey. */
const fullTint = 0.02;
const step = 0.001;

/** In this theme: the hue of the tint, and the nearest luminance that lowers no contrast. `direction` is 1 where texts are lighter than backgrounds. */
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
    lightness += direction * step;
  return lightness >= 1 ? '#ffffff' : colorAt(Math.max(lightness, 0));
}

/** The neutral colours in the hue of a tint, in both themes. No contrast between them, or with an accent, is lower than without the tint. */
export function tintedNeutrals(tint: Oklch): [NeutralColor, ThemedColor][] {
  const names: readonly NeutralColor[] = [...neutralBackgrounds, ...neutralTexts] satisfies SemanticColor[];
  return names.map((name) => [name, { light: tinted(name, 'light', tint), dark: tinted(name, 'dark', tint) }]);
}
