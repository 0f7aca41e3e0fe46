import { integralImage } from '../../image/integral-image.ts';
import { fillLaplace } from './laplace.ts';
import { type ColourPlanes, shrinkPlanes } from '../../image/planes.ts';
import { seededRandom } from '../seeded-random.ts';

// Barnes et al., 2009 (patches of 7 × 7 px); `bench engine` shows a change of the pyramid's limits: PSNR dB and CPU s.
/** Patches are squares of `2 * radius + 1` pixels. */
const radius = 3;
/** Line height, in pixels, below which the picture is not halved again: strokes are thinner than a patch there. */
const coarsestLine = 14;
/** Line height above which matches are scaled up instead of searched anew. */
const finestLine = 48;
const rounds = 2;
const sweeps = 2;
/** How much a pixel that is itself a guess counts in comparing patches. */
const guessWeight = 0.25;
/** Any number: of the random patches that matching begins with. */
const seed = 0x9e3779b9;

/**
 * Fills the unknown pixels with what is known elsewhere, in place: PatchMatch (Barnes et al., 2009) finds the patch that lies best over
 * each unknown pixel, overlapping patches vote for its colour (Wexler et al., 2007), from coarse to fine. Keeps the structure that a
 * Laplace fill would blur: grain, seams, patterns, edges. The same input gives the same output.
 */
export function fillPatches(planes: ColourPlanes, unknown: Uint8Array, lineHeight: number): void {
  fillLaplace(planes, unknown);
  const random = seededRandom(seed);
  const levels: PyramidLevel[] = [{ planes, unknown, lineHeight }];
  for (let level = levels[0]; level && level.lineHeight / 2 >= coarsestLine; level = levels.at(-1))
    levels.push(halve(level));
  let matches: Matches | undefined;
  for (const level of levels.toReversed()) {
    const before: Matches | undefined = matches;
    matches = findMatches(level, before, random);
    if (!matches) return;
    if (before) vote(level, matches);
    if (!searched(level, before)) continue;
    for (let round = 0; round < rounds; round++) {
      for (let sweep = 0; sweep < sweeps; sweep++) improve(level, matches, sweep % 2 === 0, random);
      vote(level, matches);
    }
  }
}

interface PyramidLevel {
  planes: ColourPlanes;
  unknown: Uint8Array;
  lineHeight: number;
}

interface Matches {
  /** Unknown pixels in reading order. */
  targets: Int32Array;
  /** 1 where the whole patch around a pixel is known. */
  isSource: Uint8Array;
  /** For each target the source whose patch lies best over it, by pixel; -1 elsewhere. */
  match: Int32Array;
  /** How far apart the two patches are, by pixel. */
  cost: Float32Array;
}

/** Whether better matches are looked for in a picture; the largest take over what the one before found. */
function searched({ lineHeight }: PyramidLevel, before: Matches | undefined): boolean {
  return lineHeight <= finestLine || before === undefined;
}

/** Halves the picture; a pixel is unknown when any below it is. */
function halve({ planes, unknown, lineHeight }: PyramidLevel): PyramidLevel {
  const half = shrinkPlanes(planes, 2);
  const stillUnknown = new Uint8Array(half.width * half.height);
  for (let y = 0, to = 0; y < half.height; y++) {
    for (let x = 0, i = 2 * y * planes.width; x < half.width; x++, to++, i += 2) {
      const below = i + planes.width;
      stillUnknown[to] = (unknown[i] ?? 0) | (unknown[i + 1] ?? 0) | (unknown[below] ?? 0) | (unknown[below + 1] ?? 0);
    }
  }
  return { planes: half, unknown: stillUnknown, lineHeight: lineHeight / 2 };
}

/** First matches: those of the coarser picture moved to this one, or else at random. Undefined when there is nothing to match. */
function findMatches(level: PyramidLevel, coarse: Matches | undefined, random: () => number): Matches | undefined {
  const { planes, unknown } = level;
  const { width, height } = planes;
  const isSource = wholePatches(unknown, width, height);
  const sources: number[] = [];
  const targets: number[] = [];
  for (let i = 0; i < unknown.length; i++) {
    if (isSource[i] !== 0) sources.push(i);
    else if (unknown[i] !== 0) targets.push(i);
  }
  if (sources.length === 0 || targets.length === 0) return undefined;
  const match = new Int32Array(unknown.length).fill(-1);
  const cost = new Float32Array(unknown.length);
  const matches: Matches = { targets: Int32Array.from(targets), isSource, match, cost };
  const coarseWidth = width >> 1;
  for (const target of targets) {
    const x = target % width;
    const y = (target - x) / width;
    const above = coarse?.match[(y >> 1) * coarseWidth + (x >> 1)] ?? -1;
    let source = -1;
    if (above >= 0) {
      const aboveX = above % coarseWidth;
      source = (2 * ((above - aboveX) / coarseWidth) + (y & 1)) * width + 2 * aboveX + (x & 1);
    }
    if (source < 0 || isSource[source] === 0) source = sources[Math.floor(random() * sources.length)] ?? 0;
    match[target] = source;
  }
  if (searched(level, coarse)) {
    for (const target of targets) cost[target] = distance(level, target, match[target] ?? 0, Infinity);
  }
  return matches;
}

