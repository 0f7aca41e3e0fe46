import type { PixelBox } from '../../geometry/bounds.ts';
import { lineZones } from '../../geometry/line-zones.ts';
import type { OrientedRectangle } from '../../geometry/oriented-rectangle.ts';
import { blur } from '../../image/blur.ts';
import { type Colour, colourDistance } from '../../image/colour.ts';
import { colourAt, readPlanes } from '../../image/planes.ts';
import type { Plane, Raster } from '../../image/raster.ts';
import { effectParameters } from '../parameters.ts';

const { sameInk, rows, rim, letterEdge, mostLooked, shows } = effectParameters;

/** What the surroundings of letters have that the erased picture lacks, in a picture small enough to try many effects on. */
export interface EffectEvidence {
  box: PixelBox;
  /** Pixels of the image for one of the small picture. */
  factor: number;
  /** Height of a line, in pixels of the small picture. */
  unit: number;
  /** How much of each small pixel is letters. */
  letters: Plane;
  /** The colours of what differs around the letters, at the resolution of the image. */
  colours: Colour[];
  /** Indices of the small pixels around the letters. */
  around: Uint32Array;
  /** Picture less erased picture, and the erased picture, by channel. */
  residual: readonly Float32Array[];
  behind: readonly Float32Array[];
}

/**
 * @param inks of the letters
 * @param box the lines, with as much around as effects reach
 */
export function effectEvidence(
  image: Raster,
  erased: Raster,
  frames: readonly OrientedRectangle[],
  inks: readonly Colour[],
  box: PixelBox,
  height: number,
): EffectEvidence {
  const factor = Math.max(1, Math.round(height / rows));
  const planes = readPlanes(image, box);
  const behind = readPlanes(erased, box);
  const zones = lineZones(frames, box, rim * height);
  const letters = new Float32Array(box.width * box.height);
  const colours: Colour[] = [];
  for (let i = 0; i < letters.length; i++) {
    if ((zones.line[i] ?? -1) < 0) continue;
    const background = colourAt(behind, i);
    const seen = colourAt(planes, i);
    const isLetter = inks.some((ink) => colourDistance(seen, ink) < sameInk * colourDistance(background, ink));
    if (isLetter) letters[i] = 1;
    else if (colourDistance(seen, background) > shows) colours.push(seen);
  }
  const shrink = (data: Float32Array): Plane => shrunk({ width: box.width, height: box.height, data }, factor);
  const small = shrink(letters);
  const near = blur(small.data, small.width, small.height, 1);
  const reach = shrink(Float32Array.from(zones.line, (line) => (line < 0 ? 0 : 1)));
  const surroundings = [...near.keys()].filter((i) => (near[i] ?? 0) < letterEdge && (reach.data[i] ?? 0) > 0.5);
  const stride = Math.max(1, Math.ceil(surroundings.length / mostLooked));
  const background = behind.channels.map((plane) => shrink(plane).data);
  const levels = planes.channels.map((plane) => shrink(plane).data);
  return {
    box,
    factor,
    unit: height / factor,
    letters: small,
    colours,
    around: Uint32Array.from(surroundings.filter((_, index) => index % stride === 0)),
    residual: levels.map((plane, c) => plane.map((level, i) => level - (background[c]?.[i] ?? 0))),
    behind: background,
  };
}

/** Each pixel is the mean of those that it stands for. */
function shrunk({ width, height, data }: Plane, factor: number): Plane {
  if (factor === 1) return { width, height, data };
  const small = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
  const sums = new Float32Array(small.width * small.height);
  const counts = new Float32Array(sums.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const to = Math.floor(y / factor) * small.width + Math.floor(x / factor);
      sums[to] = (sums[to] ?? 0) + (data[i] ?? 0);
      counts[to] = (counts[to] ?? 0) + 1;
    }
  }
  return { ...small, data: sums.map((sum, i) => sum / Math.max(1, counts[i] ?? 0)) };
}
