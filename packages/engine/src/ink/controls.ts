/**
 * Check boxes, radio buttons, and round or square icons in a line. They have the size of letters, so that the detector takes them into the line, but no
 * letter has such an outline: four straight sides, or a whole circle larger than an O of the line.
 *
 * @module
 */
import { type Bounds, overlap } from '../geometry/bounds.ts';
import { type Component, connectedComponents } from '../image/connected-components.ts';
import type { Contrast } from './contrast.ts';
import type { LineCrop } from './own-glyphs.ts';

// Sizes and gaps in heights of the line's tall letters, lengths in sizes of the control. `bench engine` shows a change of these: CER %, where O, Q, D
// and squares among letters must stay letters.
/** The least coverage that counts, of 255: the outlines of controls are fainter than the letters. */
const minCoverage = 60;
const maxAspect = 1.2;
const minSize = 0.6;
const maxSize = 3;
/** Minimum gap to the letters, as wide as between words. */
const minGap = 0.22;
/** The share of glyphs that may be lower than the tall letters. */
const tallLetters = 0.7;
/** Rounded corners reach so far along a side. */
const insideCorners = 0.22;
/** How deep ink is looked for behind a side, and how far a straight one strays. */
const maxSideDepth = 0.2;
const maxSideRoughness = 0.06;
/** How far the outline of a circle strays from its radius, in radii, in so many directions. */
const maxRadiusRoughness = 0.1;
const directions = 32;
/** A bold O leaves more free. */
const minFilled = 0.95;
/** A square O is as high as capitals. */
const minEmptySquareSize = 1.15;
/** A capital O among letters without ascenders is 1.45 times as high. */
const minRingSize = 1.5;
/** The dot of a radio button stands so near to its middle. */
const maxDotOffset = 0.08;

/** The outline of a piece of ink. */
interface Shape {
  bounds: Bounds;
  isCircle: boolean;
  /** The share of the area within the outline that the piece covers. */
  filled: number;
  /** All other pieces that stand within it. */
  within: Component[];
}

/**
 * Finds what has the outline of a control and stands apart from the letters on their line; in pixels of the crop.
 * @param glyphs those of the line, with the controls that were taken for letters
 */
export function findControls(
  { coverage }: Contrast,
  { width, height, inner }: LineCrop,
  glyphs: readonly Component[],
): Bounds[] {
  const labelling = connectedComponents(coverage, width, height, minCoverage);
  const shapes = labelling.components
    .filter(({ left, top, right, bottom }) => left > 0 && top > 0 && right < width - 1 && bottom < height - 1)
    .filter(({ top, bottom }) => (top + bottom) / 2 > inner.top && (top + bottom) / 2 < inner.bottom)
    .flatMap((component) => shapeOf(component, labelling, width) ?? []);
  const letters = glyphs.filter((glyph) => !shapes.some(({ bounds }) => isWithin(glyph, bounds, 0)));
  if (letters.length < 2) return [];
  const heights = letters.map(({ top, bottom }) => bottom + 1 - top).toSorted((a, b) => a - b);
  const letterHeight = heights[Math.ceil(tallLetters * heights.length) - 1] ?? 0;
  return shapes.flatMap((shape) => {
    const { left, right } = shape.bounds;
    const isApart = letters.every(
      (letter) => overlap(letter.left, letter.right + 1, left, right) <= -minGap * letterHeight,
    );
    return isApart && isControl(shape, letterHeight) ? [shape.bounds] : [];
  });
}

/** Whether an outline is larger than, or filled as no letter of the height is: an O is a ring, and in some faces a square one. */
function isControl({ bounds, isCircle, filled, within }: Shape, letterHeight: number): boolean {
  const size = (bounds.bottom - bounds.top) / letterHeight;
  if (size < minSize || size > maxSize) return false;
  if (filled >= minFilled) return true;
  if (!isCircle) return within.length > 0 || size >= minEmptySquareSize;
  return size >= minRingSize || within.some((dot) => isInMiddle(dot, bounds));
}

