import type { Colour } from '../../image/colour.ts';
import { shadowSearch } from '../parameters.ts';
import type { Evidence } from './evidence.ts';

/** The opacity at which a shadow explains most of what is seen. */
export interface OpacityFit {
  /** Of the layer. */
  colour: Colour;
  opacity: number;
  /** Squares of the residual that it takes away. */
  explained: number;
  /** What share that is of what an opacity of its own for each channel would take. */
  likeness: number;
}

const black: Colour = [0, 0, 0];
const white: Colour = [255, 255, 255];

/** @param covered of each sample, how much of the shadow lies on it, 0 to 1 */
export function fitOpacity(evidence: Evidence, covered: Float32Array): OpacityFit {
  const dark = fitColour(evidence, covered, black);
  const light = fitColour(evidence, covered, white);
  const plain = light.explained > dark.explained ? light : dark;
  const glow = glowColour(evidence, covered);
  if (!glow) return plain;
  const coloured = fitColour(evidence, covered, glow);
  return coloured.explained > shadowSearch.clearlyColoured * plain.explained ? coloured : plain;
}

/**
 * The colour of a glow: what the picture comes to where a layer of full opacity would cover it all. Undefined where the picture grows no lighter
 * towards the letters.
 */
function glowColour(evidence: Evidence, covered: Float32Array): Colour | undefined {
  const samples = Math.max(1, covered.length);
  const ends = ([0, 1, 2] as const).map((channel) => {
    let behind = 0;
    for (let k = 0; k < covered.length; k++) behind += (evidence.background[3 * k + channel] ?? 0) / samples;
    const { variance, covariance } = withinCells(sumsOver(evidence, covered, channel, () => 1));
    const rise = variance > 0 ? covariance / variance : 0;
    return { rise, level: Math.min(255, Math.max(0, behind + rise)) };
  });
  const [red, green, blue] = ends.map(({ level }) => level);
  const isLighter = ends.reduce((sum, { rise }) => sum + rise, 0) > 0;
  return isLighter && red !== undefined && green !== undefined && blue !== undefined ? [red, green, blue] : undefined;
}

/** Whether the picture follows the shadow at most places along the text, and not just where something dark happens to lie. */
export function agreesAlong(evidence: Evidence, covered: Float32Array, colour: Colour): boolean {
  const follows = new Float64Array(evidence.cells);
  const counts = new Float64Array(evidence.cells);
  for (const c of [0, 1, 2] as const) {
    const { n, x, y, xy } = moments(evidence, covered, colour, c);
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
function fitColour(evidence: Evidence, covered: Float32Array, colour: Colour): OpacityFit {
  let variances = 0;
  let covariances = 0;
  let apart = 0;
  for (const c of [0, 1, 2] as const) {
    const { variance, covariance } = withinCells(moments(evidence, covered, colour, c));
    if (variance <= 0) continue;
    variances += variance;
    covariances += covariance;
    apart += (covariance * covariance) / variance;
  }
  if (variances <= 0 || covariances <= 0) return { colour, opacity: 0, explained: 0, likeness: 0 };
  const explained = (covariances * covariances) / variances;
  return { colour, opacity: covariances / variances, explained, likeness: explained / apart };
}

/** Sums per cell, of a full shadow's effect (x) and what is seen (y). */
interface Moments {
  n: Float64Array;
  x: Float64Array;
  y: Float64Array;
  xx: Float64Array;
  xy: Float64Array;
}

/** The effect of a full layer of that colour is how far the colour is from the background. */
function moments(evidence: Evidence, covered: Float32Array, colour: Colour, channel: 0 | 1 | 2): Moments {
  return sumsOver(evidence, covered, channel, (k) => colour[channel] - (evidence.background[3 * k + channel] ?? 0));
}

function sumsOver(
  { cell, cells, residual }: Evidence,
  covered: Float32Array,
  channel: number,
  effectAt: (sample: number) => number,
): Moments {
  const sums: Moments = {
    n: new Float64Array(cells),
    x: new Float64Array(cells),
    y: new Float64Array(cells),
    xx: new Float64Array(cells),
    xy: new Float64Array(cells),
  };
  for (let k = 0; k < covered.length; k++) {
    const x = (covered[k] ?? 0) * effectAt(k);
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
