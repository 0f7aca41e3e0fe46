import { patternParameters } from './parameters.ts';
import type { Grid } from './grid.ts';
import { blocked, free, unseen } from './cell-states.ts';

const { largestSpeck, fewestSpecks } = patternParameters;

/** Frees the dots and stars of a pattern, which the background right under the text may lack, since the text hid them. */
export function freePattern(grid: Grid, states: Uint8Array, fontSize: number): void {
  const seen = new Uint8Array(states.length);
  const specks: number[][] = [];
  for (let cell = 0; cell < states.length; cell++) {
    if (states[cell] !== blocked || seen[cell]) continue;
    const island = islandOf(cell, grid, states, seen);
    if (isSpeck(island, grid, states, (largestSpeck * fontSize) / grid.cell)) specks.push(island);
  }
  if (specks.length < fewestSpecks) return;
  for (const cell of specks.flat()) states[cell] = free;
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

function isSpeck(island: readonly number[], grid: Grid, states: Uint8Array, largest: number): boolean {
  if (island.length > largest * largest) return false;
  if (island.some((cell) => states[cell] !== blocked && states[cell] !== unseen)) return false;
  const columns = island.map((cell) => cell % grid.columns);
  const rows = island.map((cell) => Math.floor(cell / grid.columns));
  return Math.max(...columns) - Math.min(...columns) < largest && Math.max(...rows) - Math.min(...rows) < largest;
}
