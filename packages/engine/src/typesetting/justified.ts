import type { Bounds } from '../geometry/bounds.ts';

/** Fewer lines end alike by chance. */
const minLines = 4;
/** Ends nearer than this are on one edge, and widths further apart would not end there without wider spaces; in font sizes. */
const sameEdge = 0.25;
const minStretch = 0.6;

/**
 * Whether a text was justified: its lines begin and end on the same edges, but for the end of the last one, although they would differ in
 * width without wider spaces.
 *
 * @param lines around the ink of each line
 * @param natural width of each line without wider spaces, in pixels of the image
 */
export function isJustified(lines: readonly Bounds[], natural: readonly number[], fontSize: number): boolean {
  const full = lines.slice(0, -1);
  const last = lines.at(-1);
  if (!last || lines.length < minLines) return false;
  const [edge, stretch] = [sameEdge * fontSize, minStretch * fontSize];
  return (
    spread(lines.map(({ left }) => left)) <= edge &&
    spread(full.map(({ right }) => right)) <= edge &&
    last.right <= Math.max(...full.map(({ right }) => right)) + edge &&
    spread(natural.slice(0, -1)) >= stretch
  );
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
