import { blur } from '../../image/blur.ts';
import type { Plane } from '../../image/raster.ts';
import { bilinear } from '../../image/sample.ts';
import { effectParameters } from './parameters.ts';
import type { EffectEvidence } from './evidence.ts';

const { offsets, deviations, fineOffset, fineDeviation, outlines } = effectParameters;
// `bench type` shows a change of these: effects %, class %, closeness. Lengths are heights of a line.
/** Root mean square difference around letters, in levels, below which no effect can be seen. */
const quiet = 2;

/** The letters' shape, moved and blurred, or grown. Lengths are heights of a line. */
export interface EffectShape {
  kind: 'shadow' | 'outline';
  dx: number;
  dy: number;
  /** Standard deviation of the blur of a shadow. */
  deviation: number;
  /** How far an outline stands out of the letters. */
  reach: number;
}

/** A shape, and what a full layer of it adds to the background. */
export interface EffectFit extends EffectShape {
  /** Levels, by channel. */
  added: readonly number[];
  /** Share of what differs around the letters that it explains, 0 to 1. */
  explained: number;
}

/** The shadow or glow that explains best what is seen around letters, and the outline that does, by least squares. */
export interface BestFits {
  /** Root mean square, in levels, of what differs around the letters. */
  level: number;
  shadow: EffectFit;
  /** The best of the shadows that are not blurred. */
  hard: EffectFit;
  outline: EffectFit;
}

/** Undefined where next to nothing is seen around the letters. */
export function findEffect(evidence: EffectEvidence): BestFits | undefined {
  const coverOf = shapes(evidence);
  const energy = evidence.residual.reduce((sum, plane) => sum + squares(plane, evidence.around), 0);
  const level = Math.sqrt(energy / (3 * evidence.around.length));
  // Not a number where nothing lies around the letters.
  if (!(level > quiet)) return undefined;
  const best: Partial<BestFits> = {};
  const attempt = (shape: EffectShape): void => {
    const fit = { ...shape, ...fitShape(evidence, coverOf(shape), energy) };
    const isBest = (one?: EffectFit): boolean => fit.explained >= (one?.explained ?? 0);
    if (isBest(best[shape.kind])) best[shape.kind] = fit;
    if (shape.kind === 'shadow' && shape.deviation === 0 && isBest(best.hard)) best.hard = fit;
  };
  const still = { kind: 'shadow' as const, reach: 0 };
  for (const deviation of deviations) {
    for (const dy of offsets) for (const dx of offsets) attempt({ ...still, dx, dy, deviation });
  }
  for (const found of [best.shadow, best.hard]) if (found) refine(found, attempt);
  for (const reach of outlines) attempt({ kind: 'outline', dx: 0, dy: 0, deviation: 0, reach });
  const { shadow, hard, outline } = best;
  return shadow && hard && outline ? { level, shadow, hard, outline } : undefined;
}

/** Tries finer steps around a shadow. */
function refine(from: EffectShape, attempt: (shape: EffectShape) => void): void {
  for (const blurred of [-fineDeviation, 0, fineDeviation]) {
    for (const down of [-fineOffset, 0, fineOffset]) {
      for (const across of [-fineOffset, 0, fineOffset]) {
        const deviation = Math.max(0, from.deviation + blurred);
        attempt({ ...from, dx: from.dx + across, dy: from.dy + down, deviation });
      }
    }
  }
}

/** Gives how much of a shape lies on each small pixel; each blur is made once. */
function shapes({ letters, unit }: EffectEvidence): (shape: EffectShape) => (i: number) => number {
  const blurred = new Map<number, Plane>();
  const { width, height, data } = letters;
  return ({ kind, dx, dy, deviation, reach }) => {
    const key = kind === 'outline' ? -reach : deviation;
    let plane = blurred.get(key);
    if (!plane) {
      const shape = kind === 'outline' ? grown(letters, reach * unit) : blur(data, width, height, deviation * unit);
      blurred.set(key, (plane = { width, height, data: shape }));
    }
    const cast = plane;
    return (i) => bilinear(cast, (i % width) - dx * unit, Math.floor(i / width) - dy * unit);
  };
}

/** Letters grown by a disc, softened at its rim. */
function grown({ width, height, data }: Plane, radius: number): Float32Array {
  const result = data.slice();
  const whole = Math.ceil(radius + 0.5);
  const side = 2 * whole + 1;
  const disc = Float64Array.from({ length: side * side }, (_, i) =>
    Math.max(0, Math.min(1, radius + 0.5 - Math.hypot((i % side) - whole, Math.floor(i / side) - whole))),
  );
  for (let i = 0; i < data.length; i++) {
    const own = data[i] ?? 0;
    if (own <= 0) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    for (let v = Math.max(0, y - whole); v <= Math.min(height - 1, y + whole); v++) {
      for (let u = Math.max(0, x - whole); u <= Math.min(width - 1, x + whole); u++) {
        const share = own * (disc[(v - y + whole) * side + (u - x + whole)] ?? 0);
        const to = v * width + u;
        if (share > (result[to] ?? 0)) result[to] = share;
      }
    }
  }
  return result;
}

function fitShape(
  { around, residual }: EffectEvidence,
  cover: (i: number) => number,
  energy: number,
): Pick<EffectFit, 'added' | 'explained'> {
  const covered = new Float32Array(around.length);
  let own = 0;
  for (let k = 0; k < around.length; k++) {
    const value = Math.fround(cover(around[k] ?? 0));
    covered[k] = value;
    own += value * value;
  }
  if (own === 0) return { added: [0, 0, 0], explained: 0 };
  let explained = 0;
  const added = residual.map((plane) => {
    let product = 0;
    for (let k = 0; k < covered.length; k++) product += (covered[k] ?? 0) * (plane[around[k] ?? 0] ?? 0);
    explained += (product * product) / own;
    return product / own;
  });
  return { added, explained: explained / energy };
}

function squares(plane: Float32Array, at: Uint32Array): number {
  return at.reduce((sum, i) => sum + (plane[i] ?? 0) ** 2, 0);
}
