import type { Bounds } from '../geometry/bounds.ts';

/** Fewer lines end alike by chance. */
const fewestLines = 4;
/** Ends nearer than this are on one edge, and widths further apart would not end there without wider spaces; in font sizes. */
const sameEdge = 0.25;
const leastStretch = 0.6;

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
  if (!last || lines.length < fewestLines) return false;
  const [edge, stretch] = [sameEdge * fontSize, leastStretch * fontSize];
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