/** Whether a piece is the dot of a radio button; the letter within © or ® does not stand in the middle or is not as high as it is wide. */
function isInMiddle(dot: Component, bounds: Bounds): boolean {
  const size = bounds.right - bounds.left;
  const { left, top, right, bottom } = dot;
  return (
    isRoughlySquare(right + 1 - left, bottom + 1 - top) &&
    dot.size >= (Math.PI / 4) * (right - left) * (bottom - top) &&
    Math.abs(left + right + 1 - bounds.left - bounds.right) / 2 <= maxDotOffset * size &&
    Math.abs(top + bottom + 1 - bounds.top - bounds.bottom) / 2 <= maxDotOffset * size
  );
}

/** The outline of a piece that is a square or a circle; undefined of others. */
function shapeOf(
  component: Component,
  { components, labels }: { components: readonly Component[]; labels: Int32Array },
  width: number,
): Shape | undefined {
  const { label, left, top, right, bottom, size } = component;
  const bounds = { left, top, right: right + 1, bottom: bottom + 1 };
  if (!isRoughlySquare(bounds.right - left, bounds.bottom - top)) return undefined;
  const isInk = (x: number, y: number): boolean => labels[y * width + x] === label;
  const isCircle = !isSquare(bounds, isInk);
  if (isCircle && !isRound(bounds, isInk)) return undefined;
  const area = (bounds.right - left) * (bounds.bottom - top) * (isCircle ? Math.PI / 4 : 1);
  return { bounds, isCircle, filled: size / area, within: components.filter((other) => isWithin(other, bounds, 1)) };
}

function isRoughlySquare(width: number, height: number): boolean {
  return Math.max(width, height) <= maxAspect * Math.min(width, height);
}

function isWithin({ left, top, right, bottom }: Component, bounds: Bounds, rim: number): boolean {
  return (
    left >= bounds.left + rim && top >= bounds.top + rim && right < bounds.right - rim && bottom < bounds.bottom - rim
  );
}

/** Whether ink runs straight along all four sides, but for rounded corners. */
function isSquare({ left, top, right, bottom }: Bounds, isInk: (x: number, y: number) => boolean): boolean {
  const [width, height] = [right - left, bottom - top];
  const inset = Math.ceil(insideCorners * Math.min(width, height));
  const depth = Math.ceil(maxSideDepth * Math.min(width, height));
  const isSide = (length: number, at: (along: number, inwards: number) => boolean): boolean => {
    const depths = Array.from({ length: length - 2 * inset }, (_, along) => {
      const inwards = Array.from({ length: depth }, (_, step) => at(along + inset, step)).indexOf(true);
      return inwards === -1 ? Infinity : inwards;
    });
    return Math.max(...depths) - Math.min(...depths) <= maxSideRoughness * length;
  };
  return (
    isSide(width, (x, inwards) => isInk(left + x, top + inwards)) &&
    isSide(width, (x, inwards) => isInk(left + x, bottom - 1 - inwards)) &&
    isSide(height, (y, inwards) => isInk(left + inwards, top + y)) &&
    isSide(height, (y, inwards) => isInk(right - 1 - inwards, top + y))
  );
}

/** Whether the outermost ink is as far from the middle in every direction. */
function isRound({ left, top, right, bottom }: Bounds, isInk: (x: number, y: number) => boolean): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const radius = (right - left + bottom - top) / 4;
  return Array.from({ length: directions }, (_, index) => (index / directions) * 2 * Math.PI).every((angle) => {
    for (
      let distance = radius * (1 + maxRadiusRoughness);
      distance >= radius * (1 - maxRadiusRoughness);
      distance -= 0.5
    ) {
      if (isInk(Math.floor(x + distance * Math.cos(angle)), Math.floor(y + distance * Math.sin(angle)))) return true;
    }
    return false;
  });
}
