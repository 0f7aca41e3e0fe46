import type { Measure } from './break.ts';
import type { Stretch } from './types.ts';

/** A line whose parts are placed. */
export interface PlacedLine {
  text: string;
  /** Its start in the whole text, in UTF-16 units. */
  start: number;
  /** The embedding level of each UTF-16 unit, as in its whole paragraph. Default: all is written from the left. */
  levels?: Uint8Array | undefined;
}

/** A part of a line, with where it stands on it. */
export interface PlacedPiece {
  piece: Stretch;
  /** The distance from the left end of the line, at size 1. */
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

/** Stretches of neighbours of a level or a higher one, as where they begin and end. */
function stretchesFrom(level: number, levels: readonly number[]): [number, number][] {
  const stretches: [number, number][] = [];
  for (const [index, own] of levels.entries()) {
    const last = stretches.at(-1);
    if (own < level) continue;
    if (last?.[1] === index) last[1] = index + 1;
    else stretches.push([index, index + 1]);
  }
  return stretches;
}

/**
 * Places the parts of a line: each stretch of a level is mirrored, from the highest level down to the first. Source: rule L2 of UAX #9, with
 * whole words in place of letters.
 *
 * @param measure width of a part of the whole text at size 1, without space after its last letter
 */
export function placePieces(
  { text, start, levels }: PlacedLine,
  pieces: readonly Stretch[],
  measure: Measure,
): PlacedPiece[] {
  const lefts = leftEnds(text, start, pieces, measure);
  const own = pieces.map((piece) => levels?.[piece.start - start] ?? 0);
  const widths = levels ? pieces.map(({ text: words, start: at }) => measure(words.trimEnd(), at)) : [];
  const mirror = (from: number, to: number): void => {
    const all = pieces.slice(from, to).map((_, index) => from + index);
    const left = Math.min(...all.map((index) => lefts[index] ?? 0));
    const right = Math.max(...all.map((index) => (lefts[index] ?? 0) + (widths[index] ?? 0)));
    for (const index of all) lefts[index] = left + right - (lefts[index] ?? 0) - (widths[index] ?? 0);
  };
  for (let level = Math.max(0, ...own); level > 0; level--) {
    for (const [from, to] of stretchesFrom(level, own)) mirror(from, to);
  }
  return pieces.map((piece, index) => ({
    piece,
    left: lefts[index] ?? 0,
    rightToLeft: (own[index] ?? 0) % 2 === 1,
  }));
}
