import { fillLaplace } from './laplace.ts';
import { type Colour, colourDistance } from '../../image/colour.ts';
import type { ColourPlanes, Planes } from '../../image/planes.ts';

/** A colour that lies in the background in plain areas. */
export interface FlatColour {
  colour: Colour;
  /** Maximum distance, in levels, of a pixel of the area from `colour`. */
  tolerance: number;
  /** Whether the area has exactly this colour, without noise or slope. */
  exact: boolean;
  /** Share of the examined pixels, 0 to 1. */
  share: number;
}

// `bench engine` shows a change of these: PSNR dB of flat backgrounds.
const binLevels = 8;
/** Root mean square spread within a bin above which it is a slope or a texture and not an area. */
const flatSpread = 1.5;
/** Softened edges leave a few pixels of nearly the same colour beside an area of one. */
const exactSpread = 0.3;

/**
 * The colours that fill areas among the pixels which `looked` marks, commonest first, each with at least `minShare` of them. Slopes and
 * textures have none.
 */
export function flatColours(planes: ColourPlanes, looked: Uint8Array, minShare: number): FlatColour[] {
  const flats: FlatColour[] = [];
  for (const { colour, spread, share } of colourBins(planes, looked)) {
    if (share < minShare || spread > flatSpread) continue;
    if (flats.some((flat) => colourDistance(flat.colour, colour) <= flat.tolerance)) continue;
    flats.push({ colour, tolerance: Math.max(3, 4 * spread), exact: spread < exactSpread, share });
  }
  return flats;
}

/** Index of the flat colour that pixel `i` is of, or -1. */
export function flatAt(
  { channels: [red, green, blue] }: ColourPlanes,
  flats: readonly FlatColour[],
  i: number,
): number {
  const pixel: Colour = [red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0];
  return flats.findIndex(({ colour, tolerance }) => colourDistance(colour, pixel) <= tolerance);
}

/**
 * The share of the pixels marked by `looked` that flat colours explain: those of one, and those on the softened edge between two, which
 * touch one.
 */
export function flatShare(planes: ColourPlanes, flats: readonly FlatColour[], looked: Uint8Array): number {
  const { width, height } = planes;
  const ofFlat = new Uint8Array(looked.length);
  for (let i = 0; i < looked.length; i++) if (flatAt(planes, flats, i) >= 0) ofFlat[i] = 1;
  let explained = 0;
  let total = 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (looked[i] === 0) continue;
      total++;
      if (
        ofFlat[i] !== 0 ||
        (x > 0 && ofFlat[i - 1] !== 0) ||
        (x < width - 1 && ofFlat[i + 1] !== 0) ||
        (ofFlat[i - width] ?? 0) !== 0 ||
        (ofFlat[i + width] ?? 0) !== 0
      ) {
        explained++;
      }
    }
  }
  return total > 0 ? explained / total : 0;
}

/**
 * Fills the unknown pixels with exactly the flat colours, in place: each colour's area is diffused into the gap and the strongest takes
 * the pixel, so that an edge goes on across the gap as straight as it entered, softened over one pixel as a renderer would.
 */
export function fillFlat(planes: ColourPlanes, unknown: Uint8Array, flats: readonly FlatColour[]): void {
  const [first] = flats;
  if (!first) return;
  if (flats.length === 1) {
    for (let i = 0; i < unknown.length; i++) if (unknown[i] !== 0) paint(planes, i, first.colour);
    return;
  }
  const areas = diffuseAreas(planes, unknown, flats);
  for (let i = 0; i < unknown.length; i++) {
    if (unknown[i] === 0) continue;
    const [best, second] = strongest(areas, i);
    const on = flats[best]?.colour ?? first.colour;
    const off = flats[second]?.colour ?? on;
    const share = edgeCoverage(areas, best, second, i);
    paint(planes, i, [
      Math.round(on[0]) * share + Math.round(off[0]) * (1 - share),
      Math.round(on[1]) * share + Math.round(off[1]) * (1 - share),
      Math.round(on[2]) * share + Math.round(off[2]) * (1 - share),
    ]);
  }
}

