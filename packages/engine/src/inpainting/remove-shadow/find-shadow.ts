import { blur } from '../../image/blur.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import type { Plane } from '../../image/raster.ts';
import { shadowSearch } from './parameters.ts';
import { castOn, type Evidence, gatherEvidence, smallDeviation } from './evidence.ts';
import { agreesAlong, fitOpacity, type OpacityFit } from './fit-opacity.ts';
import type { Shadow } from './shadow.ts';

/** Where a shadow lies and how soft it is, in line heights. */
interface Cast {
  dx: number;
  dy: number;
  deviation: number;
}

type Candidate = Cast & OpacityFit;

/**
 * Finds the shadow that the letters cast over an uneven background, by least squares over offset, blur and opacity; undefined when there is
 * none that shows alike all along the text. `background` is a guess across the letters' surroundings, and `looked` marks the pixels to
 * look at: near the letters, but not of them.
 */
export function findShadow(
  planes: ColourPlanes,
  letters: Uint8Array,
  background: ColourPlanes,
  looked: Uint8Array,
  lineHeight: number,
): Shadow | undefined {
  const factor = Math.max(1, Math.floor(lineHeight / shadowSearch.lineHeight));
  const evidence = gatherEvidence(planes, letters, background, looked, factor, lineHeight);
  const coverOf = caster(evidence, lineHeight / factor, factor);
  const best = search((cast) => ({ ...cast, ...fitOpacity(evidence, coverOf(cast)) }));
  if (!best || !isPlausible(best) || !agreesAlong(evidence, coverOf(best), best.colour)) return undefined;
  return {
    dx: best.dx * lineHeight,
    dy: best.dy * lineHeight,
    deviation: best.deviation * lineHeight,
    colour: best.colour,
    opacity: Math.min(1, best.opacity),
  };
}

/** Gives how much of a shadow lies on each sample; each blur is made once. */
function caster(evidence: Evidence, unit: number, factor: number): (cast: Cast) => Float32Array {
  const { width, height, data } = evidence.letters;
  const blurred = new Map<number, Plane>();
  return ({ dx, dy, deviation }) => {
    let plane = blurred.get(deviation);
    if (!plane) {
      plane = { width, height, data: blur(data, width, height, smallDeviation(deviation * unit, factor)) };
      blurred.set(deviation, plane);
    }
    return castOn(evidence, plane, dx * unit, dy * unit);
  };
}

/** Tries a grid of offsets and blurs, then finer steps around the best. */
function search(fit: (cast: Cast) => Candidate): Candidate | undefined {
  const { offsets, deviations, refinements } = shadowSearch;
  let best: Candidate | undefined;
  const attempt = (dx: number, dy: number, deviation: number): void => {
    const candidate = fit({ dx, dy, deviation });
    if (!best || candidate.explained > best.explained) best = candidate;
  };
  for (const deviation of deviations) attempt(0, 0, deviation);
  for (const deviation of deviations) for (const dy of offsets) for (const dx of offsets) attempt(dx, dy, deviation);
  for (const step of refinements) {
    const from: Candidate | undefined = best;
    if (!from) break;
    for (const blurStep of [-step, 0, step]) {
      for (const down of [-step, 0, step]) {
        for (const across of [-step, 0, step]) {
          attempt(from.dx + across, from.dy + down, Math.max(0, from.deviation + blurStep));
        }
      }
    }
  }
  return best;
}

function isPlausible({ dx, dy, deviation, opacity, likeness }: Candidate): boolean {
  const { farthestOffset, widestDeviation, faintest, densest, minLikeness } = shadowSearch;
  const inRange = Math.max(Math.abs(dx), Math.abs(dy)) < farthestOffset && deviation < widestDeviation;
  return inRange && opacity >= faintest && opacity <= densest && likeness >= minLikeness;
}
