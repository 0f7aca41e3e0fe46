import type { ColourPlanes } from '../../image/planes.ts';
import { median } from '../../median.ts';
import { fillLaplace } from './laplace.ts';

/** Levels by which a pixel may be off the others of its row or column, and the share of the known pixels that have to be within. */
const sameLevels = 1;
const minShare = 0.95;

/** How the rows or the columns of a picture lie in its planes. */
interface Lines {
  lines: number;
  /** Index steps from the first pixel of a line to that of the next, and from one pixel of a line to the next. */
  step: number;
  along: number;
  pixels: number;
}

/**
 * A fill for a picture whose rows, or whose columns, are of one colour each, such as a bar that shines or a ribbon with seams: each goes on through the gap.
 * Undefined where they are not.
 */
export function evenLinesFill(
  planes: ColourPlanes,
  unknown: Uint8Array,
): ((planes: ColourPlanes, unknown: Uint8Array) => void) | undefined {
  const { width, height } = planes;
  const rows: Lines = { lines: height, step: width, along: 1, pixels: width };
  const columns: Lines = { lines: width, step: 1, along: width, pixels: height };
  const even = [rows, columns].find((lines) => areEven(planes, unknown, lines));
  return even && ((into, gap) => fillAlong(into, gap, even));
}

function areEven({ channels }: ColourPlanes, unknown: Uint8Array, lines: Lines): boolean {
  let [known, alike] = [0, 0];
  for (let line = 0; line < lines.lines; line++) {
    const places = placesOf(line, lines);
    const seen = places.filter((i) => unknown[i] === 0);
    if (seen.length === 0) continue;
    const middle = channels.map((plane) => median(seen.map((i) => plane[i] ?? 0)) ?? 0);
    known += seen.length;
    for (const i of seen) {
      if (channels.every((plane, c) => Math.abs((plane[i] ?? 0) - (middle[c] ?? 0)) <= sameLevels)) alike++;
    }
    if (alike < known - (1 - minShare) * lines.lines * lines.pixels) return false;
  }
  return known > 0 && alike >= minShare * known;
}

function placesOf(line: number, { step, along, pixels }: Lines): number[] {
  return Array.from({ length: pixels }, (_, at) => line * step + at * along);
}

/** Fills in place what is unknown of each line: it changes evenly between the known pixels before and behind. What is no line is filled from those around. */
function fillAlong(planes: ColourPlanes, unknown: Uint8Array, lines: Lines): void {
  const { channels } = planes;
  const left = new Uint8Array(unknown.length);
  for (let line = 0; line < lines.lines; line++) {
    const places = placesOf(line, lines);
    const known = places.flatMap((i, at) => (unknown[i] === 0 ? [at] : []));
    if (known.length === 0) for (const i of places) left[i] = 1;
    if (known.length === 0) continue;
    let next = 0;
    for (const [at, i] of places.entries()) {
      if (unknown[i] === 0) continue;
      while (next < known.length && (known[next] ?? 0) < at) next++;
      const [before, behind] = [known[next - 1] ?? known[next] ?? at, known[next] ?? known[next - 1] ?? at];
      const share = behind === before ? 0 : (at - before) / (behind - before);
      for (const plane of channels) {
        const [from, to] = [plane[places[before] ?? i] ?? 0, plane[places[behind] ?? i] ?? 0];
        plane[i] = from + share * (to - from);
      }
    }
  }
  fillLaplace(planes, left);
}
