import { bent } from './curve.ts';
import type { Measure } from './break.ts';
import { stretchesOf } from './runs.ts';
import type { CurvedPiece, LayoutLine, Stretch, TextStyle } from './types.ts';
import { placePieces } from './visual-order.ts';
import type { PlacedLine } from './visual-order.ts';

/**
 * Letters whose words stay whole: those that join, hang from one head line or are written from the right.
 */
const joined =
  /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mand}\p{sc=Rohg}\p{sc=Adlm}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Tibt}\p{sc=Hebr}\p{sc=Thaa}]/u;
/** Letters that fonts draw as one: they part only where they are set apart. */
const ligature = /^f[fijlt]+$/;
const space = /^\s+$/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A stretch of a line cut into what is set as if straight; white space belongs to the piece before it. */
function cut(text: string, isSetApart: boolean): string[] {
  const pieces: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = pieces.at(-1);
    const isOpen = last !== undefined && !/\s$/u.test(last);
    const hangsTogether =
      last !== undefined &&
      (space.test(segment) ||
        (isOpen && joined.test(segment) && joined.test(last)) ||
        (!isSetApart && ligature.test(last + segment)));
    if (hangsTogether) pieces.splice(-1, 1, last + segment);
    else pieces.push(segment);
  }
  return pieces;
}

function piecesOf(text: string, start: number, { runs = [], letterSpacing = 0 }: TextStyle): Stretch[] {
  return stretchesOf(text, start, runs).flatMap((stretch) => {
    let at = stretch.start;
    return cut(stretch.text, letterSpacing !== 0).map((letters) => {
      const piece = { text: letters, start: at, run: stretch.run };
      at += letters.length;
      return piece;
    });
  });
}

/**
 * The letters of a line along its circle. Each grapheme cluster stands at its advance, turned as the circle is under its middle, so that its
 * middle touches the circle; ligatures, words of scripts whose letters join and words that run from the right stay whole.
 *
 * @param measure width of a part of the whole text at size 1, without space after its last letter
 * @param middle from the left of the box, where the circle has its highest or lowest point
 */
export function curvedPieces(
  { text, start, x, baseline, levels }: LayoutLine & Pick<PlacedLine, 'levels'>,
  radius: number,
  style: TextStyle,
  measure: Measure,
  middle: number,
): CurvedPiece[] {
  const { fontSize, fontWeight } = style;
  const pieces = piecesOf(text, start, style);
  return placePieces({ text, start, levels }, pieces, measure).map(({ piece, left: from, rightToLeft }) => {
    const width = measure(piece.text.trimEnd(), piece.start) * fontSize;
    const left = x + from * fontSize;
    const foot = bent(radius, baseline, left + width / 2 - middle, 0);
    return {
      text: piece.text,
      start: piece.start,
      x: middle + foot.x - (width / 2) * Math.cos(foot.angle),
      y: foot.y - (width / 2) * Math.sin(foot.angle),
      angle: foot.angle,
      width,
      fontWeight: piece.run?.fontWeight ?? fontWeight,
      ...(piece.run?.fill !== undefined && { fill: piece.run.fill }),
      ...(rightToLeft && { direction: 'rtl' as const }),
    };
  });
}
