import { blur } from '../../image/blur.ts';
import type { Colour } from '../../image/colour.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import type { Plane } from '../../image/raster.ts';
import { castOn, type Evidence, gatherEvidence, smallDeviation } from './evidence.ts';
import { glowSearch, shadowSearch } from './parameters.ts';
import type { Layer } from './take-off-layer.ts';

/** How the letters' shape is blurred, twice, in line heights, and how dense each of the two layers is. */
interface Blurs {
  near: number;
  far: number;
  opacity: number;
}

interface Fit {
  colour: Colour;
  /** Squares of what the glow does not explain. */
  left: number;
}

/**
 * The glow of letters as designers draw it: their shape, blurred little and blurred much, in two translucent layers of one colour. Least squares over
 * both blurs, opacity and colour. Undefined where no glow explains most of what is seen beside the letters.
 * @param background a guess at what lies behind the glow
 * @param looked one byte a pixel: where it shows
 */
export function findGlow(
  planes: ColourPlanes,
  letters: Uint8Array,
  background: ColourPlanes,
  looked: Uint8Array,
  lineHeight: number,
): Layer | undefined {
  const factor = Math.max(1, Math.floor(lineHeight / shadowSearch.lineHeight));
  const evidence = gatherEvidence(planes, letters, background, looked, factor, lineHeight);
  const coverAt = (deviation: number): Cover => ({
    deviation,
    cover: coverOf(evidence, deviation * lineHeight, factor),
  });
  const nearest = glowSearch.near.map(coverAt);
  const farther = glowSearch.far.map(coverAt);
  let best: (Blurs & Fit) | undefined;
  for (const near of nearest) {
    for (const far of farther) {
      for (const opacity of glowSearch.opacities) {
        const fit = fitColour(evidence, opacities(near.cover, far.cover, opacity));
        if (fit && (!best || fit.left < best.left)) {
          best = { near: near.deviation, far: far.deviation, opacity, ...fit };
        }
      }
    }
  }
  if (!best || best.left > glowSearch.mostLeft * fitNone(evidence)) return undefined;
  const { width, height } = planes;
  const shape = Float32Array.from(letters);
  const blurred = (deviation: number): Float32Array => blur(shape, width, height, deviation * lineHeight);
  return { colour: best.colour, opacity: opacities(blurred(best.near), blurred(best.far), best.opacity) };
}

/** How much of the letters' shape, blurred by a standard deviation in line heights, lies on each sample. */
interface Cover {
  deviation: number;
  cover: Float32Array;
}

/** @param deviation in pixels of the picture, which is shrunk by `factor` */
function coverOf(evidence: Evidence, deviation: number, factor: number): Float32Array {
  const { width, height, data } = evidence.letters;
  const small = smallDeviation(deviation / factor, factor);
  const blurred: Plane = { width, height, data: blur(data, width, height, small) };
  return castOn(evidence, blurred, 0, 0);
}

/** Of two layers one over the other. */
function opacities(near: Float32Array, far: Float32Array, opacity: number): Float32Array {
  return near.map((cover, k) => 1 - (1 - opacity * cover) * (1 - opacity * (far[k] ?? 0)));
}

/** The squares of what is off the background, each cell about its own mean. */
function fitNone({ ends, residual }: Evidence): number {
  let squares = 0;
  for (const plane of residual) {
    let k = 0;
    for (const end of ends) {
      let sum = 0;
      let own = 0;
      const count = Math.max(1, end - k);
      for (; k < end; k++) {
        const off = plane[k] ?? 0;
        sum += off;
        own += off * off;
      }
      squares += own - (sum * sum) / count;
    }
  }
  return squares;
}

/**
 * The colour by least squares, and what it leaves. Each cell has an offset of its own, because the guess at the background is off by whole hills.
 * Undefined where the best colour is none.
 */
function fitColour({ ends, residual, background }: Evidence, opacity: Float32Array): Fit | undefined {
  const colour: [number, number, number] = [0, 0, 0];
  let left = 0;
  for (const c of [0, 1, 2] as const) {
    // Of `residual = opacity * (colour - background)`: x is the opacity, y what the colour times it has to be.
    const sums = { xx: 0, xy: 0, yy: 0 };
    let k = 0;
    for (const end of ends) {
      const own = { x: 0, y: 0 };
      const share = 1 / Math.max(1, end - k);
      for (; k < end; k++) {
        const x = opacity[k] ?? 0;
        const y = (residual[c][k] ?? 0) + x * (background[c][k] ?? 0);
        own.x += x;
        own.y += y;
        sums.xx += x * x;
        sums.xy += x * y;
        sums.yy += y * y;
      }
      sums.xx -= own.x * own.x * share;
      sums.xy -= own.x * own.y * share;
      sums.yy -= own.y * own.y * share;
    }
    if (sums.xx <= 0) return undefined;
    const level = Math.min(255, Math.max(0, sums.xy / sums.xx));
    colour[c] = level;
    left += sums.yy - 2 * level * sums.xy + level * level * sums.xx;
  }
  return { colour, left };
}
