import { type Direction, embeddingLevels } from './direction.ts';
import type { LineSegment, Stretch, StyledRun, TextStyle } from './types.ts';
import { placePieces } from './visual-order.ts';
import type { PlacedLine } from './visual-order.ts';

/**
 * A part of a text cut where its runs begin and end.
 * @param start where the part begins in the whole text, in UTF-16 units
 */
export function stretchesOf(text: string, start: number, runs: readonly StyledRun[]): Stretch[] {
  const end = start + text.length;
  const stretches: Stretch[] = [];
  let at = start;
  const put = (to: number, run: StyledRun | undefined): void => {
    if (to <= at) return;
    stretches.push({ text: text.slice(at - start, to - start), start: at, run });
    at = to;
  };
  for (const run of runs) {
    put(Math.min(run.start, end), undefined);
    put(Math.min(run.end, end), run);
  }
  put(end, undefined);
  return stretches;
}

/** Whether letters of a text are set in several weights, so that it cannot be measured as a whole. */
export function hasWeights({ runs = [], fontWeight }: Pick<TextStyle, 'runs' | 'fontWeight'>): boolean {
  return runs.some((run) => run.fontWeight !== undefined && run.fontWeight !== fontWeight);
}

/** Words, numbers and signs, each with the space behind it: in a line that is written from both sides each has a place of its own. */
const parts =
  /(?:\p{Extended_Pictographic}(?:[\p{Extended_Pictographic}\p{EMod}]|\u200d|\ufe0f)*|[\p{L}\p{M}\p{Nl}]+|[+#$€£-]?\p{Nd}(?:[\p{Nd}.,:/]*\p{Nd})?[%°€$]?|\S)\s*|\s+/gu;

/** A stretch as the parts that have places of their own. */
function partsOf({ text, start, run }: Stretch): Stretch[] {
  return Array.from(text.matchAll(parts), ({ 0: part, index }) => ({ text: part, start: start + index, run }));
}

/** Whether a line is ordered otherwise in its paragraph than by itself, as numbers, signs and brackets at its ends may be. */
function isOrderedByParagraph(text: string, levels: Uint8Array, direction: Direction | undefined): boolean {
  return embeddingLevels(text, direction).some((level, index) => level !== levels[index]);
}

/**
 * Places the parts of a line that are set alike; undefined where the line has no runs and its order follows from itself.
 * @param measure width of a part of the whole text that begins at `start`, at size 1, without space after its last letter
 */
export function segmentsOf(
  line: PlacedLine & { direction?: Direction | undefined },
  style: TextStyle,
  measure: (text: string, start: number) => number,
): LineSegment[] | undefined {
  const { text, start, levels, direction } = line;
  const stretches = stretchesOf(text, start, style.runs ?? []);
  const hasRuns = stretches.some(({ run }) => run !== undefined);
  if (!hasRuns && !(levels && isOrderedByParagraph(text, levels, direction))) return undefined;
  return placeStretches(levels ? stretches.flatMap(partsOf) : stretches, line, style, measure);
}

/** Places the stretches that make up a line. @param measure as for {@link segmentsOf} */
export function placeStretches(
  stretches: readonly Stretch[],
  line: PlacedLine,
  { fontSize, fontWeight }: Pick<TextStyle, 'fontSize' | 'fontWeight'>,
  measure: (text: string, start: number) => number,
): LineSegment[] {
  return placePieces(line, stretches, measure).map(({ piece, left, rightToLeft }) => ({
    text: piece.text,
    x: left * fontSize,
    fontWeight: piece.run?.fontWeight ?? fontWeight,
    ...(piece.run?.fill !== undefined && { fill: piece.run.fill }),
    ...(rightToLeft && { direction: 'rtl' as const }),
  }));
}

/** The runs in order and within the text, without empty or overlapping ones. */
function tidyRuns(runs: readonly StyledRun[], length: number): StyledRun[] {
  const tidy: StyledRun[] = [];
  for (const run of runs.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(run.start, tidy.at(-1)?.end ?? 0);
    const end = Math.min(run.end, length);
    if (end > start) tidy.push({ ...run, start, end });
  }
  return tidy;
}

/**
 * The runs of a text that was written anew. What stands before the first change and behind the last one is the same text: a run that
 * reaches into the change keeps what is left of it, one around the change grows with it, and one whose letters are gone is found
 * again where its words stand once elsewhere.
 */
export function keepRuns(runs: readonly StyledRun[], before: string, after: string): StyledRun[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const changedEnd = before.length - tail;
  const grown = after.length - before.length;
  const kept = runs.map((run) => {
    const words = before.slice(run.start, run.end);
    const found = after.indexOf(words);
    if (run.start >= head && run.end <= changedEnd && found >= 0 && found === after.lastIndexOf(words))
      return { ...run, start: found, end: found + words.length };
    const isAround = run.start <= head && run.end >= changedEnd && run.end > head && changedEnd > run.start;
    if (isAround) return { ...run, end: run.end + grown };
    return {
      ...run,
      start: run.start < head ? run.start : Math.max(run.start, changedEnd) + grown,
      end: run.end <= head ? run.end : run.end >= changedEnd ? run.end + grown : head,
    };
  });
  return tidyRuns(kept, after.length);
}
