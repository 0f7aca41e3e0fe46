import type { Planes } from '../../image/planes.ts';

/** One size of the picture: its colours, and which of its pixels have to be found. */
interface Level {
  planes: Planes;
  unknown: Uint8Array;
}

/** Unknown pixels of a row that lie side by side. */
interface Run {
  y: number;
  from: number;
  /** The column after the last pixel. */
  to: number;
}

// `bench engine` shows a change of these: PSNR dB and CPU s; over-relaxation of successive over-relaxation lies between 1 and 2 (Young, 1950).
/** A level that starts from the halved picture's solution is wrong only in its detail, which few sweeps smooth out. */
const coarseSweeps = 16;
const finestSweeps = 10;
const overRelaxation = 1.5;

/**
 * Fills the unknown pixels by Laplace's equation from the known ones (Dirichlet, reflecting at the border of the planes),
 * in place. Starts from a pull-push pyramid (Gortler et al., The Lumigraph, 1996), relaxed from coarse to fine by red-black successive
 * over-relaxation. Where nothing is known, nothing changes. A sweep that moves no pixel further than `settled` ends the relaxation.
 */
export function fillLaplace(planes: Planes, unknown: Uint8Array, settled = 0.03): void {
  if (!unknown.includes(0)) return;
  const levels = pull({ planes, unknown });
  for (let i = levels.length - 2; i >= 0; i--) {
    const fine = levels[i];
    const coarse = levels[i + 1];
    if (!fine || !coarse) continue;
    push(coarse.planes, fine);
    relax(fine, i === 0 ? finestSweeps : coarseSweeps, settled);
  }
}

/**
 * Fills the unknown pixels with a smooth guess from the known ones around, in place: the pull-push pyramid without relaxation, for where a
 * rough background is enough.
 */
export function fillSmooth(planes: Planes, unknown: Uint8Array): void {
  if (!unknown.includes(0)) return;
  const levels = pull({ planes, unknown });
  for (let i = levels.length - 2; i >= 0; i--) {
    const fine = levels[i];
    const coarse = levels[i + 1];
    if (fine && coarse) push(coarse.planes, fine);
  }
}

/** Halves the picture, each pixel the mean of the known ones below it, until all is known or one pixel is left. */
function pull(finest: Level): Level[] {
  const levels = [finest];
  let level = finest;
  while (level.unknown.includes(1)) {
    level = halve(level);
    levels.push(level);
  }
  return levels;
}

function halve({ planes, unknown }: Level): Level {
  const { width, height } = planes;
  const halfWidth = (width + 1) >> 1;
  const halfHeight = (height + 1) >> 1;
  const stillUnknown = new Uint8Array(halfWidth * halfHeight);
  const channels = planes.channels.map((plane) => {
    const half = new Float32Array(halfWidth * halfHeight);
    for (let y = 0, to = 0; y < halfHeight; y++) {
      const rows = 2 * y + 1 < height ? 2 : 1;
      for (let x = 0; x < halfWidth; x++, to++) {
        const columns = 2 * x + 1 < width ? 2 : 1;
        let known = 0;
        let sum = 0;
        for (let row = 0; row < rows; row++) {
          const from = (2 * y + row) * width + 2 * x;
          for (let i = from; i < from + columns; i++) {
            if (unknown[i] !== 0) continue;
            known++;
            sum += plane[i] ?? 0;
          }
        }
        if (known === 0) stillUnknown[to] = 1;
        else half[to] = sum / known;
      }
    }
    return half;
  });
  return { planes: { width: halfWidth, height: halfHeight, channels }, unknown: stillUnknown };
}

/** Gives each unknown pixel the bilinear sample of the halved picture. */
function push(coarse: Planes, { planes, unknown }: Level): void {
  const { width, height } = planes;
  for (let y = 0; y < height; y++) {
    const near = (y >> 1) * coarse.width;
    const far = Math.min(Math.max((y >> 1) + (y % 2 === 0 ? -1 : 1), 0), coarse.height - 1) * coarse.width;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (unknown[i] === 0) continue;
      const nearX = x >> 1;
      const farX = Math.min(Math.max(nearX + (x % 2 === 0 ? -1 : 1), 0), coarse.width - 1);
      for (let c = 0; c < planes.channels.length; c++) {
        const from = coarse.channels[c];
        const to = planes.channels[c];
        if (!from || !to) continue;
        to[i] =
          ((from[near + nearX] ?? 0) * 9 +
            (from[near + farX] ?? 0) * 3 +
            (from[far + nearX] ?? 0) * 3 +
            (from[far + farX] ?? 0)) /
          16;
      }
    }
  }
}

function relax({ planes, unknown }: Level, sweeps: number, settled: number): void {
  const { width, height, channels } = planes;
  const runs = findRuns(unknown, width, height);
  for (const plane of channels) {
    for (let sweep = 0; sweep < sweeps; sweep++) {
      const moved = Math.max(relaxColour(plane, runs, width, height, 0), relaxColour(plane, runs, width, height, 1));
      if (moved < settled) break;
    }
  }
}

/** One half of a red-black sweep: the pixels of one colour of the chess board. Returns the furthest move, in levels. */
function relaxColour(plane: Float32Array, runs: readonly Run[], width: number, height: number, colour: 0 | 1): number {
  let furthest = 0;
  for (const { y, from, to } of runs) {
    const row = y * width;
    const above = y > 0 ? -width : 0;
    const below = y < height - 1 ? width : 0;
    for (let x = from + ((from + y + colour) & 1); x < to; x += 2) {
      const i = row + x;
      const left = x > 0 ? i - 1 : i;
      const right = x < width - 1 ? i + 1 : i;
      const old = plane[i] ?? 0;
      const mean =
        ((plane[left] ?? 0) + (plane[right] ?? 0) + (plane[i + above] ?? 0) + (plane[i + below] ?? 0)) * 0.25;
      const move = overRelaxation * (mean - old);
      plane[i] = old + move;
      furthest = Math.max(furthest, Math.abs(move));
    }
  }
  return furthest;
}

function findRuns(unknown: Uint8Array, width: number, height: number): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (unknown[y * width + x] === 0) continue;
      const from = x;
      while (x < width && unknown[y * width + x] !== 0) x++;
      runs.push({ y, from, to: x });
    }
  }
  return runs;
}
