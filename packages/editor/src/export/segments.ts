import type { LayoutLine, LineSegment } from '@palimpsest/typeset';
import type { EditorText } from '../model/text.ts';

/** The parts of a line that are set alike: one where it has no runs. */
export function segmentsOf({ segments, text }: LayoutLine, { fontWeight }: EditorText): LineSegment[] {
  return segments ?? [{ text, x: 0, fontWeight }];
}

/** The weights in which letters of a text are set. */
export function weightsOf({ fontWeight, runs = [] }: EditorText): number[] {
  return [...new Set([fontWeight, ...runs.map((run) => run.fontWeight ?? fontWeight)])];
}
