import { chamferDistance } from '../../image/distance-transform.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import type { TextMask } from './text-mask.ts';

// `bench engine --blind` shows a change of these: PSNR dB of titles with a glow; outside ppm of all others.
/** Width of a ring around the letters, in line heights, and the number of rings. */
const ring = 0.06;
const rings = 14;
/** Distances from the letters, in line heights, between which lies the background that the rings are compared with. */
const far = 0.86;
const farther = 1.15;
/** Side of the squares in which rings and background are compared, in line heights. */
const cell = 2;
/** Number of pixels of the nearest ring, and of the background, that a square must show to be compared. */
const minPixels = 12;
/** Minimum difference, in levels, of the nearest ring from the background for a glow. */
const visible = 10;
/** Share of the squares that must show the same colour, and minimum number of squares. */
const agreeing = 0.75;
const minCells = 4;
/**
 * Minimum mean of the squares, in standard errors; 5.8 occurs by chance once in a hundred times for four squares (Student, 1908). It is 11 to 27 for the
 * glows of 2026-W47 (pictures 1 and 23) and w9-scenes (3), at most 3.0 for stripes of light across a sign.
 */
const sureness = 5;
/** A glow ends where it is below so many levels, or this share of the nearest ring. */
const ends = { level: 2.5, share: 0.1 };
/** Minimum share of the nearest ring's difference that a glow loses over the next two rings: of 2026-W47 half and more; a plate behind the text loses 0 to 4 %. */
const minFall = 0.25;
/** Maximum share of the nearest ring's difference that a glow loses from one ring to the next: a steeper fall is an edge. */
const steepestFall = 0.65;
/** Share of the nearest ring's difference that is an edge if the picture changes by it within two pixels, and the share of pixels at which there may be one. */
const sharp = 0.5;
const maxSharp = 0.045;

/** A difference of colours, or a direction among them, by channel. */
type Difference = readonly [number, number, number];

/** How the rings around the letters differ from the background farther out. */
interface Profile {
  /** Differences from the background, in levels along `unit`, from the nearest ring outwards. */
  falls: number[];
  /** The direction in colour of the nearest ring's difference, of length 1. */
  unit: Difference;
  /** Number of places that were compared, and the share of them that differ in that direction. */
  places: number;
  agreeing: number;
  /** The mean difference of the nearest ring over its standard error: small where the places differ by chance, as under stripes of light. */
  sureness: number;
}

/**
 * The mask with the glow around it: rings whose difference from the background falls outwards, all along the text and in one direction of
 * colour. A plate behind the text differs as much up to its edge, and stays.
 * @param planes the picture in the mask's box
 * @param blocked one byte a pixel: 1 for pixels of other texts
 */
export function withGlow(planes: ColourPlanes, mask: TextMask, blocked: Uint8Array): TextMask {
  const distance = chamferDistance(mask.data, planes.width, planes.height);
  const step = Math.max(1.5, ring * mask.lineHeight);
  const profile = profileOf(offBackground(planes, distance, blocked, mask.lineHeight, step));
  const reach = profile ? glowReach(profile) : 0;
  if (!profile || reach === 0) return mask;
  const { lineHeight } = mask;
  const near = sharpShare(planes, distance, blocked, profile, { from: 4, to: rings * step });
  // Grain and structures of the background have as many edges farther out; the edge of a plate is near the letters.
  const behind = sharpShare(planes, distance, blocked, profile, { from: far * lineHeight, to: farther * lineHeight });
  if (near - behind > maxSharp) return mask;
  const most = 3 * (1 + reach * step);
  const reached = mask.data.map((_, i) => ((distance[i] ?? 0) <= most && blocked[i] === 0 ? 1 : 0));
  return { ...mask, data: reached };
}

/** The number of rings in which a glow is visible; 0 if there is none. */
function glowReach({ falls, ...profile }: Profile): number {
  const [first = 0, , third = 0] = falls;
  if (profile.places < minCells || profile.agreeing < agreeing || profile.sureness < sureness) return 0;
  if (first < visible || first - third < minFall * first) return 0;
  const end = falls.findIndex((off) => off < Math.max(ends.level, ends.share * first));
  const reach = end === -1 ? falls.length : end;
  const steepest = Math.max(...falls.slice(0, reach).map((off, index) => off - (falls[index + 1] ?? 0)));
  return steepest > steepestFall * first ? 0 : reach;
}

