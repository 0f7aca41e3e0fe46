import { fromFrame } from '../geometry/oriented-rectangle.ts';
import { Background, binOf } from './background.ts';
import { blocked, free, outside, unseen } from './cell-states.ts';
import type { Grid } from './grid.ts';
import { freeSpaceParameters } from './parameters.ts';
import type { Surroundings } from './surroundings.ts';

const { samplesAcross } = freeSpaceParameters;
const samples = samplesAcross ** 2;

/** Marks the cells that can be reached from the text's own lines over background of the same colours. */
export function spread(grid: Grid, states: Uint8Array, surroundings: Surroundings): void {
  const background = new Background();
  const binsOf = cellReader(grid, surroundings);
  const border: number[] = [];
  for (const line of surroundings.own) {
    for (const cell of grid.cellsIn(line)) {
      if (states[cell] === free) continue;
      states[cell] = free;
      background.learn(binsOf(cell) ?? []);
      border.push(cell);
    }
  }
  const neighbours = new Int32Array(4);
  for (let cell = border.pop(); cell !== undefined; cell = border.pop()) {
    const beside = binsOf(cell) ?? [];
    const count = grid.neighboursOf(cell, neighbours);
    for (let index = 0; index < count; index++) {
      const next = neighbours[index] ?? 0;
      if (states[next] !== unseen) continue;
      const bins = binsOf(next);
      if (bins === undefined) states[next] = outside;
      else if (background.continues(bins, beside)) {
        states[next] = free;
        border.push(next);
      } else states[next] = blocked;
    }
  }
}

/** Reads the bins of the colours of a cell, evenly spread, once; undefined where some of it lies outside of the margins of the picture. */
function cellReader(grid: Grid, { picture, angle, margins }: Surroundings): (cell: number) => Uint16Array | undefined {
  const { width, height } = picture;
  // Asked for millions of points: their cosine and sine are taken once.
  const right = fromFrame({ x: 1, y: 0 }, angle);
  const down = fromFrame({ x: 0, y: 1 }, angle);
  const { xs, ys } = grid.points(samplesAcross);
  const read = new Uint16Array(grid.columns * grid.rows * samples);
  const isRead = new Uint8Array(grid.columns * grid.rows);
  return (cell) => {
    const bins = read.subarray(cell * samples, (cell + 1) * samples);
    if (isRead[cell] === 1) return bins;
    const firstX = (cell % grid.columns) * samplesAcross;
    const firstY = Math.floor(cell / grid.columns) * samplesAcross;
    for (let at = 0; at < samples; at++) {
      const x = xs[firstX + (at % samplesAcross)] ?? 0;
      const y = ys[firstY + Math.floor(at / samplesAcross)] ?? 0;
      const column = Math.floor(x * right.x + y * down.x);
      const row = Math.floor(x * right.y + y * down.y);
      const isInside =
        column >= margins.x && row >= margins.y && column < width - margins.x && row < height - margins.y;
      if (!isInside) return undefined;
      bins[at] = binOf(picture, row * width + column);
    }
    isRead[cell] = 1;
    return bins;
  };
}
