import { floodFill } from '../../image/flood-fill.ts';
import { colourAt, type ColourPlanes } from '../../image/planes.ts';
import type { OrientedRectangle } from '../../geometry/oriented-rectangle.ts';
import { type Colour, colourDistance } from '../../image/colour.ts';
import { palette, type Swatch } from '../../image/palette.ts';
import type { LineZones } from '../../geometry/line-zones.ts';

/** The colours of one line: its inks, and those behind each stretch of it. */
interface LineColours {
  inks: Colour[];
  /** The inks with an even colour, which letters have and the shadows behind them have not. */
  evenInks: Colour[];
  /** Distance of the ink from its background, in levels. */
  contrast: number;
  /** Colours behind the line, one list for each stretch of `stretchLength` line heights. */
  behind: Swatch[][];
}

// `bench engine` shows a change of these: gone % and PSNR dB.
/** Length of a stretch, in line heights. */
const stretchLength = 2;
const swatchesBehind = 6;
/** Background colours rarer than this around a stretch may be a neighbour's ink. */
const rareShare = 0.08;
/** Contrast, in levels, below which nobody can read the ink. */
const invisible = 14;
/** Share of the way from the background to the ink from which a pixel counts as a letter's. */
const glyphThreshold = 0.28;
/** Spread, in levels, above which an ink has no even colour. */
const evenSpread = 15;
/** Pixels that leave a line's rectangle belong to its letters up to this many line heights outside, when they hang together. */
const overhang = 0.35;

export interface Glyphs {
  /** The pixels that stand out from the background: letters, outlines, dense shadows. */
  mask: Uint8Array;
  /** The pixels of the mask that letters cover for the most part. */
  letters: Uint8Array;
  /** Contrast of the clearest line, in levels; 0 where nothing can be made out. */
  contrast: number;
}

/**
 * Marks the pixels of the letters: those nearer to a line's ink than to any colour found around it. Finds descenders and accents that
 * stick out of the lines' rectangles. `foreign` marks pixels of other paragraphs.
 */
export function findGlyphs(
  planes: ColourPlanes,
  frames: readonly OrientedRectangle[],
  zones: LineZones,
  foreign: Uint8Array,
): Glyphs {
  const { width, height } = planes;
  const seeds = new Uint8Array(width * height);
  const passable = new Uint8Array(width * height);
  const letters = new Uint8Array(width * height);
  const behind = frames.map((frame, index) => coloursBehind(planes, frame, index, zones, foreign));
  const colours = frames.map((frame, index) => lineColours(planes, frame, index, zones, behind[index] ?? []));
  for (let i = 0; i < seeds.length; i++) {
    const index = zones.line[i] ?? -1;
    const frame = frames[index];
    const line = colours[index];
    if (!frame || !line || line.contrast < invisible || foreign[i] !== 0) continue;
    const outside = zones.outside[i] ?? Infinity;
    if (outside > overhang * frame.height) continue;
    const pixel = colourAt(planes, i);
    const swatches = line.behind[stretchOf(frame, zones.along[i] ?? 0)] ?? [];
    const fromBehind = distanceFrom(swatches, pixel);
    if (fromBehind < 5) continue;
    const fromInk = nearest(line.inks, pixel);
    const inkness = fromBehind / (fromBehind + fromInk + 1e-6);
    if (inkness < glyphThreshold) continue;
    if (outside <= 1 + 0.06 * frame.height) seeds[i] = 1;
    else if (inkness >= 0.5) passable[i] = 1;
    if (fromBehind > nearest(line.evenInks, pixel)) letters[i] = 1;
  }
  const mask = floodFill(seeds, (to) => passable[to] !== 0, width);
  for (let i = 0; i < letters.length; i++) if (mask[i] === 0) letters[i] = 0;
  return { mask, letters, contrast: Math.max(0, ...colours.map(({ contrast }) => contrast)) };
}

function coloursBehind(
  planes: ColourPlanes,
  frame: OrientedRectangle,
  index: number,
  zones: LineZones,
  foreign: Uint8Array,
): Swatch[][] {
  const stretches: Colour[][] = Array.from({ length: stretchCount(frame) }, () => []);
  const step = Math.max(1, Math.round((frame.height * frame.height) / 400));
  let seen = 0;
  for (let i = 0; i < zones.line.length; i++) {
    if (zones.line[i] !== index || foreign[i] !== 0) continue;
    const outside = zones.outside[i] ?? Infinity;
    if (outside < 1 || outside > 0.2 * frame.height + 2 || seen++ % step !== 0) continue;
    const stretch = stretchOf(frame, zones.along[i] ?? 0);
    for (let s = stretch - 1; s <= stretch + 1; s++) stretches[s]?.push(colourAt(planes, i));
  }
  return stretches.map((samples) => palette(samples, swatchesBehind));
}

function lineColours(
  planes: ColourPlanes,
  frame: OrientedRectangle,
  index: number,
  zones: LineZones,
  behind: Swatch[][],
): LineColours {
  const common = behind.map((swatches) => swatches.filter(({ share }) => share >= rareShare));
  const inside: { pixel: Colour; distance: number }[] = [];
  const step = Math.max(1, Math.round((frame.width * frame.height) / 20_000));
  let seen = 0;
  for (let i = 0; i < zones.line.length; i++) {
    if (zones.line[i] !== index || (zones.outside[i] ?? 1) > 0 || seen++ % step !== 0) continue;
    const pixel = colourAt(planes, i);
    inside.push({ pixel, distance: distanceFrom(common[stretchOf(frame, zones.along[i] ?? 0)] ?? [], pixel) });
  }
  inside.sort((a, b) => a.distance - b.distance);
  const contrast = inside[Math.floor(inside.length * 0.99)]?.distance ?? 0;
  const strong = inside.filter(({ distance }) => distance >= 0.5 * contrast).map(({ pixel }) => pixel);
  const swatches = palette(strong, 4).filter(({ share }) => share >= 0.04);
  const inks = swatches.map(({ colour }) => colour);
  const [ink] = inks;
  if (!ink) return { inks, evenInks: inks, contrast: 0, behind };
  const even = swatches.filter(({ spread, share }) => spread <= evenSpread && share >= 0.1).map(({ colour }) => colour);
  return {
    inks,
    evenInks: even.length > 0 ? even : [ink],
    contrast,
    behind: behind.map((swatches) => {
      const unlike = swatches.filter(
        ({ colour, share }) => share >= 0.25 || (share >= 0.01 && colourDistance(colour, ink) > 0.3 * contrast),
      );
      return unlike.length > 0 ? unlike : swatches;
    }),
  };
}

/** The distance of a colour from the nearest swatch; 0 within its spread, infinite without swatches. */
function distanceFrom(swatches: readonly Swatch[], pixel: Colour): number {
  let nearest = Infinity;
  for (const { colour, spread } of swatches) {
    nearest = Math.min(nearest, Math.max(0, colourDistance(colour, pixel) - 2 * spread));
  }
  return nearest;
}

function nearest(colours: readonly Colour[], pixel: Colour): number {
  let least = Infinity;
  for (const colour of colours) least = Math.min(least, colourDistance(colour, pixel));
  return least;
}

function stretchCount({ width, height }: OrientedRectangle): number {
  return Math.max(1, Math.round(width / (stretchLength * Math.max(1, height))));
}

function stretchOf(frame: OrientedRectangle, along: number): number {
  const count = stretchCount(frame);
  return Math.min(count - 1, Math.max(0, Math.floor((along / Math.max(1, frame.width)) * count)));
}
