import { boxParameters, findInkParameters, ornamentParameters } from './parameters.ts';
import { type Colour, colourDistance } from '../image/colour.ts';
import { withoutOrnaments } from './ornaments.ts';
import { continuationOf } from './continuation.ts';
import { findControls } from './controls.ts';
import { markBefore } from './mark-before.ts';
import { type Component, connectedComponents } from '../image/connected-components.ts';
import { type Contrast, inkThreshold, separateInk } from './contrast.ts';
import { cropUpright } from '../image/crop.ts';
import { contains, type OrientedRectangle, fromFrame, grow, toFrame } from '../geometry/oriented-rectangle.ts';
import { type Bounds, overlap } from '../geometry/bounds.ts';
import { type LineCrop, boundsOf, ownGlyphs, splitAtGaps, touchesEdge } from './own-glyphs.ts';
import type { Raster, GreyRaster } from '../image/raster.ts';

const { rim } = findInkParameters;
// `bench engine` shows a change of these: CER %.
/** Height of a detected box in the crop that is looked at, in pixels: thin strokes of small print have to be a pixel wide and more. */
const cropBoxHeight = 56;
/** How far beyond the box the dots of list items, accents and descenders are looked for, in heights of the box. */
const marginX = 1.2;
const marginY = 0.4;
/** Ink and background this near in colour cannot be told apart reliably. */
const weakestContrast = 24;
/** Shares of the ink's rectangle that glyphs can cover. */
const thinnest = 0.02;
const fullest = 0.75;
/** Minimum height of the ink, in heights of the detected box. */
const lowest = 0.25;
/** Maximum number of marks that are cut off the ends of a line, so that the search ends. */
const maxMarks = 8;
/** Maximum gap between a mark and the text of its item, in heights of the text. */
const maxMarkDistance = 2;
const white = 255;

/** The ink of one line, told from its background. */
export interface InkedLine {
  /** Tight around the ink, in pixels of the picture. */
  box: OrientedRectangle;
  /** From the bottom of the box up to the line that most glyphs stand on, in pixels of the picture. */
  descent: number;
  /** Dark on white, without the ink of other lines. */
  image: GreyRaster;
  /** Distance of ink and background in colour, in levels, 0 to 441. */
  contrast: number;
  colour: Colour;
  /** The colour that the ink stands on. */
  background: Colour;
  /** Mean width of the strokes, in pixels of the picture. */
  stroke: number;
  /** The glyphs from left to right, those that overlap as one, in pixels of `image`. */
  columns: Bounds[];
  /** A mark before its letters that is no letter, such as the dot of a list item or a check mark. */
  mark: OrientedRectangle | undefined;
  /** Where strokes go on beyond the line, the box of both; undefined where none do. */
  continued: OrientedRectangle | undefined;
}

/**
 * Finds the ink of the text in a box and its exact extent. Gives more than one line where the box spans texts that stand apart, and none
 * where ink cannot be told from the background.
 * @param others boxes of other lines, which may overlap this one
 * @param marks boxes of marks that stand beside the letters and are no letters
 */
