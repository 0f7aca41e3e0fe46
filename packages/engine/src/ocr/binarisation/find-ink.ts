import { findInkParameters } from '../parameters.ts';
import { bulletIndentOf } from './bullet.ts';
import { type Component, connectedComponents } from '../../image/connected-components.ts';
import { inkThreshold, separateInk } from './contrast.ts';
import { cropUpright } from '../../image/crop.ts';
import { type OrientedRectangle, fromFrame } from '../../geometry/oriented-rectangle.ts';
import type { Bounds } from '../../geometry/bounds.ts';
import { type LineCrop, boundsOf, ownGlyphs, splitAtGaps } from './own-glyphs.ts';
import type { Raster, GreyRaster } from '../../image/raster.ts';
import type { GlyphColumn } from '../spacing.ts';

const { cropBoxHeight, marginX, marginY, weakestContrast, thinnest, fullest, lowest, rim } = findInkParameters;
const white = 255;

/** The ink of one line, told from its background. */
export interface InkedLine {
  /** Tight around the ink, in pixels of the picture. */
  box: OrientedRectangle;
  /** From the bottom of the box up to the line that most glyphs stand on, in pixels of the picture. */
  descent: number;
  /** Dark on white, without the ink of other lines. */
  image: GreyRaster;
  /** Red, green and blue, 0 to 255. */
  colour: readonly [number, number, number];
  /** Mean width of the strokes, in pixels of the picture. */
  stroke: number;
  /** The glyphs from left to right, those that overlap as one, in pixels of `image`. */
  columns: GlyphColumn[];
  /** Where the line begins with the dot of a list item: from the left of the box to what follows, in pixels of the picture. */
  bulletIndent: number | undefined;
}

/**
 * Finds the ink of the text in a box and its exact extent. Gives more than one line where the box spans texts that stand apart, and none
 * where ink cannot be told from the background.
 */
export function findInk(picture: Raster, box: OrientedRectangle): InkedLine[] {
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
  const { coverage, ink, strength } = separateInk(crop, inner);
  if (strength < weakestContrast) return [];
  const { width, height } = crop;
  const lineCrop = { ...connectedComponents(coverage, width, height, inkThreshold), width, height, inner };
  const boxHeight = inner.bottom - inner.top;
  return splitAtGaps(ownGlyphs(lineCrop), boxHeight).flatMap((glyphs) => {
    const bounds = boundsOf(glyphs);
    if (!isPlausible(glyphs, bounds, boxHeight)) return [];
    const own = new Set(glyphs.map(({ label }) => label));
    const indent = bulletIndentOf(glyphs, bounds);
    return {
      box: placedIn(outer, bounds, lineCrop),
      image: paint(coverage, lineCrop, own, bounds),
      colour: ink,
      stroke: strokeOf(lineCrop, own) / scale,
      descent: (bounds.bottom - baselineOf(glyphs, bounds)) / scale,
      columns: columnsOf(glyphs),
      bulletIndent: indent === undefined ? undefined : indent / scale,
    };
  });
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

function columnsOf(glyphs: readonly Component[]): GlyphColumn[] {
  const columns: GlyphColumn[] = [];
  for (const { left, right } of glyphs.toSorted((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last && left < last.right) last.right = Math.max(last.right, right + 1);
    else columns.push({ left, right: right + 1 });
  }
  return columns;
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

function placedIn(outer: OrientedRectangle, bounds: Bounds, { width, height }: LineCrop): OrientedRectangle {
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
