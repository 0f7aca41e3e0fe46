import type { Measure } from './break.ts';
import { type Direction, firstStrongDirection, hasRightToLeft } from './direction.ts';
import type { Stretch } from './runs.ts';

/** A part of a line, with where it stands on it. */
export interface PlacedPiece {
  piece: Stretch;
  /** From the left end of the line, at size 1. */
  left: number;
  /** Whether its letters are written from the right. */
  rightToLeft: boolean;
}

/** Left ends of pieces that follow each other from the left, at size 1, kerned with what stands before them. */
function leftEnds(line: string, start: number, pieces: readonly Stretch[], measure: Measure): number[] {
  return pieces.map(
    ({ text, start: at }) => measure(line.slice(0, at - start + text.length), start) - measure(text, at),
  );
}

/** Of each piece, whether it runs from the right: numbers and signs do between words that do, and elsewhere as the line does. */
function directions(pieces: readonly Stretch[], base: Direction): boolean[] {
  const own = pieces.map(({ text }) => firstStrongDirection(text));
  return own.map((direction, index) => {
    if (direction !== undefined) return direction === 'rtl';
    const before = own.slice(0, index).findLast((other) => other !== undefined) ?? base;
    const after = own.slice(index + 1).find((other) => other !== undefined) ?? base;
    return (before === after ? before : base) === 'rtl';
  });
}

/** Stretches of neighbours that run from one side, as where they begin and end. */
function stretchesFrom(side: boolean, isFromRight: readonly boolean[]): [number, number][] {
  const stretches: [number, number][] = [];
  for (const [index, from] of isFromRight.entries()) {
    const last = stretches.at(-1);
    if (from !== side) continue;
    if (last?.[1] === index) last[1] = index + 1;
    else stretches.push([index, index + 1]);
  }
  return stretches;
}

/**
 * Where the parts of a line stand: in the order of the text from the left or from the right as the line is written, words of the other direction
 * among themselves in the other order. Source: rule L2 of UAX #9, with whole words in place of letters.
 *
 * @param measure width of a part of the whole text at size 1, without space after its last letter
 */
export function placePieces(
  { text, start, direction = 'ltr' }: { text: string; start: number; direction?: Direction | undefined },
  pieces: readonly Stretch[],
  measure: Measure,
): PlacedPiece[] {
  const lefts = leftEnds(text, start, pieces, measure);
  const placed = (isFromRight: readonly boolean[]) =>
    pieces.map((piece, index) => ({ piece, left: lefts[index] ?? 0, rightToLeft: isFromRight[index] === true }));
  if (direction === 'ltr' && !hasRightToLeft(text)) return placed([]);
  const widths = pieces.map(({ text: words, start: at }) => measure(words.trimEnd(), at));
  const mirror = (from: number, to: number): void => {
    const all = pieces.slice(from, to).map((_, index) => from + index);
    const left = Math.min(...all.map((index) => lefts[index] ?? 0));
    const right = Math.max(...all.map((index) => (lefts[index] ?? 0) + (widths[index] ?? 0)));
    for (const index of all) lefts[index] = left + right - (lefts[index] ?? 0) - (widths[index] ?? 0);
  };
  const isFromRight = directions(pieces, direction);
  if (direction === 'rtl') mirror(0, pieces.length);
  for (const [from, to] of stretchesFrom(direction === 'ltr', isFromRight)) mirror(from, to);
  return placed(isFromRight);
}
