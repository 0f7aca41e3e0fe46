import type { Component, Labelling } from './components.ts';
import { connectedComponents } from './components.ts';
import { inkThreshold, separateInk } from './contrast.ts';
import { cropBox } from './crop.ts';
import type { Box, FrameRectangle } from './geometry.ts';
import { fromFrame, overlap } from './geometry.ts';
import type { Picture } from './picture.ts';
import type { GlyphColumn } from './spacing.ts';
import type { GreyPicture } from './tesseract.ts';

/** Height of a detected box in the crop that is looked at, in pixels: tesseract reads best at capitals of 25 to 40. */
const boxHeight = 56;
/** How far beyond the box the dots of list items, accents and descenders are looked for, in heights of the box. */
const marginX = 1.2;
const marginY = 0.4;
/** The part of the box's height that ink must reach into to start a line; the rest may hold descenders of the line above. */
const coreInset = 0.22;
/** An accent is at most so far from its letter, so wide and so high, in heights of the box. */
const accentGap = 0.14;
const accentWidth = 0.6;
const accentHeight = 0.35;
/** Between a dot and its list item, in heights of the ink. */
const nearestDot = 0.15;
const farthestDot = 1;
/** Letters that the detector's box cut off lie this near to it, in heights of the box. */
const cutOff = 0.2;
/** Ink apart by more than this is two texts: cells of a table, neighbouring columns. In heights of the box. */
const textGap = 1;
/** Ink and ground this near in colour cannot be told apart reliably. */
const weakestContrast = 24;
/** Shares of the ink's rectangle that glyphs can cover. */
const thinnest = 0.02;
const fullest = 0.75;
/** White around the ink that the recogniser sees, in pixels. */
const rim = 12;
const white = 255;

/** The ink of one line, told from its ground. */
export interface InkedLine {
  /** Tight around the ink, in pixels of the picture. */
  box: Box;
  /** From the bottom of the box up to the line that most glyphs stand on, in pixels of the picture. */
  descent: number;
  /** Dark on white, without the ink of other lines. */
  image: GreyPicture;
  /** Red, green and blue, 0 to 255. */
  colour: readonly [number, number, number];
  /** Mean width of the strokes, in pixels of the picture. */
  stroke: number;
  /** The glyphs from left to right, those that overlap as one, in pixels of `image`. */
  columns: GlyphColumn[];
  /** Where the line begins with the dot of a list item: from the left of the box to what follows, in pixels of the picture. */
  bulletIndent: number | undefined;
}

/** The crop of a box with its surroundings. */
interface Analysis extends Labelling {
  width: number;
  height: number;
  /** Where the box lies in the crop. */
  inner: FrameRectangle;
  /** Pixels of the crop per pixel of the picture. */
  scale: number;
}

/**
 * Finds the ink of the text in a box and its exact extent. Gives more than one line where the box spans texts that stand apart, and none
 * where ink cannot be told from the ground.
 */
export function findInk(picture: Picture, box: Box): InkedLine[] {
  const outer = {
    ...box,
    width: box.width + 2 * marginX * box.height,
    height: box.height * (1 + 2 * marginY),
  };
  const crop = cropBox(picture, outer, Math.round(boxHeight * (1 + 2 * marginY)));
  const scale = crop.height / outer.height;
  const inner = {
    left: marginX * box.height * scale,
    right: crop.width - marginX * box.height * scale,
    top: marginY * box.height * scale,
    bottom: crop.height - marginY * box.height * scale,
  };
  const { coverage, ink, strength } = separateInk(crop, inner);
  if (strength < weakestContrast) return [];
  const analysis: Analysis = {
    ...connectedComponents(coverage, crop.width, crop.height, inkThreshold),
    width: crop.width,
    height: crop.height,
    scale,
    inner,
  };
  return splitAtGaps(ownComponents(analysis), analysis).flatMap((members) => {
    const glyphs = members.flatMap((index) => analysis.components[index] ?? []);
    const bounds = boundsOf(glyphs);
    if (!isPlausible(members, bounds, analysis)) return [];
    const own = new Set(members.map((index) => index + 1));
    return {
      box: placedIn(outer, bounds, analysis),
      image: paint(coverage, analysis, own, bounds),
      colour: ink,
      stroke: strokeOf(analysis, own) / scale,
      descent: (bounds.bottom - baselineOf(glyphs, bounds)) / scale,
      columns: columnsOf(glyphs),
      bulletIndent: bulletIndentOf(glyphs, bounds, scale),
    };
  });
}

/** Indices of the components that belong to the line: those that reach into the middle of the box, then the accents on them. */
function ownComponents({ components, inner, height, width }: Analysis): number[] {
  const innerHeight = inner.bottom - inner.top;
  const core = { top: inner.top + coreInset * innerHeight, bottom: inner.bottom - coreInset * innerHeight };
  const reach = { left: inner.left - cutOff * innerHeight, right: inner.right + cutOff * innerHeight };
  const seeds: number[] = [];
  const others: number[] = [];
  for (const [index, component] of components.entries()) {
    const { left, top, right, bottom } = component;
    // Frames, panels and edges of pictures run through the crop; glyphs do not.
    if ((top === 0 && bottom === height - 1) || (left === 0 && right === width - 1)) continue;
    const centre = (left + right) / 2;
    const isWithin = centre >= reach.left && centre <= reach.right;
    if (isWithin && overlap(top, bottom + 1, core.top, core.bottom) > 0 && top > 0 && bottom < height - 1)
      seeds.push(index);
    else others.push(index);
  }
  const accents = others.filter((index) => {
    const accent = components[index];
    if (!accent || accent.top === 0 || accent.bottom === height - 1) return false;
    if (
      accent.right - accent.left > accentWidth * innerHeight ||
      accent.bottom - accent.top > accentHeight * innerHeight
    )
      return false;
    return seeds.some((seed) => {
      const letter = components[seed];
      return (
        letter !== undefined &&
        overlap(accent.left, accent.right + 1, letter.left - 1, letter.right + 2) > 0 &&
        overlap(accent.top, accent.bottom + 1, letter.top, letter.bottom + 1) > -accentGap * innerHeight
      );
    });
  });
  const letters = withoutSpecks([...seeds, ...accents], components, innerHeight);
  return [...bulletBefore(letters, others, components), ...letters];
}