export function findInk(
  picture: Raster,
  box: OrientedRectangle,
  others: readonly OrientedRectangle[] = [],
  marks: readonly OrientedRectangle[] = [],
): InkedLine[] {
  const seen = lookAt(picture, box, marks);
  if (!seen) return [];
  const { lineCrop, contrast, boxHeight } = seen;
  const glyphs = ownGlyphs(lineCrop).filter((glyph) => !isOfAnother(glyph, seen, others));
  const controls = marks.length < maxMarks ? controlsIn(seen, glyphs, marks) : [];
  if (controls.length > 0) return findInkBeside(picture, seen, { glyphs, controls, others, marks });
  const colourOf = (some: readonly Component[]): Colour => meanColour(seen.crop, lineCrop, some);
  return splitAtGaps(glyphs, boxHeight).flatMap((part) => {
    const { letters, ornaments } = withoutOrnaments(part, contrast.strength, colourOf);
    const bounds = boundsOf(letters);
    if (ornaments.length > 0 && marks.length < maxMarks) {
      // An ornament beside the letters was taken for one of them, so the letters' colour and size have to be measured anew.
      const beside = ornaments.map((ornament) => placedIn(seen.outer, boundsOf(ornament), lineCrop));
      const letterBox = detectedAround(placedIn(seen.outer, bounds, lineCrop));
      return findInk(picture, letterBox, others, [...marks, ...beside]);
    }
    if (!isPlausible(letters, bounds, boxHeight)) return [];
    const strangers = strangersTo(letters, seen, others);
    const mark = markBefore(letters, strangers);
    const more = continuationOf(letters, strangers).filter(
      (component) =>
        colourDistance(colourOf([component]), colourOf(letters)) <= ornamentParameters.otherColour * contrast.strength,
    );
    const drawn = more.length === 0 && mark ? [placedIn(seen.outer, mark, lineCrop)] : [];
    return [describe(letters, bounds, more, [...marks, ...drawn], seen)];
  });
}

/** The controls in a crop that are not known yet. */
function controlsIn(
  { outer, lineCrop, contrast }: SeenBox,
  glyphs: readonly Component[],
  marks: readonly OrientedRectangle[],
): Bounds[] {
  return findControls(contrast, lineCrop, glyphs).filter((control) => {
    const place = placedIn(outer, control, lineCrop);
    return !marks.some((mark) => contains(mark, place));
  });
}

/** Finds the ink between controls anew: they were taken for letters, and the texts between them are separate ones. */
function findInkBeside(
  picture: Raster,
  { outer, lineCrop }: SeenBox,
  found: {
    glyphs: readonly Component[];
    controls: readonly Bounds[];
    others: readonly OrientedRectangle[];
    marks: readonly OrientedRectangle[];
  },
): InkedLine[] {
  const { glyphs, controls, others, marks } = found;
  const edges = [...controls.map(({ right }) => right), Infinity].toSorted((a, b) => a - b);
  const outside = glyphs.filter(
    ({ left, right }) => !controls.some((control) => overlap(left, right + 1, control.left, control.right) > 0),
  );
  const parts = Map.groupBy(outside, ({ left }) => edges.findIndex((edge) => left < edge));
  const beside = [...marks, ...controls.map((control) => placedIn(outer, control, lineCrop))];
  return [...parts.values()].flatMap((part) =>
    findInk(picture, detectedAround(placedIn(outer, boundsOf(part), lineCrop)), others, beside),
  );
}

/** A box with its surroundings, its ink told from its background. */
interface SeenBox {
  /** The rectangle that the crop shows, in pixels of the picture. */
  outer: OrientedRectangle;
  crop: Raster;
  contrast: Contrast;
  lineCrop: LineCrop;
  /** Height of the box, in pixels of the crop. */
  boxHeight: number;
}

/** Looks at a box, past the marks; undefined where ink cannot be told from the background. */
function lookAt(picture: Raster, box: OrientedRectangle, marks: readonly OrientedRectangle[]): SeenBox | undefined {
  const outer = {
    ...box,
    width: box.width + 2 * marginX * box.height,
    height: box.height * (1 + 2 * marginY),
  };
  const crop = cropUpright(picture, outer, Math.round(cropBoxHeight * (1 + 2 * marginY)));
  const scale = crop.height / outer.height;
  const inner = {
    left: marginX * box.height * scale,
    right: crop.width - marginX * box.height * scale,
    top: marginY * box.height * scale,
    bottom: crop.height - marginY * box.height * scale,
  };
  const contrast = separateInk(crop, inner);
  if (contrast.strength < weakestContrast) return undefined;
  const { width, height } = crop;
  const { components, labels } = connectedComponents(contrast.coverage, width, height, inkThreshold);
  const glyphs = components.filter((component) => {
    const place = placedIn(outer, boundsOf([component]), { width, height });
    return !marks.some((mark) => contains(mark, place));
  });
  const lineCrop = { components: glyphs, labels, width, height, inner };
  return { outer, crop, contrast, lineCrop, boxHeight: inner.bottom - inner.top };
}

