import { fromFrame } from '../geometry/oriented-rectangle.ts';
import { Background, binOf } from './background.ts';
import { blocked, free, outside, unseen } from './cell-states.ts';
import type { Grid } from './grid.ts';
import { PlainCells } from './plain-cells.ts';
import { backgroundParameters } from './parameters.ts';
import type { Surroundings } from './surroundings.ts';

// Chosen by eye on the posters.
/** Number of pixels sampled along each side of a cell. */
const samplesAcross = 3;
const { roughShare } = backgroundParameters;
const samples = samplesAcross ** 2;

/**
 * Marks the cells that can be reached from the text's own lines over background of the same colours. On a background that is nowhere even, such as foam or
 * leaves, a text has no more than its own lines: wherever else it went, it would cover something.
 */
export function spread(grid: Grid, states: Uint8Array, surroundings: Surroundings): void {
  const background = new Background();
  const plain = new PlainCells(states.length);
  const { bins, isInside } = cellColours(grid, surroundings, plain);
  const border = new Int32Array(states.length);
  let count = 0;
  let rough = 0;
  for (const line of surroundings.own) {
    for (const cell of grid.cellsIn(line)) {
      if (states[cell] === free) continue;
      states[cell] = free;
      if (isInside(cell)) {
        background.learn(bins, cell * samples, samples);
        plain.own(cell);
        if (plain.isRough(cell)) rough++;
      }
      border[count++] = cell;
    }
  }
  if (rough > roughShare * count) {
    for (let cell = 0; cell < states.length; cell++) if (states[cell] === unseen) states[cell] = outside;
    return;
  }
  const neighbours = new Int32Array(4);
  while (count > 0) {
    const cell = border[--count] ?? 0;
    const beside = isInside(cell) ? samples : 0;
    const around = grid.neighboursOf(cell, neighbours);
    for (let index = 0; index < around; index++) {
      const next = neighbours[index] ?? 0;
      if (states[next] !== unseen) continue;
      if (!isInside(next)) states[next] = outside;
      else if (
        background.continues(bins, { at: next * samples, count: samples }, { at: cell * samples, count: beside }) &&
        plain.goesOn(next, cell)
      ) {
        states[next] = free;
        border[count++] = next;
      } else states[next] = blocked;
    }
  }
}

/** Whether a cell was looked at. */
const unread = 0;
const inside = 1;
const beyond = 2;

/** The bins of the colours of cells, evenly spread; those of a cell are read when it is first asked whether it lies inside of the margins of the picture. */
function cellColours(
  grid: Grid,
  { picture, angle, margins }: Surroundings,
  plain: PlainCells,
): { bins: Uint16Array; isInside: (cell: number) => boolean } {
  const { width, height } = picture;
  // Asked for millions of points: their cosine and sine are taken once.
  const right = fromFrame({ x: 1, y: 0 }, angle);
  const down = fromFrame({ x: 0, y: 1 }, angle);
  const { xs, ys } = grid.points(samplesAcross);
  const bins = new Uint16Array(grid.columns * grid.rows * samples);
  const seen = new Uint8Array(grid.columns * grid.rows);
  const read = (cell: number): boolean => {
    const firstX = (cell % grid.columns) * samplesAcross;
    const firstY = Math.floor(cell / grid.columns) * samplesAcross;
    let to = cell * samples;
    plain.begin(cell);
    for (let atY = firstY; atY < firstY + samplesAcross; atY++) {
      const y = ys[atY] ?? 0;
      for (let atX = firstX; atX < firstX + samplesAcross; atX++) {
        const x = xs[atX] ?? 0;
        const column = Math.floor(x * right.x + y * down.x);
        const row = Math.floor(x * right.y + y * down.y);
        const isWithin =
          column >= margins.x && row >= margins.y && column < width - margins.x && row < height - margins.y;
        if (!isWithin) return false;
        bins[to++] = binOf(picture, row * width + column);
        plain.add(picture, row * width + column);
      }
    }
    return true;
  };
  const isInside = (cell: number): boolean => {
    if (seen[cell] === unread) seen[cell] = read(cell) ? inside : beyond;
    return seen[cell] === inside;
  };
  return { bins, isInside };
}
