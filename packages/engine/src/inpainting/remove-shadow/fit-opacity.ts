import { shadowSearch } from '../parameters.ts';
import type { Evidence } from './evidence.ts';

/** The opacity at which a shadow explains most of what is seen. */
export interface OpacityFit {
  /** Black or white, in levels. */
  level: 0 | 255;
  opacity: number;
  /** Squares of the residual that it takes away. */
  explained: number;
  /** What share that is of what an opacity of its own for each channel would take. */
  likeness: number;
}

/** @param covered of each sample, how much of the shadow lies on it, 0 to 1 */
export function fitOpacity(evidence: Evidence, covered: Float32Array): OpacityFit {
  const black = fitLevel(evidence, covered, 0);
  const white = fitLevel(evidence, covered, 255);
  return white.explained > black.explained ? white : black;
}

/** Whether the picture follows the shadow at most places along the text, and not just where something dark happens to lie. */
export function agreesAlong(evidence: Evidence, covered: Float32Array, level: 0 | 255): boolean {
  const follows = new Float64Array(evidence.cells);
  const counts = new Float64Array(evidence.cells);
  for (let c = 0; c < 3; c++) {
    const { n, x, y, xy } = moments(evidence, covered, level, c);
    for (let at = 0; at < evidence.cells; at++) {
      const count = n[at] ?? 0;
      if (count === 0) continue;
      counts[at] = count;
      follows[at] = (follows[at] ?? 0) + (xy[at] ?? 0) - ((x[at] ?? 0) * (y[at] ?? 0)) / count;
    }
  }
  const fullest = counts.reduce((most, count) => Math.max(most, count), 0);
  const telling = follows.filter((_, at) => (counts[at] ?? 0) >= shadowSearch.tellingCell * fullest);
  const following = telling.filter((covariance) => covariance > 0);
  return (
    telling.length >= shadowSearch.fewestPlaces && following.length >= shadowSearch.agreeingPlaces * telling.length
  );
}

/**
 * The opacity by least squares. Each cell has an offset of its own (fixed effects), because the guess at the background is off by whole
 * hills and clouds.
 */
function fitLevel(evidence: Evidence, covered: Float32Array, level: 0 | 255): OpacityFit {
  let variances = 0;
  let covariances = 0;
  let apart = 0;
  for (let c = 0; c < 3; c++) {
    const { variance, covariance } = withinCells(moments(evidence, covered, level, c));
    if (variance <= 0) continue;
    variances += variance;
    covariances += covariance;
    apart += (covariance * covariance) / variance;
  }
  if (variances <= 0 || covariances <= 0) return { level, opacity: 0, explained: 0, likeness: 0 };
  const explained = (covariances * covariances) / variances;
  return { level, opacity: covariances / variances, explained, likeness: explained / apart };
}

/** Sums per cell, of a full shadow's effect (x) and what is seen (y). */
interface Moments {
  n: Float64Array;
  x: Float64Array;
  y: Float64Array;
  xx: Float64Array;
  xy: Float64Array;
}

function moments(
  { cell, cells, residual, background }: Evidence,
  covered: Float32Array,
  level: 0 | 255,
  channel: number,
): Moments {
  const sums: Moments = {
    n: new Float64Array(cells),
    x: new Float64Array(cells),
    y: new Float64Array(cells),
    xx: new Float64Array(cells),
    xy: new Float64Array(cells),
  };
  for (let k = 0; k < covered.length; k++) {
    const x = (covered[k] ?? 0) * (level - (background[3 * k + channel] ?? 0));
    const y = residual[3 * k + channel] ?? 0;
    const at = cell[k] ?? 0;
    sums.n[at] = (sums.n[at] ?? 0) + 1;
    sums.x[at] = (sums.x[at] ?? 0) + x;
    sums.y[at] = (sums.y[at] ?? 0) + y;
    sums.xx[at] = (sums.xx[at] ?? 0) + x * x;
    sums.xy[at] = (sums.xy[at] ?? 0) + x * y;
  }
  return sums;
}

function withinCells({ n, x, y, xx, xy }: Moments): { variance: number; covariance: number } {
  let variance = 0;
  let covariance = 0;
  for (let at = 0; at < n.length; at++) {
    const count = n[at] ?? 0;
    if (count === 0) continue;
    variance += (xx[at] ?? 0) - (x[at] ?? 0) ** 2 / count;
    covariance += (xy[at] ?? 0) - ((x[at] ?? 0) * (y[at] ?? 0)) / count;
  }
  return { variance, covariance };
}