/** Whether a glyph stands beside the box of the line, in that of another: a large number reaches over the end of the words before it. */
function isOfAnother(glyph: Component, { outer, lineCrop }: SeenBox, others: readonly OrientedRectangle[]): boolean {
  const middle = (glyph.left + glyph.right) / 2;
  const { left, right } = lineCrop.inner;
  if (middle >= left && middle <= right) return false;
  const place = placedIn(outer, boundsOf([glyph]), lineCrop);
  return others.some((other) => contains(other, place));
}

/** Ink in the crop that is neither the line's nor another's. */
function strangersTo(
  glyphs: readonly Component[],
  { outer, lineCrop }: SeenBox,
  others: readonly OrientedRectangle[],
): Component[] {
  const own = new Set(glyphs.map(({ label }) => label));
  return lineCrop.components.filter((component) => {
    if (own.has(component.label) || touchesEdge(component, lineCrop)) return false;
    const place = placedIn(outer, boundsOf([component]), lineCrop);
    return !others.some((other) => contains(other, place));
  });
}

function describe(
  glyphs: readonly Component[],
  bounds: Bounds,
  more: readonly Component[],
  marks: readonly OrientedRectangle[],
  { outer, contrast, lineCrop }: SeenBox,
): InkedLine {
  const scale = lineCrop.height / outer.height;
  const own = new Set(glyphs.map(({ label }) => label));
  const baseline = baselineOf(glyphs, bounds);
  const box = placedIn(outer, bounds, lineCrop);
  return {
    box,
    mark: marks.find((mark) => isBefore(mark, box)),
    image: paint(contrast.coverage, lineCrop, own, bounds),
    colour: contrast.ink,
    background: contrast.background,
    contrast: contrast.strength,
    stroke: strokeOf(lineCrop, own) / scale,
    descent: (bounds.bottom - baseline) / scale,
    columns: columnsOf(glyphs).map((column) => moved(column, rim - bounds.left, rim - bounds.top)),
    continued: more.length > 0 ? placedIn(outer, boundsOf([...glyphs, ...more]), lineCrop) : undefined,
  };
}

/** Whether a mark stands on the line of a text, before its first letter. */
function isBefore(mark: OrientedRectangle, text: OrientedRectangle): boolean {
  const { x, y } = toFrame({ x: mark.x - text.x, y: mark.y - text.y }, text.angle);
  const gap = -x - (text.width + mark.width) / 2;
  return gap >= 0 && gap <= maxMarkDistance * text.height && Math.abs(y) < (text.height + mark.height) / 4;
}

/** A box as the detector would have given it around that ink. */
export function detectedAround(ink: OrientedRectangle): OrientedRectangle {
  return grow(ink, (ink.height * (1 / boxParameters.boxToText - 1)) / 2);
}

/** The mean colour of the glyphs' pixels that hold nothing but ink. */
function meanColour({ data }: Raster, { labels, width }: LineCrop, glyphs: readonly Component[]): Colour {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const { label, left, top, right, bottom } of glyphs) {
    for (let y = top + 1; y < bottom; y++) {
      for (let x = left + 1; x < right; x++) {
        const at = y * width + x;
        const inside = [at, at - 1, at + 1, at - width, at + width].every((pixel) => labels[pixel] === label);
        if (!inside) continue;
        for (const channel of [0, 1, 2] as const) sum[channel] += data[at * 4 + channel] ?? 0;
        count += 1;
      }
    }
  }
  return [sum[0] / Math.max(1, count), sum[1] / Math.max(1, count), sum[2] / Math.max(1, count)];
}

