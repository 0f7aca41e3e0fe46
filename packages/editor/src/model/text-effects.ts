import {
  formatTextBackground,
  formatTextGradient,
  formatTextShadow,
  formatTextStroke,
  formatTextUnderline,
  parseTextShadow,
} from '@palimpsest/typeset';
import type { TextShadow } from '@palimpsest/typeset';
import type { TextAttributes } from './text.ts';

const hex = /^#[\da-f]{6}(?:[\da-f]{2})?$/i;

/** The colour of a text in the hex notation of effects; black if it has another notation. */
export function hexFill({ fill }: Pick<TextAttributes, 'fill'>): string {
  return hex.test(fill) ? fill : '#000000';
}

/** The default underline: in the colour of the text, and placed as in most faces. */
export function plainUnderline(text: Pick<TextAttributes, 'fill'>): string {
  return formatTextUnderline({ offset: 0.12, thickness: 0.06, colour: hexFill(text) });
}

/** A shadow beside its letters, or a glow all around them. */
export type ShadowLook = 'drop' | 'glow';

/** The offset and blur of a shadow of each look, in ems. */
export const shadowLooks = {
  drop: { dx: 0.04, dy: 0.04, blur: 0.08 },
  glow: { dx: 0, dy: 0, blur: 0.3 },
} as const satisfies Record<ShadowLook, Omit<TextShadow, 'colour'>>;

/** The look of a text's shadow; null where it has none. */
export function shadowLookOf({ textShadow }: Pick<TextAttributes, 'textShadow'>): ShadowLook | null {
  const shadow = textShadow === undefined ? undefined : parseTextShadow(textShadow);
  if (!shadow) return null;
  return shadow.dx === 0 && shadow.dy === 0 ? 'glow' : 'drop';
}

/** The default shadow. */
export const plainShadow = formatTextShadow({ ...shadowLooks.drop, colour: '#00000080' });

/** The luma above which white does not stand out, 0 to 1. */
const light = 0.5;

/** The default gradient: from the colour of the text down to one half as light. */
export function plainGradient(text: Pick<TextAttributes, 'fill'>): string {
  const from = hexFill(text);
  const darker = from.slice(1, 7).replaceAll(/../g, (level) =>
    Math.round(Number.parseInt(level, 16) / 2)
      .toString(16)
      .padStart(2, '0'),
  );
  return formatTextGradient({ angle: 180, from, to: `#${darker}` });
}

/** The default box: light behind dark letters, dark behind light ones. */
export function plainBackground(text: Pick<TextAttributes, 'fill'>): string {
  const colour = luminanceOf(text) > light ? '#1f2328' : '#ffffff';
  return formatTextBackground({ above: 1.05, below: 0.4, beside: 0.4, radius: 0.1, colour });
}

/** The default outline: black around light letters, white around dark ones. */
export function plainStroke(text: Pick<TextAttributes, 'fill'>): string {
  return formatTextStroke({ width: 0.06, colour: luminanceOf(text) > light ? '#000000' : '#ffffff' });
}

/** The luma of the letters, 0 to 1: a weighted sum of the sRGB values, without linearisation. */
function luminanceOf(text: Pick<TextAttributes, 'fill'>): number {
  const digits = Number.parseInt(hexFill(text).slice(1, 7), 16);
  return (0.21 * (digits >> 16) + 0.72 * ((digits >> 8) & 255) + 0.07 * (digits & 255)) / 255;
}
