/**
 * Ink near a text that is none of its letters: frames, rules, icons, drawings, and the letters of other texts. Erasing the text must leave it
 * to the pixel.
 *
 * @module
 */
import type { LineStrokes } from '../model/recognised-line.ts';
import type { PixelBox } from '../geometry/bounds.ts';
import { signedDistance } from '../geometry/line-zones.ts';
import { axesOf, type OrientedRectangle } from '../geometry/oriented-rectangle.ts';
import { type Component, connectedComponents } from '../image/connected-components.ts';
import { chamferDistance } from '../image/distance-transform.ts';
import { type Colour, colourDistance, meanColour } from '../image/colour.ts';
import { floodFill } from '../image/flood-fill.ts';
import { palette } from '../image/palette.ts';
import { colourAt, type ColourPlanes } from '../image/planes.ts';
import { bilinear } from '../image/sample.ts';
import { median } from '../median.ts';
import { strokesParameters } from '../ink/parameters.ts';
import { inkBesideParameters, residualStrokes } from './parameters.ts';

const {
  overhang,
  core,
  minInside,
  maxOfInk,
  reach,
  longestMark,
  clearlyNearer,
  step,
  minShown,
  shownShare,
  minBackground,
  colours: { maxColours, maxSamples, minShare },
  margin,
} = inkBesideParameters;

/** Share of a line's height in the height of its crop. */
const withoutMargin = 1 / (1 + 2 * strokesParameters.margin);

/** One byte a pixel of a box. */
export interface InkBeside {
  /** The pixels that stay, with a margin. */
  stays: Uint8Array;
  /** The letters of the text and the ink that touches them, with a margin. */
  own: Uint8Array;
}

/** A text in the part of the picture that is looked at; rectangles in pixels of the picture. */
export interface TextInBox {
  box: PixelBox;
  frames: readonly OrientedRectangle[];
  /** The strokes of its lines, as far as they could be told from their background. */
  strokes: readonly LineStrokes[];
  /** Rules under its lines, which are its own. */
  rules: readonly OrientedRectangle[];
  /** The lines of texts that stay. */
  staying: readonly OrientedRectangle[];
}

/**
 * Divides the ink of a box into that of a text and that of everything else: connected pieces on a background that is followed from between
 * the letters as long as it changes softly. Undefined where the background does not, as in a photograph, so that pieces tell nothing.
 * @param planes the part of the picture in the box
 */
export function inkBeside(
  planes: ColourPlanes,
  { box, frames, strokes, rules, staying }: TextInBox,
): InkBeside | undefined {
  const { width, height } = planes;
  const lineHeight = Math.max(4, median(frames.map((frame) => frame.height)) ?? 0);
  const away = signedDistance(frames, box, reach * lineHeight);
  const { seeds, contrast } = lookBehind(planes, box, strokes, away);
  const background = followed(planes, withLikeColours(planes, seeds), contrast);
  const ink = background.map((value) => 1 - value);
  const { components, labels } = connectedComponents(ink, width, height, 0);
  const awayFromStaying = signedDistance(staying, box, 0);
  const counts = countPieces(components, labels, { away, awayFromStaying, lineHeight });
  const inside = counts.reduce((sum, count) => sum + count.inside, 0);
  const area = away.reduce((sum, distance) => sum + (distance <= 0 ? 1 : 0), 0);
  if (area - inside < minBackground * area) return undefined;
  const shown = shownBy(planes, labels, background, components.length);
  const kinds: Kind[] = components.map((component, index) => {
    const count = counts[index];
    return count ? kindOf(component, count, { lineHeight, inside, contrast, shown: shown[index] ?? 0 }) : 'faint';
  });
  const awayFromRules = signedDistance(rules, box, 1);
  const isOwn = (i: number): boolean => {
    const index = (labels[i] ?? 0) - 1;
    const kind = kinds[index];
    if (kind === undefined || kind === 'faint' || kind === 'mark') return false;
    if (counts[index]?.isShared && (awayFromStaying[i] ?? 1) <= 0) return false;
    if ((awayFromRules[i] ?? 1) <= 1) return true;
    return kind === 'own' || (kind === 'merged' && (away[i] ?? 0) <= overhang * lineHeight);
  };
  const isOther = (i: number): boolean => {
    const kind = kinds[(labels[i] ?? 0) - 1];
    return kind !== undefined && kind !== 'faint' && kind !== 'mark' && !isOwn(i);
  };
  const distanceTo = (marks: (i: number) => boolean): Uint16Array =>
    chamferDistance(
      Uint8Array.from(labels, (_, i) => (marks(i) ? 1 : 0)),
      width,
      height,
    );
  assignMarks(kinds, labels, { toOwn: distanceTo(isOwn), toOthers: distanceTo(isOther) });
  const toOwn = distanceTo(isOwn);
  const toOthers = distanceTo(isOther);
  return {
    stays: Uint8Array.from(labels, (_, i) => (near(toOthers[i]) && (toOthers[i] ?? 0) < (toOwn[i] ?? 0) ? 1 : 0)),
    own: Uint8Array.from(labels, (_, i) => (near(toOwn[i]) && (toOwn[i] ?? 0) <= (toOthers[i] ?? 0) ? 1 : 0)),
  };
}