/** True where the ink could be glyphs that fill the height of the detected box. */
function isPlausible(glyphs: readonly Component[], bounds: Bounds, boxHeight: number): boolean {
  const area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  const share = glyphs.reduce((sum, { size }) => sum + size, 0) / area;
  return bounds.bottom - bounds.top > lowest * boxHeight && share > thinnest && share < fullest;
}

/** The row that most glyphs end on, each weighing as much as it is wide; in pixels of the crop. */
function baselineOf(glyphs: readonly Component[], bounds: Bounds): number {
  const height = bounds.bottom - bounds.top;
  const standing = glyphs.filter(({ top, bottom }) => bottom - top > 0.3 * height);
  const tolerance = Math.max(1, 0.03 * height);
  let best = { row: bounds.bottom, weight: 0 };
  for (const { bottom } of standing) {
    const near = standing.filter((other) => Math.abs(other.bottom - bottom) <= tolerance);
    const weight = near.reduce((sum, { left, right }) => sum + right - left + 1, 0);
    if (weight > best.weight) best = { row: bottom + 1, weight };
  }
  return best.row;
}

function columnsOf(glyphs: readonly Component[]): Bounds[] {
  const columns: Bounds[] = [];
  for (const glyph of glyphs.toSorted((a, b) => a.left - b.left)) {
    const { left, top, right, bottom } = boundsOf([glyph]);
    const last = columns.at(-1);
    if (last && left < last.right) {
      last.right = Math.max(last.right, right);
      last.top = Math.min(last.top, top);
      last.bottom = Math.max(last.bottom, bottom);
    } else columns.push({ left, top, right, bottom });
  }
  return columns;
}

function moved({ left, top, right, bottom }: Bounds, x: number, y: number): Bounds {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** A stroke is as wide as twice its area over its outline is long, its ends neglected. */
function strokeOf({ labels, width, height }: LineCrop, own: ReadonlySet<number>): number {
  let area = 0;
  let outline = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (!own.has(labels[at] ?? 0)) continue;
      area += 1;
      for (const next of [at - 1, at + 1, at - width, at + width]) if (labels[next] === 0) outline += 1;
    }
  }
  return (2 * area) / Math.max(1, outline);
}

function placedIn(
  outer: OrientedRectangle,
  bounds: Bounds,
  { width, height }: Pick<LineCrop, 'width' | 'height'>,
): OrientedRectangle {
  const scaleX = outer.width / width;
  const scaleY = outer.height / height;
  const offset = fromFrame(
    {
      x: ((bounds.left + bounds.right) / 2 - width / 2) * scaleX,
      y: ((bounds.top + bounds.bottom) / 2 - height / 2) * scaleY,
    },
    outer.angle,
  );
  return {
    x: outer.x + offset.x,
    y: outer.y + offset.y,
    width: (bounds.right - bounds.left) * scaleX,
    height: (bounds.bottom - bounds.top) * scaleY,
    angle: outer.angle,
  };
}

/** The ink of the given components dark on white, other ink left out; the soft edges of glyphs stay with them. */
function paint(coverage: Uint8Array, crop: LineCrop, own: ReadonlySet<number>, bounds: Bounds): GreyRaster {
  const { labels, width, height } = crop;
  const image = {
    width: bounds.right - bounds.left + 2 * rim,
    height: bounds.bottom - bounds.top + 2 * rim,
  };
  const data = new Uint8Array(image.width * image.height).fill(white);
  for (let y = Math.max(0, bounds.top - 2); y < Math.min(height, bounds.bottom + 2); y++) {
    for (let x = Math.max(0, bounds.left - 2); x < Math.min(width, bounds.right + 2); x++) {
      const label = labels[y * width + x] ?? 0;
      if (label !== 0 && !own.has(label)) continue;
      data[(y - bounds.top + rim) * image.width + (x - bounds.left + rim)] = white - (coverage[y * width + x] ?? 0);
    }
  }
  return { ...image, data };
}
