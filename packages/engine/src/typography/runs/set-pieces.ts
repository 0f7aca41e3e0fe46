import { type LibraryFace, matchFace } from '@palimpsest/typefaces';
import { measureText } from '@palimpsest/typeset';
import type { RunStyle } from '../../model/paragraph.ts';
import type { LineInk } from '../line-ink.ts';
import type { SetPiece } from '../pens.ts';
import type { Setting } from '../refine-setting.ts';
import { measuringContext } from '../specimen.ts';
import type { LinePiece } from './line-pieces.ts';

/**
 * The pieces of lines with the faces that they are set in, and the room that is before each.
 * @param face of the letters that are in no run
 */
export function setPieces(
  pieces: readonly LinePiece[],
  lines: readonly LineInk[],
  face: LibraryFace,
  { runs, fontSize, letterSpacing }: Setting & { runs: readonly RunStyle[] },
): SetPiece[] {
  const weightOf = ({ run }: LinePiece): number =>
    (run === undefined ? undefined : runs[run]?.fontWeight) ?? face.face.weight;
  const faceOf = (piece: LinePiece): LibraryFace =>
    matchFace(face.typeface.name, weightOf(piece), face.face.style) ?? face;
  return pieces.map((piece) => {
    const { ink, start } = piece;
    const line = lines.find(({ index }) => index === ink.index);
    const before = line?.text.slice(0, start) ?? '';
    const weights = pieces
      .filter((other) => other.ink.index === ink.index && other.start < start)
      .map((other) => ({ start: other.start, end: other.start + other.ink.text.length, fontWeight: weightOf(other) }));
    const width = measureText(measuringContext(), before, {
      fontFamily: face.typeface.name,
      fontWeight: face.face.weight,
      fontStyle: face.face.style,
      fontSize,
      textAlign: 'left',
      letterSpacing,
      runs: weights,
    });
    return { ink, face: faceOf(piece), before: before === '' ? 0 : width + letterSpacing * fontSize };
  });
}