/** Marks the background seen between the letters, well within the lines, and measures by how many levels the letters differ from it. */
function lookBehind(
  planes: ColourPlanes,
  box: PixelBox,
  strokes: readonly LineStrokes[],
  away: Float32Array,
): { seeds: Uint8Array; contrast: number } {
  const seeds = new Uint8Array(away.length);
  let contrast = 0;
  for (const line of strokes) {
    const { covered, free } = partCore(line, box, away);
    for (const i of free) seeds[i] = 1;
    const [ink, behind] = [meanAt(planes, covered), meanAt(planes, free)];
    contrast = Math.max(contrast, ...ink.map((level, c) => Math.abs(level - (behind[c] ?? 0))));
  }
  return { seeds, contrast };
}

/** The pixels well within a line that strokes cover, and those that none touches. */
function partCore(
  { rectangle, coverage }: LineStrokes,
  box: PixelBox,
  away: Float32Array,
): { covered: number[]; free: number[] } {
  const { origin, along, down } = axesOf(rectangle);
  const covered: number[] = [];
  const free: number[] = [];
  for (let i = 0; i < away.length; i++) {
    if ((away[i] ?? 0) > -core * rectangle.height * withoutMargin) continue;
    const dx = box.x + (i % box.width) + 0.5 - origin.x;
    const dy = box.y + Math.floor(i / box.width) + 0.5 - origin.y;
    const u = ((dx * along.x + dy * along.y) / rectangle.width) * coverage.width - 0.5;
    const v = ((dx * down.x + dy * down.y) / rectangle.height) * coverage.height - 0.5;
    if (u < 0 || v < 0 || u > coverage.width - 1 || v > coverage.height - 1) continue;
    const share = bilinear(coverage, u, v);
    if (share <= residualStrokes.background) free.push(i);
    else if (share >= residualStrokes.stroke) covered.push(i);
  }
  return { covered, free };
}

function meanAt(planes: ColourPlanes, pixels: readonly number[]): Colour {
  return meanColour(pixels.map((i) => colourAt(planes, i)));
}

/** @param distance three times the pixels */
function near(distance: number | undefined): boolean {
  return (distance ?? 0) <= 3 * margin;
}

/** The longer side of the box around a piece, in pixels. */
function extentOf({ left, right, top, bottom }: Component): number {
  return Math.max(right - left, bottom - top) + 1;
}

/** Assigns marks beside the lines to the letters or to other ink, whichever is nearer; the dot of an i may come close to the line above. */
function assignMarks(
  kinds: Kind[],
  labels: Int32Array,
  { toOwn, toOthers }: { toOwn: Uint16Array; toOthers: Uint16Array },
): void {
  const nearest = kinds.map(() => ({ own: Infinity, others: Infinity }));
  for (let i = 0; i < labels.length; i++) {
    const index = (labels[i] ?? 0) - 1;
    const mark = nearest[index];
    if (!mark || kinds[index] !== 'mark') continue;
    mark.own = Math.min(mark.own, toOwn[i] ?? Infinity);
    mark.others = Math.min(mark.others, toOthers[i] ?? Infinity);
  }
  nearest.forEach(({ own, others }, index) => {
    if (kinds[index] === 'mark') kinds[index] = own <= clearlyNearer * others ? 'own' : 'other';
  });
}

/** The seeds with all pixels that have one of their even colours: the stripes of a pattern go on beside the text, and the page beyond its frame. */
function withLikeColours(planes: ColourPlanes, seeds: Uint8Array): Uint8Array {
  const places = Array.from(seeds.keys()).filter((i) => seeds[i] !== 0);
  const every = Math.ceil(places.length / maxSamples);
  const samples = places.filter((_, index) => index % every === 0).map((i) => colourAt(planes, i));
  const even = palette(samples, maxColours).filter(({ share, spread }) => share >= minShare && spread <= step.max);
  return seeds.map((value, i) => {
    if (value !== 0) return 1;
    const pixel = colourAt(planes, i);
    return even.some(({ colour, spread }) => colourDistance(colour, pixel) <= step.min + spread) ? 1 : 0;
  });
}