/** The dot of a list item that the detector left out of its box. */
function bulletBefore(
  letters: readonly number[],
  others: readonly number[],
  components: readonly Component[],
): number[] {
  const { left, top, bottom } = boundsOf(letters.flatMap((index) => components[index] ?? []));
  const height = bottom - top;
  return others.filter((index) => {
    const dot = components[index];
    if (!dot || !isDot(dot, top, bottom)) return false;
    const gap = left - dot.right;
    return gap >= nearestDot * height && gap <= farthestDot * height;
  });
}

/** Drops what is smaller than the smallest dot beside such letters. */
function withoutSpecks(members: number[], components: readonly Component[], innerHeight: number): number[] {
  const smallest = (innerHeight * 0.035) ** 2;
  return members.filter((index) => (components[index]?.size ?? 0) >= smallest);
}

function splitAtGaps(members: readonly number[], { components, inner }: Analysis): number[][] {
  const gap = textGap * (inner.bottom - inner.top);
  const ordered = members.toSorted((a, b) => (components[a]?.left ?? 0) - (components[b]?.left ?? 0));
  const parts: number[][] = [];
  let reached = -Infinity;
  for (const index of ordered) {
    const component = components[index];
    if (!component) continue;
    const part = parts.at(-1);
    if (part && component.left - reached <= gap) part.push(index);
    else parts.push([index]);
    reached = Math.max(reached, component.right);
  }
  return parts;
}

function boundsOf(components: readonly Component[]): FrameRectangle {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of components) {
    bounds.left = Math.min(bounds.left, left);
    bounds.top = Math.min(bounds.top, top);
    bounds.right = Math.max(bounds.right, right + 1);
    bounds.bottom = Math.max(bounds.bottom, bottom + 1);
  }
  return bounds;
}

/** True where the ink could be glyphs that fill the height of the detected box. */
function isPlausible(members: readonly number[], bounds: FrameRectangle, { components, inner }: Analysis): boolean {
  const area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  const share = members.reduce((sum, index) => sum + (components[index]?.size ?? 0), 0) / area;
  return bounds.bottom - bounds.top > 0.25 * (inner.bottom - inner.top) && share > thinnest && share < fullest;
}

/** The row that most glyphs end on, each weighing as much as it is wide; in pixels of the crop. */
function baselineOf(glyphs: readonly Component[], bounds: FrameRectangle): number {
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

/** How far the text stands behind the dot of a list item, in pixels of the picture; undefined where the first glyph is no such dot. */
function bulletIndentOf(glyphs: readonly Component[], bounds: FrameRectangle, scale: number): number | undefined {
  const [dot, next] = glyphs.toSorted((a, b) => a.left - b.left);
  if (
    !dot ||
    !next ||
    !isDot(dot, bounds.top, bounds.bottom) ||
    next.left - dot.right < nearestDot * (bounds.bottom - bounds.top)
  ) {
    return undefined;
  }
  return (next.left - dot.left) / scale;
}

/** True for a filled dot half way between two rows, larger than a point at the end of a sentence is. */
function isDot({ left, top, right, bottom, size }: Component, upper: number, lower: number): boolean {
  const width = right - left + 1;
  const tall = bottom - top + 1;
  const middle = ((top + bottom + 1) / 2 - upper) / (lower - upper);
  return (
    Math.max(width, tall) <= 1.35 * Math.min(width, tall) &&
    tall >= 0.12 * (lower - upper) &&
    tall <= 0.5 * (lower - upper) &&
    size >= 0.65 * width * tall &&
    middle > 0.25 &&
    middle < 0.75
  );
}

/** A stroke is as wide as twice its area over its outline is long, its ends neglected. */
function strokeOf({ labels, width, height }: Analysis, own: ReadonlySet<number>): number {
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

function placedIn(outer: Box, bounds: FrameRectangle, { width, height, scale }: Analysis): Box {
  const offset = fromFrame(
    {
      x: ((bounds.left + bounds.right) / 2 - width / 2) * (outer.width / width),
      y: ((bounds.top + bounds.bottom) / 2 - height / 2) / scale,
    },
    outer.angle,
  );
  return {
    x: outer.x + offset.x,
    y: outer.y + offset.y,
    width: (bounds.right - bounds.left) * (outer.width / width),
    height: (bounds.bottom - bounds.top) / scale,
    angle: outer.angle,
  };
}

/** The ink of the given components dark on white, other ink left out; the soft edges of glyphs stay with them. */
function paint(
  coverage: Uint8Array,
  analysis: Analysis,
  own: ReadonlySet<number>,
  bounds: FrameRectangle,
): GreyPicture {
  const { labels, width, height } = analysis;
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
