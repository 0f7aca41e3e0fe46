import { blur } from '../../image/blur.ts';
import type { ColourPlanes } from '../../image/planes.ts';

/** A drop shadow or glow: the letters' shape, moved and blurred, laid over the background as a translucent veil of black or white. */
export interface Shade {
  /** Offset from the letters, in pixels. */
  dx: number;
  dy: number;
  /** Standard deviation of the blur, in pixels. */
  deviation: number;
  /** What the veil is of, in levels. */
  level: 0 | 255;
  /** 0 to 1. */
  opacity: number;
}

/** Height of a line in the small picture that the search runs on. */
const searchLineHeight = 16;
/** Pixels that the search looks at, at most. */
const mostSamples = 5000;
/** A veil fainter than this is left to chance, one denser than full is none. */
const faintest = 0.15;
const densest = 1.05;
/** A veil dims all channels alike: one opacity must do this well what an opacity for each channel would. */
const alike = 0.9;
/** Of the places along the text, the share at which the picture must agree with the shade found. */
const agreeing = 0.67;
const fewestPlaces = 4;
/** Under a denser veil the levels are too few to be stretched back. */
const densestLifted = 0.85;

/** Line heights by which a shadow may lie off and be blurred. */
const offsets = [-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12];
const deviations = [0, 0.03, 0.06, 0.1, 0.16, 0.24];
/** A best fit at the end of the search is a fit to something else. */
const farthestOffset = 0.14;
const widestDeviation = 0.26;
/** Steps of the refinement, in line heights. */
const refinements = [0.02, 0.01];

/** A small picture of the letters, and what was seen around them. */
interface Scene {
  width: number;
  height: number;
  letters: Float32Array;
  /** Places of the samples, and the cell, about a line height wide, that each lies in. */
  x: Float32Array;
  y: Float32Array;
  cell: Uint32Array;
  cells: number;
  /** Three values a sample: picture less background, and background. */
  residual: Float32Array;
  background: Float32Array;
}

interface Veil {
  dx: number;
  dy: number;
  deviation: number;
  level: 0 | 255;
  opacity: number;
  /** Squares of the residual that it takes away. */
  explained: number;
  /** What share that is of what veils of an opacity of their own would take from each channel. */
  likeness: number;
}

/**
 * Finds the shade that the letters cast over an uneven background, by least squares over offset, blur and opacity; undefined when there is
 * none that shows alike all along the text. `background` is a guess across the letters' surroundings, and `evidence` marks the pixels to
 * look at: near the letters, but not of them.
 */
export function findShade(
  planes: ColourPlanes,
  letters: Uint8Array,
  background: ColourPlanes,
  evidence: Uint8Array,
  lineHeight: number,
): Shade | undefined {
  const factor = Math.max(1, Math.floor(lineHeight / searchLineHeight));
  const scene = shrink(planes, letters, background, evidence, factor, lineHeight);
  const unit = lineHeight / factor;
  const blurred = new Map<number, Float32Array>();
  let best: Veil | undefined;
  const attempt = (dx: number, dy: number, deviation: number): void => {
    let cast = blurred.get(deviation);
    if (!cast)
      blurred.set(
        deviation,
        (cast = blur(scene.letters, scene.width, scene.height, smallDeviation(deviation * unit, factor))),
      );
    const veil = fitVeil(scene, sample(scene, cast, dx * unit, dy * unit), { dx, dy, deviation });
    if (!best || veil.explained > best.explained) best = veil;
  };
  const agrees = (veil: Veil): boolean => {
    const cast = blurred.get(veil.deviation) ?? scene.letters;
    return agreesAlong(scene, sample(scene, cast, veil.dx * unit, veil.dy * unit), veil.level);
  };

  for (const deviation of deviations) attempt(0, 0, deviation);
  for (const deviation of deviations) for (const dy of offsets) for (const dx of offsets) attempt(dx, dy, deviation);
  for (const step of refinements) {
    const from: Veil | undefined = best;
    if (!from) break;
    for (const db of [-step, 0, step]) {
      for (const ddy of [-step, 0, step]) {
        for (const ddx of [-step, 0, step]) attempt(from.dx + ddx, from.dy + ddy, Math.max(0, from.deviation + db));
      }
    }
  }
  if (!best || !plausible(best) || !agrees(best)) {
    return undefined;
  }
  const { dx, dy, deviation, level, opacity } = best;
  return {
    dx: dx * lineHeight,
    dy: dy * lineHeight,
    deviation: deviation * lineHeight,
    level,
    opacity: Math.min(1, opacity),
  };
}

