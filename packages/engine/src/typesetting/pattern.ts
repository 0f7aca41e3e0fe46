import type { Bounds } from '../geometry/bounds.ts';
import type { Grid } from './grid.ts';
import { blocked, free, unseen } from './cell-states.ts';

// Chosen by eye on the posters.
/** Islands no wider and no higher than this may belong to a pattern; in font sizes. */
const largestSpeck = 1;
/** Minimum number of specks of a pattern; fewer are things of their own, such as an icon. */
const minSpecks = 4;

/**
 * Frees what is as small as a full stop within the ink of a text: it is one that the text was read and erased without, and would keep its translation out of
 * the rows on both sides.
 *
 * @param largest in pixels of the image
 */
export function freeStops(grid: Grid, states: Uint8Array, ink: Bounds, largest: number): void {
  const { left, right, top, bottom } = grid.cellsOf(ink);
  const seen = new Uint8Array(states.length);
  for (const cell of grid.cellsIn(ink)) {
    if (states[cell] !== blocked || seen[cell]) continue;
    const speck = speckOf(islandOf(cell, grid, states, seen), grid, states, largest / grid.cell);
    if (!speck || speck.left < left || speck.left + speck.width > right) continue;
    if (speck.top < top || speck.top + speck.height > bottom) continue;
    for (const own of speck.cells) states[own] = free;
  }
}

/**
 * Frees the dots and stars of a pattern, which the background right under the text may lack, since the text hid them. Those of a pattern are about as large as
 * each other and stand in several rows and columns: an arrow, an icon or the letters of a line are things of their own.
 */
export function freePattern(grid: Grid, states: Uint8Array, fontSize: number): void {
  const seen = new Uint8Array(states.length);
  const specks: Speck[] = [];
  for (let cell = 0; cell < states.length; cell++) {
    if (states[cell] !== blocked || seen[cell]) continue;
    const island = islandOf(cell, grid, states, seen);
    const speck = speckOf(island, grid, states, (largestSpeck * fontSize) / grid.cell);
    if (speck) specks.push(speck);
  }
  const bySize = Map.groupBy(specks, ({ width, height }) => sizeKey(width, height));
  for (const same of bySize.values()) {
    const [{ width, height } = { width: 0, height: 0 }] = same;
    // A cell more or less is the grid's doing.
    const alike = [-1, 0, 1].flatMap((wider) =>
      [-1, 0, 1].flatMap((higher) => bySize.get(sizeKey(width + wider, height + higher)) ?? []),
    );
    if (alike.length < minSpecks || !isSpread(alike, { width, height })) continue;
    for (const cell of same.flatMap(({ cells }) => cells)) states[cell] = free;
  }
}

function sizeKey(width: number, height: number): string {
  return `${width} ${height}`;
}

/** An island that may belong to a pattern; in cells. */
interface Speck {
  cells: readonly number[];
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Whether specks stand in more than one row, and in more than one column. */
function isSpread(specks: readonly Speck[], { width, height }: Pick<Speck, 'width' | 'height'>): boolean {
  const lefts = specks.map(({ left }) => left);
  const tops = specks.map(({ top }) => top);
  return Math.max(...lefts) - Math.min(...lefts) > width && Math.max(...tops) - Math.min(...tops) > height;
}

/** All cells that hang together with a cell and are not known to be free. */
function islandOf(start: number, grid: Grid, states: Uint8Array, seen: Uint8Array): number[] {
  const island: number[] = [];
  const border = [start];
  const neighbours = new Int32Array(4);
  seen[start] = 1;
  for (let cell = border.pop(); cell !== undefined; cell = border.pop()) {
    island.push(cell);
    const count = grid.neighboursOf(cell, neighbours);
    for (const next of neighbours.subarray(0, count)) {
      if (seen[next] || states[next] === free) continue;
      seen[next] = 1;
      border.push(next);
    }
  }
  return island;
}

function speckOf(island: readonly number[], grid: Grid, states: Uint8Array, largest: number): Speck | undefined {
  if (island.length > largest * largest) return undefined;
  if (island.some((cell) => states[cell] !== blocked && states[cell] !== unseen)) return undefined;
  const columns = island.map((cell) => cell % grid.columns);
  const rows = island.map((cell) => Math.floor(cell / grid.columns));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [width, height] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1];
  return Math.max(width, height) > largest + 1 ? undefined : { cells: island, left, top, width, height };
}
