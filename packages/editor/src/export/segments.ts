import type { Direction, LayoutLine } from '@palimpsest/typeset';
import type { EditorText } from '../model/text.ts';

/** Letters of a line that are set alike and straight. */
export interface PlacedSegment {
  text: string;
  /** Left end of their baseline, from the left side of the box and the top of the block of lines. */
  x: number;
  y: number;
  /** Of their baseline: radians, clockwise. */
  angle: number;
  fontWeight: number;
  fill?: string | undefined;
  /** The side from which they are written; space behind letters that are written from the right is left out. */
  direction: Direction;
}

/** The parts of a line that are set alike: one where it has no runs, and one for each of the letters of a curved line. */
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