/** What is left to blur of a deviation in the small picture, which shrinking and sampling between its pixels have blurred already. */
function smallDeviation(deviation: number, factor: number): number {
  const already = factor > 1 ? 0.2 : 0;
  return Math.sqrt(Math.max(0, deviation * deviation - already));
}

function plausible({ dx, dy, deviation, opacity, likeness }: Veil): boolean {
  const inRange = Math.max(Math.abs(dx), Math.abs(dy)) < farthestOffset && deviation < widestDeviation;
  return inRange && opacity >= faintest && opacity <= densest && likeness >= alike;
}

/** Lifts the shade off the picture, in place. Returns the pixels that it lay on; where it hid too much, `lost` is marked. */
export function liftShade(
  planes: ColourPlanes,
  letters: Uint8Array,
  shade: Shade,
): { shaded: Uint8Array; lost: Uint8Array } {
  const { width, height, channels } = planes;
  const cast = blur(Float32Array.from(letters), width, height, shade.deviation);
  const shaded = new Uint8Array(cast.length);
  const lost = new Uint8Array(cast.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const covered = bilinear(cast, width, height, x - shade.dx, y - shade.dy);
      if (covered < 0.003) continue;
      shaded[i] = 1;
      const veiled = shade.opacity * covered;
      if (veiled > densestLifted) {
        lost[i] = 1;
        continue;
      }
      for (const plane of channels) {
        plane[i] = Math.min(255, Math.max(0, ((plane[i] ?? 0) - shade.level * veiled) / (1 - veiled)));
      }
    }
  }
  return { shaded, lost };
}

function shrink(
  planes: ColourPlanes,
  letters: Uint8Array,
  background: ColourPlanes,
  evidence: Uint8Array,
  factor: number,
  lineHeight: number,
): Scene {
  const columns = Math.ceil(planes.width / lineHeight);
  const width = Math.ceil(planes.width / factor);
  const height = Math.ceil(planes.height / factor);
  const small = new Float32Array(width * height);
  let seen = 0;
  for (let y = 0, i = 0; y < planes.height; y++) {
    for (let x = 0; x < planes.width; x++, i++) {
      if (evidence[i] !== 0) seen++;
      const to = Math.floor(y / factor) * width + Math.floor(x / factor);
      if (letters[i] !== 0) small[to] = (small[to] ?? 0) + 1 / factor ** 2;
    }
  }
  const stride = Math.max(1, Math.ceil(seen / mostSamples));
  const chosen: number[] = [];
  for (let i = 0, n = 0; i < evidence.length; i++) if (evidence[i] !== 0 && n++ % stride === 0) chosen.push(i);
  const scene: Scene = {
    width,
    height,
    letters: small,
    x: new Float32Array(chosen.length),
    y: new Float32Array(chosen.length),
    cell: new Uint32Array(chosen.length),
    cells: columns * Math.ceil(planes.height / lineHeight),
    residual: new Float32Array(chosen.length * 3),
    background: new Float32Array(chosen.length * 3),
  };
  chosen.forEach((i, k) => {
    const x = i % planes.width;
    const y = (i - x) / planes.width;
    scene.x[k] = (x + 0.5) / factor - 0.5;
    scene.y[k] = (y + 0.5) / factor - 0.5;
    scene.cell[k] = Math.floor(y / lineHeight) * columns + Math.floor(x / lineHeight);
    planes.channels.forEach((plane, c) => {
      const behind = background.channels[c]?.[i] ?? 0;
      scene.background[3 * k + c] = behind;
      scene.residual[3 * k + c] = (plane[i] ?? 0) - behind;
    });
  });
  return scene;
}

