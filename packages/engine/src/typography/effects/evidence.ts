import type { PixelBox } from '../../geometry/bounds.ts';
import { lineZones } from '../../geometry/line-zones.ts';
import type { OrientedRectangle } from '../../geometry/oriented-rectangle.ts';
import { blur } from '../../image/blur.ts';
import { type Colour, colourDistance } from '../../image/colour.ts';
import type { Plane, Raster } from '../../image/raster.ts';
import { effectParameters } from './parameters.ts';

const { rim, letterEdge } = effectParameters;
// `bench type` shows a change of these: effects %, class %, closeness. Lengths are heights of a line.
/** Height of a line, in rows of the small picture on which effects are tried. */
const rows = 36;
/** Rows of the image that are read at once. */
const stripRows = 64;
/** Maximum number of small pixels that are sampled, evenly spread. */
const maxLooked = 1500;
/** Maximum distance from the ink, as a share of the contrast, of a pixel that belongs to a letter. */
const sameInk = 0.25;
/** Levels by which a pixel around the letters must differ to show the colour of a layer. */
const shows = 30;

/** The difference of the letters' surroundings from the erased picture, in a picture small enough to try many effects on. */
export interface EffectEvidence {
  box: PixelBox;
  /** Pixels of the image for one of the small picture. */
  factor: number;
  /** Height of a line, in pixels of the small picture. */
  unit: number;
  /** The share of each small pixel that letters cover. */
  letters: Plane;
  /** The colours of pixels around the letters that differ, at the resolution of the image. */
  colours: Colour[];
  /** Indices of the small pixels around the letters. */
  around: Uint32Array;
  /** Picture minus erased picture, and the erased picture, by channel. */
  residual: readonly Float32Array[];
  behind: readonly Float32Array[];
}

/**
 * @param inks colours of the letters
 * @param box the lines with the surroundings that effects reach
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
  const small = smallPicture(box, factor);
  const colours: Colour[] = [];
  // The work is done in strips: planes of a title in a picture of 12 megapixels would take 130 MB at once.
  const stripHeight = factor * Math.ceil(stripRows / factor);
  for (let top = 0; top < box.height; top += stripHeight) {
    const strip = { ...box, y: box.y + top, height: Math.min(stripHeight, box.height - top) };
    const zones = lineZones(frames, strip, rim * height);
    addStrip(small, colours, { image, erased }, strip, zones.line, { top, factor, inks });
  }
  const { letters, reach, levels, behind, width } = meansOf(small);
  const near = blur(letters, width, small.height, 1);
  const surroundings: number[] = [];
  for (let i = 0; i < near.length; i++) {
    if ((near[i] ?? 0) < letterEdge && (reach[i] ?? 0) > 0.5) surroundings.push(i);
  }
  const stride = Math.max(1, Math.ceil(surroundings.length / maxLooked));
  return {
    box,
    factor,
    unit: height / factor,
    letters: { width, height: small.height, data: letters },
    colours,
    around: Uint32Array.from(surroundings.filter((_, index) => index % stride === 0)),
    residual: levels.map((plane, c) => plane.map((level, i) => level - (behind[c]?.[i] ?? 0))),
    behind,
  };
}

/** A part of the image with fewer pixels, each the sum, or the mean, of those that it stands for. */
interface SmallPicture {
  width: number;
  height: number;
  counts: Float32Array;
  letters: Float32Array;
  /** Number, or share, of the pixels within the reach of effects. */
  reach: Float32Array;
  levels: readonly [Float32Array, Float32Array, Float32Array];
  behind: readonly [Float32Array, Float32Array, Float32Array];
}

function smallPicture(box: PixelBox, factor: number): SmallPicture {
  const width = Math.ceil(box.width / factor);
  const height = Math.ceil(box.height / factor);
  const plane = (): Float32Array => new Float32Array(width * height);
  return {
    width,
    height,
    counts: plane(),
    letters: plane(),
    reach: plane(),
    levels: [plane(), plane(), plane()],
    behind: [plane(), plane(), plane()],
  };
}

/** Adds the pixels of a strip to the sums, and those that differ around the letters to the colours. */
function addStrip(
  small: SmallPicture,
  colours: Colour[],
  seen: { image: Raster; erased: Raster },
  strip: PixelBox,
  line: Int16Array,
  { top, factor, inks }: { top: number; factor: number; inks: readonly Colour[] },
): void {
  const { width, height } = strip;
  const { data } = seen.image;
  const { data: erased } = seen.erased;
  const { counts, letters, reach, levels, behind } = small;
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor((top + y) / factor) * small.width;
    let from = ((strip.y + y) * seen.image.width + strip.x) * 4;
    for (let x = 0; x < width; x++, i++, from += 4) {
      const to = row + Math.floor(x / factor);
      const [red, green, blue] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
      const [behindRed, behindGreen, behindBlue] = [erased[from] ?? 0, erased[from + 1] ?? 0, erased[from + 2] ?? 0];
      add(levels[0], to, red);
      add(levels[1], to, green);
      add(levels[2], to, blue);
      add(behind[0], to, behindRed);
      add(behind[1], to, behindGreen);
      add(behind[2], to, behindBlue);
      add(counts, to, 1);
      if ((line[i] ?? -1) < 0) continue;
      add(reach, to, 1);
      // Most pixels around letters are as they were erased to be: neither letters nor an effect.
      if (red === behindRed && green === behindGreen && blue === behindBlue) continue;
      const colour: Colour = [red, green, blue];
      const background: Colour = [behindRed, behindGreen, behindBlue];
      if (inks.some((ink) => isInk(colour, background, ink))) add(letters, to, 1);
      else if (colourDistance(colour, background) > shows) colours.push(colour);
    }
  }
}

function add(sums: Float32Array, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value;
}

/** Whether a pixel is far nearer to the ink than the background is. */
function isInk(seen: Colour, background: Colour, ink: Colour): boolean {
  return colourDistance(seen, ink) < sameInk * colourDistance(background, ink);
}

function meansOf(small: SmallPicture): SmallPicture {
  const { counts, letters, reach, levels, behind } = small;
  for (const plane of [letters, reach, ...levels, ...behind]) {
    for (let i = 0; i < plane.length; i++) plane[i] = (plane[i] ?? 0) / Math.max(1, counts[i] ?? 0);
  }
  return small;
}