/** The seeds with all pixels that are reached from them by small steps of colour between neighbours. */
function followed(
  { width, channels: [red, green, blue] }: ColourPlanes,
  seeds: Uint8Array,
  contrast: number,
): Uint8Array {
  const maxStep = Math.min(step.max, Math.max(step.min, step.share * contrast));
  const isSmallStep = (to: number, from: number): boolean =>
    Math.abs((red[from] ?? 0) - (red[to] ?? 0)) <= maxStep &&
    Math.abs((green[from] ?? 0) - (green[to] ?? 0)) <= maxStep &&
    Math.abs((blue[from] ?? 0) - (blue[to] ?? 0)) <= maxStep;
  return floodFill(seeds, isSmallStep, width);
}

/** How the pixels of a piece lie about the lines of the text. */
interface Count {
  /** Numbers of its pixels in the rectangles of the lines, well within them, and in them or just beyond. */
  inside: number;
  deep: number;
  near: number;
  /** Distance of its farthest pixel from any line, in pixels. */
  farthest: number;
  /** Number of its pixels in the rectangles of texts that stay, and whether they are so many that a letter of such a text is part of the piece. */
  insideStaying: number;
  isShared: boolean;
}

function countPieces(
  components: readonly Component[],
  labels: Int32Array,
  text: { away: Float32Array; awayFromStaying: Float32Array; lineHeight: number },
): Count[] {
  const counts = components.map((): Count => ({
    inside: 0,
    deep: 0,
    near: 0,
    farthest: -Infinity,
    insideStaying: 0,
    isShared: false,
  }));
  for (let i = 0; i < labels.length; i++) {
    const index = (labels[i] ?? 0) - 1;
    const count = counts[index];
    if (!count) continue;
    const distance = text.away[i] ?? Infinity;
    if (distance <= 0) count.inside += 1;
    if (distance <= -core * text.lineHeight) count.deep += 1;
    if (distance <= overhang * text.lineHeight) count.near += 1;
    count.farthest = Math.max(count.farthest, distance);
    if ((text.awayFromStaying[i] ?? 1) <= 0) count.insideStaying += 1;
    count.isShared =
      count.insideStaying >= minInside * (components[index]?.size ?? 0) && count.insideStaying > count.inside;
  }
  return counts;
}

/**
 * `own`: letters, their accents and dots; `mark`: a dot or an accent beside the lines; `merged`: letters that touch something which goes on beyond the
 * text; `other`: ink that stays; `faint`: marks of compression and grain.
 */
type Kind = 'own' | 'mark' | 'merged' | 'other' | 'faint';

function kindOf(
  component: Component,
  { inside, deep, near, farthest }: Count,
  text: { lineHeight: number; inside: number; contrast: number; shown: number },
): Kind {
  const { size } = component;
  const isLong = extentOf(component) > longestMark * text.lineHeight;
  const isSeen = text.shown >= minShown && (isLong || text.shown >= shownShare * text.contrast);
  if (deep === 0) {
    if (!isLong && near >= size / 2) return inside >= size / 2 ? 'own' : 'mark';
    return isSeen ? 'other' : 'faint';
  }
  if (inside >= minInside * size || inside >= maxOfInk * text.inside) return 'own';
  if (farthest > reach * text.lineHeight) return 'merged';
  return isSeen ? 'other' : 'faint';
}

/**
 * The number of levels by which each piece is outside the range of the background colours that it touches: 0 for the edge between two of them, infinite
 * for a piece that touches none.
 */
function shownBy(
  { width, channels }: ColourPlanes,
  labels: Int32Array,
  background: Uint8Array,
  count: number,
): number[] {
  const ranges = Array.from({ length: count }, () => channels.map(() => ({ min: Infinity, max: -Infinity })));
  for (let i = 0; i < labels.length; i++) {
    const range = ranges[(labels[i] ?? 0) - 1];
    if (!range) continue;
    for (const next of [i - 1, i + 1, i - width, i + width]) {
      if (background[next] !== 1) continue;
      for (const [c, plane] of channels.entries()) {
        const of = range[c];
        if (!of) continue;
        of.min = Math.min(of.min, plane[next] ?? 0);
        of.max = Math.max(of.max, plane[next] ?? 0);
      }
    }
  }
  const shown = ranges.map(() => 0);
  for (let i = 0; i < labels.length; i++) {
    const index = (labels[i] ?? 0) - 1;
    for (const [c, { min, max }] of (ranges[index] ?? []).entries()) {
      const level = channels[c]?.[i] ?? 0;
      shown[index] = Math.max(shown[index] ?? 0, min - level, level - max);
    }
  }
  return shown;
}