/** The moved veil at each sample. */
function sample({ x, y, width, height }: Scene, cast: Float32Array, dx: number, dy: number): Float32Array {
  const covered = new Float32Array(x.length);
  for (let k = 0; k < covered.length; k++) {
    covered[k] = bilinear(cast, width, height, (x[k] ?? 0) - dx, (y[k] ?? 0) - dy);
  }
  return covered;
}

function bilinear(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) return 0;
  const i = y0 * width + x0;
  const fx = x - x0;
  const fy = y - y0;
  const top = (plane[i] ?? 0) * (1 - fx) + (plane[i + 1] ?? 0) * fx;
  const bottom = (plane[i + width] ?? 0) * (1 - fx) + (plane[i + width + 1] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}

function fitVeil(scene: Scene, cast: Float32Array, at: Pick<Veil, 'dx' | 'dy' | 'deviation'>): Veil {
  const black = fitLevel(scene, cast, 0, at);
  const white = fitLevel(scene, cast, 255, at);
  return white.explained > black.explained ? white : black;
}

/**
 * The opacity by least squares. Each cell has an offset of its own (fixed effects), because the guess at the background is off by whole
 * hills and clouds.
 */
function fitLevel(scene: Scene, cast: Float32Array, level: 0 | 255, at: Pick<Veil, 'dx' | 'dy' | 'deviation'>): Veil {
  let variances = 0;
  let covariances = 0;
  let apart = 0;
  for (let c = 0; c < 3; c++) {
    const { variance, covariance } = total(moments(scene, cast, level, c));
    if (variance <= 0) continue;
    variances += variance;
    covariances += covariance;
    apart += (covariance * covariance) / variance;
  }
  if (variances <= 0 || covariances <= 0) return { ...at, level, opacity: 0, explained: 0, likeness: 0 };
  const explained = (covariances * covariances) / variances;
  return { ...at, level, opacity: covariances / variances, explained, likeness: explained / apart };
}

/** Per cell, of a full veil's effect (x) and what is seen (y). */
interface Moments {
  n: Float64Array;
  x: Float64Array;
  y: Float64Array;
  xx: Float64Array;
  xy: Float64Array;
}

function moments(
  { cell, cells, residual, background }: Scene,
  cast: Float32Array,
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
  for (let k = 0; k < cast.length; k++) {
    const x = (cast[k] ?? 0) * (level - (background[3 * k + channel] ?? 0));
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

function total({ n, x, y, xx, xy }: Moments): { variance: number; covariance: number } {
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

/** Whether the picture follows the veil at most places along the text, and not just where something dark happens to lie. */
function agreesAlong(scene: Scene, cast: Float32Array, level: 0 | 255): boolean {
  const follows = new Float64Array(scene.cells);
  const counts = new Float64Array(scene.cells);
  for (let c = 0; c < 3; c++) {
    const { n, x, y, xy } = moments(scene, cast, level, c);
    for (let at = 0; at < scene.cells; at++) {
      const count = n[at] ?? 0;
      if (count === 0) continue;
      counts[at] = count;
      follows[at] = (follows[at] ?? 0) + (xy[at] ?? 0) - ((x[at] ?? 0) * (y[at] ?? 0)) / count;
    }
  }
  const fullest = counts.reduce((most, count) => Math.max(most, count), 0);
  const telling = follows.filter((_, at) => (counts[at] ?? 0) >= 0.3 * fullest);
  const following = telling.filter((covariance) => covariance > 0);
  return telling.length >= fewestPlaces && following.length >= agreeing * telling.length;
}
