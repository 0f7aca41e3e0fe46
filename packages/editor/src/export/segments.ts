import type { Direction, LayoutLine } from '@palimpsest/typeset';
import type { EditorText } from '../model/text.ts';

/** Letters of a line that have the same style and a straight baseline. */
export interface PlacedSegment {
  text: string;
  /** The left end of their baseline, from the left side of the box and the top of the block of lines. */
  x: number;
  y: number;
  /** The angle of their baseline, in radians, clockwise. */
  angle: number;
  fontWeight: number;
  fill?: string | undefined;
  /** The direction in which they are written; trailing space of right-to-left letters is left out. */
  direction: Direction;
}

/** The segments of a line: one if it has no runs, and one for each letter of a curved line. */
export function segmentsOf(
  { segments, pieces, text, x, baseline, direction }: LayoutLine,
  { fontWeight }: EditorText,
): PlacedSegment[] {
  const straight = segments ?? [{ text, x: 0, fontWeight, ...(direction && { direction }) }];
  const placed = pieces ?? straight.map((segment) => ({ ...segment, x: x + segment.x, y: baseline, angle: 0 }));
  return placed.map((part) =>
    part.direction ? { ...part, text: part.text.trimEnd(), direction: 'rtl' } : { ...part, direction: 'ltr' },
  );
}

/** The weights in which letters of a text are set. */
export function weightsOf({ fontWeight, runs = [] }: EditorText): number[] {
  return [...new Set([fontWeight, ...runs.map((run) => run.fontWeight ?? fontWeight)])];
}
