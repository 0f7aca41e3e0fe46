import { drawnFace } from '@palimpsest/typeset';
import type { EditorText } from '../model/text.ts';

/** Degrees by which `paintText` slants an italic of a family that has none. */
const madeItalic = 10;

/** Degrees by which the letters of a text are slanted: an italic of a family that has none is made of its upright. */
export function slopeOf({ fontFamily, fontWeight, fontStyle = 'normal' }: EditorText): number {
  return fontStyle === 'italic' && drawnFace(fontFamily, fontWeight, fontStyle).style === 'normal' ? madeItalic : 0;
}
