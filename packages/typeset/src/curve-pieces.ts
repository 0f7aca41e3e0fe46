import { bent } from './curve.ts';
import type { Measure } from './break.ts';
import { stretchesOf } from './runs.ts';
import type { CurvedPiece, LayoutLine, StyledRun, TextStyle } from './types.ts';

/**
 * Letters whose words stay whole: those that join, hang from one head line or are written from the right.
 */
const joined =
  /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mand}\p{sc=Rohg}\p{sc=Adlm}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Tibt}\p{sc=Hebr}\p{sc=Thaa}]/u;
/** Letters of words that run from the right. */
export const fromTheRight =
  /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mand}\p{sc=Rohg}\p{sc=Adlm}\p{sc=Hebr}\p{sc=Thaa}]/u;
const fromTheLeft = /\p{Letter}/u;
/** Letters that fonts draw as one: they part only where they are set apart. */
const ligature = /^f[fijlt]+$/;
const space = /^\s+$/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

interface Piece {
  text: string;
  /** In the whole text, in UTF-16 units. */
  start: number;
  run: StyledRun | undefined;
}

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

function piecesOf(text: string, start: number, { runs = [], letterSpacing = 0 }: TextStyle): Piece[] {
  return stretchesOf(text, start, runs).flatMap((stretch) => {
    let at = stretch.start;
    return cut(stretch.text, letterSpacing !== 0).map((letters) => {
      const piece = { text: letters, start: at, run: stretch.run };
      at += letters.length;
      return piece;
    });
  });
}

/** Left ends of pieces that follow each other from the left, at size 1, kerned with what stands before them. */
function leftEnds(line: string, start: number, pieces: readonly Piece[], measure: Measure): number[] {
  return pieces.map(
    ({ text, start: at }) => measure(line.slice(0, at - start + text.length), start) - measure(text, at),
  );
}

/** Of each piece, whether it runs from the right: numbers and signs do between words that do. */
function directions(pieces: readonly Piece[]): boolean[] {
  const own = pieces.map(({ text }) => (fromTheRight.test(text) ? true : fromTheLeft.test(text) ? false : undefined));
  return own.map((direction, index) => {
    if (direction !== undefined) return direction;
    const before = own.slice(0, index).findLast((other) => other !== undefined);
    const after = own.slice(index + 1).find((other) => other !== undefined);
    return before === true && after === true;
  });
}

/** The same where words run from the right: those that follow each other stand in the other order. The line itself runs from the left. */
function mixedLeftEnds(line: string, start: number, pieces: readonly Piece[], measure: Measure): number[] {
  const straight = leftEnds(line, start, pieces, measure);
  const rightEnds = pieces.map(({ text, start: at }, index) => (straight[index] ?? 0) + measure(text.trimEnd(), at));
  const isFromRight = directions(pieces);
  const ends = [...straight];
  for (let from = 0; from < pieces.length; from++) {
    if (isFromRight[from] !== true || isFromRight[from - 1] === true) continue;
    const past = isFromRight.indexOf(false, from);
    const to = past < 0 ? pieces.length : past;
    const mirror = (straight[from] ?? 0) + (rightEnds[to - 1] ?? 0);
    for (let at = from; at < to; at++) ends[at] = mirror - (rightEnds[at] ?? 0);
  }
  return ends;
}

/**
 * The letters of a line along its circle. Each grapheme cluster stands at its advance, turned as the circle is under its middle, so that its
 * middle touches the circle; ligatures, words of scripts whose letters join and words that run from the right stay whole.
 *
 * @param measure width of a part of the whole text at size 1, without space after its last letter
 * @param middle from the left of the box, where the circle has its highest or lowest point
 */
export function curvedPieces(
  { text, start, x, baseline }: LayoutLine,
  radius: number,
  style: TextStyle,
  measure: Measure,
  middle: number,
): CurvedPiece[] {
  const { fontSize, fontWeight } = style;
  const pieces = piecesOf(text, start, style);
  const ends = (fromTheRight.test(text) ? mixedLeftEnds : leftEnds)(text, start, pieces, measure);
  return pieces.map((piece, index) => {
    const width = measure(piece.text.trimEnd(), piece.start) * fontSize;
    const left = x + (ends[index] ?? 0) * fontSize;
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
    };
  });
}