/** One plane for each flat colour: 1 where it lies, 0 where another does, and a harmonic blend where that is not known. */
function diffuseAreas(planes: ColourPlanes, unknown: Uint8Array, flats: readonly FlatColour[]): Planes {
  const { width, height } = planes;
  const areas: Planes = { width, height, channels: flats.map(() => new Float32Array(unknown.length)) };
  const undecided = new Uint8Array(unknown);
  for (let i = 0; i < unknown.length; i++) {
    if (unknown[i] !== 0) continue;
    const area = areas.channels[flatAt(planes, flats, i)];
    if (area) area[i] = 1;
    else undecided[i] = 1;
  }
  fillLaplace(areas, undecided, 0.001);
  return areas;
}

function strongest({ channels }: Planes, i: number): [number, number] {
  let best = 0;
  let second = -1;
  for (let k = 1; k < channels.length; k++) {
    const value = channels[k]?.[i] ?? 0;
    if (value > (channels[best]?.[i] ?? 0)) {
      second = best;
      best = k;
    } else if (second < 0 || value > (channels[second]?.[i] ?? 0)) {
      second = k;
    }
  }
  return [best, second < 0 ? best : second];
}

/** How much of pixel `i` lies on the first area's side of the edge between two: from its distance to where both are equally strong. */
function edgeCoverage({ width, height, channels }: Planes, best: number, second: number, i: number): number {
  const on = channels[best];
  const off = channels[second];
  if (!on || !off || best === second) return 1;
  const x = i % width;
  const lead = (at: number): number => (on[at] ?? 0) - (off[at] ?? 0);
  const left = x > 0 ? i - 1 : i;
  const right = x < width - 1 ? i + 1 : i;
  const above = i >= width ? i - width : i;
  const below = i < width * (height - 1) ? i + width : i;
  const slope = Math.hypot(
    (lead(right) - lead(left)) / Math.max(1, right - left),
    (lead(below) - lead(above)) / Math.max(1, (below - above) / width),
  );
  return slope > 0 ? Math.min(1, 0.5 + lead(i) / slope) : 1;
}

function paint({ channels: [red, green, blue] }: ColourPlanes, i: number, [r, g, b]: Colour): void {
  red[i] = r;
  green[i] = g;
  blue[i] = b;
}

interface Bin {
  sums: [number, number, number];
  squares: number;
  count: number;
}

/** A coarse histogram: the mean and spread of each bin of `binLevels` a channel, fullest first. */
function colourBins(
  { channels: [red, green, blue] }: ColourPlanes,
  looked: Uint8Array,
): { colour: Colour; spread: number; share: number }[] {
  const bins = new Map<number, Bin>();
  let total = 0;
  for (let i = 0; i < looked.length; i++) {
    if (looked[i] === 0) continue;
    total++;
    const r = red[i] ?? 0;
    const g = green[i] ?? 0;
    const b = blue[i] ?? 0;
    const key = (Math.floor(r / binLevels) << 10) | (Math.floor(g / binLevels) << 5) | Math.floor(b / binLevels);
    let bin = bins.get(key);
    if (!bin) bins.set(key, (bin = { sums: [0, 0, 0], squares: 0, count: 0 }));
    bin.sums[0] += r;
    bin.sums[1] += g;
    bin.sums[2] += b;
    bin.squares += r * r + g * g + b * b;
    bin.count++;
  }
  return [...bins.values()]
    .map(({ sums, squares, count }) => {
      const colour: Colour = [sums[0] / count, sums[1] / count, sums[2] / count];
      const variance = squares / count - colour[0] ** 2 - colour[1] ** 2 - colour[2] ** 2;
      return { colour, spread: Math.sqrt(Math.max(0, variance)), share: count / total };
    })
    .toSorted((a, b) => b.share - a.share);
}