/** One sweep of PatchMatch: each target tries its neighbours' matches, moved along, and sources ever closer to its own. */
function improve(
  level: PyramidLevel,
  { targets, isSource, match, cost }: Matches,
  forward: boolean,
  random: () => number,
): void {
  const { width, height } = level.planes;
  const step = forward ? 1 : -1;
  const attempt = (target: number, source: number): void => {
    if (source < 0 || source >= isSource.length || isSource[source] === 0) return;
    const least = cost[target] ?? Infinity;
    const found = distance(level, target, source, least);
    if (found < least) {
      cost[target] = found;
      match[target] = source;
    }
  };
  for (let n = 0; n < targets.length; n++) {
    const target = targets[forward ? n : targets.length - 1 - n] ?? 0;
    for (const offset of [step, step * width]) {
      const neighbour = match[target - offset] ?? -1;
      if (neighbour >= 0) attempt(target, neighbour + offset);
    }
    for (let reach = Math.max(width, height) / 2; reach >= 1; reach /= 3) {
      const at = match[target] ?? 0;
      const x = (at % width) + Math.round((random() * 2 - 1) * reach);
      const y = Math.floor(at / width) + Math.round((random() * 2 - 1) * reach);
      if (x >= 0 && x < width && y >= 0 && y < height) attempt(target, y * width + x);
    }
  }
}

/** Gives each target the mean of what the matches of its own and its neighbours' patches hold in its place, the better the heavier. */
function vote({ planes, unknown }: PyramidLevel, { targets, isSource, match, cost }: Matches): void {
  const { width, channels } = planes;
  const [red, green, blue] = channels;
  const next = new Float32Array(targets.length * 3);
  targets.forEach((target, n) => {
    let r = 0;
    let g = 0;
    let b = 0;
    let total = 0;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const offset = dy * width + dx;
        const neighbour = match[target + offset] ?? -1;
        const from = neighbour - offset;
        if (neighbour < 0 || isSource[neighbour] === 0 || unknown[from] !== 0) continue;
        const weight = 1 / (20 + (cost[target + offset] ?? 0));
        r += (red[from] ?? 0) * weight;
        g += (green[from] ?? 0) * weight;
        b += (blue[from] ?? 0) * weight;
        total += weight;
      }
    }
    next[3 * n] = r / total;
    next[3 * n + 1] = g / total;
    next[3 * n + 2] = b / total;
  });
  targets.forEach((target, n) => {
    red[target] = next[3 * n] ?? 0;
    green[target] = next[3 * n + 1] ?? 0;
    blue[target] = next[3 * n + 2] ?? 0;
  });
}

/** Mean squared difference of the patches around two pixels, guesses counting less; gives up beyond `limit`. */
function distance({ planes, unknown }: PyramidLevel, target: number, source: number, limit: number): number {
  const { width, height, channels } = planes;
  const [red, green, blue] = channels;
  const x = target % width;
  const y = (target - x) / width;
  const fromX = Math.max(-radius, -x);
  const toX = Math.min(radius, width - 1 - x);
  const fromY = Math.max(-radius, -y);
  const toY = Math.min(radius, height - 1 - y);
  const most = limit * (toX - fromX + 1) * (toY - fromY + 1);
  let sum = 0;
  let weights = 0;
  for (let dy = fromY; dy <= toY; dy++) {
    let a = target + dy * width + fromX;
    let b = source + dy * width + fromX;
    for (let dx = fromX; dx <= toX; dx++, a++, b++) {
      const weight = unknown[a] === 0 ? 1 : guessWeight;
      const r = (red[a] ?? 0) - (red[b] ?? 0);
      const g = (green[a] ?? 0) - (green[b] ?? 0);
      const l = (blue[a] ?? 0) - (blue[b] ?? 0);
      sum += weight * (r * r + g * g + l * l);
      weights += weight;
    }
    if (sum > most) return Infinity;
  }
  return sum / weights;
}

/** Marks the pixels around which a whole patch lies within the picture and is known. */
function wholePatches(unknown: Uint8Array, width: number, height: number): Uint8Array {
  const sums = integralImage(width, height, (i) => unknown[i] ?? 0);
  const whole = new Uint8Array(unknown.length);
  for (let y = radius; y < height - radius; y++) {
    for (let x = radius; x < width - radius; x++) {
      const inside = sums.sum(x - radius, y - radius, x + radius + 1, y + radius + 1);
      if (inside === 0) whole[y * width + x] = 1;
    }
  }
  return whole;
}
