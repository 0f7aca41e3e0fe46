import { sign, text } from '../design.ts';
import type { Design } from '../design.ts';
import { nearestWeight } from '../typefaces.ts';
import { stack } from './layout.ts';
import type { Layout } from './layout.ts';

/** Text along a circle; it is measured glyph by glyph. The upper arc is read clockwise, the lower one counter-clockwise. */
function arc(design: Design, part: string, content: string, radius: number, size: number, upper: boolean): string {
  const reach = upper ? radius : radius + size * 0.72;
  const path = upper
    ? `M ${-reach} 0 A ${reach} ${reach} 0 0 1 ${reach} 0`
    : `M ${-reach} 0 A ${reach} ${reach} 0 0 0 ${reach} 0`;
  const weight = nearestWeight(design.text, 700);
  return `<path id="${part}" d="${path}" fill="none"/><text data-arc="${part}" fill="${design.palette.ink}" font-family="${design.text.family}" font-weight="${weight}" font-size="${size}" letter-spacing="${size * 0.06}" text-anchor="middle"><textPath href="#${part}" startOffset="50%">${content}</textPath></text>`;
}

/** A round badge: text along its upper and its lower edge, a word and a sign in the middle. */
export const badge: Layout = {
  name: 'badge',
  size: () => ({ width: 900, height: 900 }),
  body: (design, { width, height }) => {
    const { words, palette } = design;
    const radius = 300;
    const upper = words.upper(words.phrase());
    const lower = words.phrase();
    const size = (content: string): number => Math.min(64, (radius * 2.3) / (content.length * 0.66));
    const middle = words.word();
    return `<svg viewBox="${-width / 2} ${-height / 2} ${width} ${height}" width="${width}" height="${height}" style="position:absolute;inset:0">
      <circle r="420" fill="${palette.tint}" data-scenery/><circle r="408" fill="none" stroke="${palette.accent}" stroke-width="7" data-scenery/><circle r="262" fill="none" stroke="${palette.accent}" stroke-width="4" data-scenery/>
      ${arc(design, 'upper', upper, radius, size(upper), true)}${arc(design, 'lower', lower, radius, size(lower), false)}</svg>
      ${stack(18, [sign(design, 120), text(design, 'middle', middle, { size: Math.min(72, 420 / (middle.length * 0.64)), weight: 700, face: 'display', align: 'center' })], 'position:absolute;inset:0;align-items:center;justify-content:center')}`;
  },
};