function profileOf(places: readonly (Difference | undefined)[][]): Profile | undefined {
  const nearest = places.flatMap(([first]) => (first ? [first] : []));
  const mean = meanOf(nearest);
  const length = Math.hypot(...mean);
  if (length === 0) return undefined;
  const unit: Difference = [mean[0] / length, mean[1] / length, mean[2] / length];
  const along = (off: Difference): number => off[0] * unit[0] + off[1] * unit[1] + off[2] * unit[2];
  return {
    falls: Array.from({ length: rings }, (_, index) =>
      along(meanOf(places.flatMap((place) => (place[index] ? [place[index]] : [])))),
    ),
    unit,
    places: places.length,
    agreeing: nearest.filter((off) => along(off) > length / 3).length / places.length,
    sureness: length / standardError(nearest.map(along)),
  };
}

function standardError(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
}

function meanOf(differences: readonly Difference[]): Difference {
  const sum: [number, number, number] = [0, 0, 0];
  for (const difference of differences) for (const c of [0, 1, 2] as const) sum[c] += difference[c];
  const share = 1 / Math.max(1, differences.length);
  return [sum[0] * share, sum[1] * share, sum[2] * share];
}

/**
 * The differences of the rings from the background at each place along the text. Places that show too few pixels of either are left out, and so are
 * those at which something else lies around, unless they are half of all or more.
 */
function offBackground(
  { width, channels: [red, green, blue] }: ColourPlanes,
  distance: Uint16Array,
  blocked: Uint8Array,
  lineHeight: number,
  step: number,
): (Difference | undefined)[][] {
  const places = new Map<number, Sums[]>();
  const side = cell * lineHeight;
  const columns = Math.ceil(width / side);
  for (let i = 0; i < distance.length; i++) {
    const index = ringAt((distance[i] ?? 0) / 3, lineHeight, step);
    if (index === undefined || blocked[i] !== 0) continue;
    const key = Math.floor(Math.floor(i / width) / side) * columns + Math.floor((i % width) / side);
    const sums = places.get(key) ?? Array.from({ length: rings + 1 }, (): Sums => ({ levels: [0, 0, 0], count: 0 }));
    places.set(key, sums);
    const sum = sums[index];
    if (!sum) continue;
    sum.levels[0] += red[i] ?? 0;
    sum.levels[1] += green[i] ?? 0;
    sum.levels[2] += blue[i] ?? 0;
    sum.count += 1;
  }
  const told = [...places.values()].flatMap((sums) => {
    const behind = sums[rings];
    const isTelling = behind && behind.count >= minPixels && (sums[0]?.count ?? 0) >= minPixels;
    return isTelling ? [sums.slice(0, rings).map((sum) => differenceOf(sum, behind))] : [];
  });
  const undisturbed = told.filter((place) => !isDisturbed(place));
  return undisturbed.length > told.length / 2 ? undisturbed : told;
}

/** Whether something else lies around, such as the box of the next text: farther rings differ from the background by more than the nearest. */
function isDisturbed([nearest, ...others]: readonly (Difference | undefined)[]): boolean {
  const least = Math.hypot(...(nearest ?? [0])) + visible;
  return others.some((off) => off !== undefined && Math.hypot(...off) > least);
}

/** The sums of the levels of some pixels, and their number. */
interface Sums {
  levels: [red: number, green: number, blue: number];
  count: number;
}

/** Index of the ring of a pixel by its distance from the letters; `rings` for the background farther out. */
function ringAt(away: number, lineHeight: number, step: number): number | undefined {
  if (away <= 1 || away > farther * lineHeight) return undefined;
  if (away >= far * lineHeight) return rings;
  const index = Math.floor((away - 1) / step);
  return index < rings ? index : undefined;
}

function differenceOf({ levels, count }: Sums, behind: Sums): Difference | undefined {
  if (count === 0) return undefined;
  const off = (c: 0 | 1 | 2): number => levels[c] / count - behind.levels[c] / behind.count;
  return [off(0), off(1), off(2)];
}

/** The share of the pixels between two distances from the letters at which the picture changes within two pixels as at the edge of a plate. */
function sharpShare(
  { width, channels }: ColourPlanes,
  distance: Uint16Array,
  blocked: Uint8Array,
  { falls, unit }: Profile,
  { from, to }: { from: number; to: number },
): number {
  const edge = sharp * (falls[0] ?? 0);
  const along = (i: number): number =>
    channels.reduce((sum, plane, c) => sum + (plane[i] ?? 0) * (unit[c as 0 | 1 | 2] ?? 0), 0);
  let edges = 0;
  let count = 0;
  for (let i = 2 * width + 2; i < distance.length; i++) {
    const away = (distance[i] ?? 0) / 3;
    if (away <= from || away > to || blocked[i] !== 0) continue;
    count += 1;
    const level = along(i);
    if (Math.abs(level - along(i - 2)) > edge || Math.abs(level - along(i - 2 * width)) > edge) edges += 1;
  }
  return edges / Math.max(1, count);
}
