import { type Bounds, overlap } from '../geometry/bounds.ts';
import type { Component } from '../image/connected-components.ts';
import { type Colour, colourDistance } from '../image/colour.ts';
import { ornamentParameters } from './parameters.ts';
import { isBulletBefore } from './bullet.ts';
import { boundsOf } from './own-glyphs.ts';

const { nearest, widerThanSpacing, taller, widestLetter, lowest, otherColour, tallLetters } = ornamentParameters;

/** Glyphs of which one lies above or below another: a letter with its accents, or a pictogram with its parts. */
interface Column {
  members: Component[];
  bounds: Bounds;
  height: number;
  width: number;
}

/** A line of glyphs, and the pictograms, logos and bullets that stood at its ends. */
export interface WithoutOrnaments {
  letters: Component[];
  ornaments: Component[][];
}

/**
 * Takes off what stands at either end of a line, behind a gap, and is no letter of it: above or below it, much larger than the letters,
 * of another colour, or the dot of a list item.
 * @param contrast distance of ink and background in colour
 * @param colourOf the mean colour of some glyphs
 */
export function withoutOrnaments(
  glyphs: readonly Component[],
  contrast: number,
  colourOf: (glyphs: readonly Component[]) => Colour,
): WithoutOrnaments {
  const columns = columnsOf(glyphs);
  const ornaments: Component[][] = [];
  for (;;) {
    const isAt = (end: 0 | -1): boolean => {
      const column = columns.at(end);
      const rest = end === 0 ? columns.slice(1) : columns.slice(0, -1);
      return column !== undefined && isOrnament(column, rest, contrast, colourOf);
    };
    const column = isAt(0) ? columns.shift() : isAt(-1) ? columns.pop() : undefined;
    if (!column) return { letters: columns.flatMap(({ members }) => members), ornaments };
    ornaments.push(column.members);
  }
}

function isOrnament(
  { members, bounds, height }: Column,
  rest: readonly Column[],
  contrast: number,
  colourOf: (glyphs: readonly Component[]) => Colour,
): boolean {
  const tall = tallest(rest);
  if (rest.length < 2 || tall === 0) return false;
  const letters = rest.flatMap((column) => column.members);
  const line = boundsOf(letters);
  const isBefore = bounds.right <= line.left;
  const [only, ...more] = members;
  if (isBefore && only && more.length === 0 && isBulletBefore(only, letters)) return true;
  const gap = isBefore ? line.left - bounds.right : bounds.left - line.right;
  if (gap < nearest * tall || gap < widerThanSpacing * quantile(gapsIn(rest), 0.5)) return false;
  if (overlap(bounds.top, bounds.bottom, line.top, line.bottom) <= 0) return true;
  const widths = rest.map((column) => column.width);
  if (height > taller * tall && quantile(widths, 0.5) < widestLetter * tall) return true;
  // Next to it, so that light which changes along the line makes no difference.
  const neighbour = rest.at(isBefore ? 0 : -1)?.members ?? [];
  return height > lowest * tall && colourDistance(colourOf(members), colourOf(neighbour)) > otherColour * contrast;
}

/** The height of capitals and letters with ascenders; accents and descenders are taller. */
function tallest(columns: readonly Column[]): number {
  return quantile(
    columns.map(({ height }) => height),
    tallLetters,
  );
}

function gapsIn(columns: readonly Column[]): number[] {
  return columns.slice(1).map(({ bounds }, index) => bounds.left - (columns[index]?.bounds.right ?? 0));
}

/** The value that a share of the values do not exceed; of two values in the middle the smaller. */
function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? 0;
}

function columnsOf(glyphs: readonly Component[]): Column[] {
  const groups: Component[][] = [];
  let reached = -Infinity;
  for (const glyph of glyphs.toSorted((a, b) => a.left - b.left)) {
    const last = groups.at(-1);
    if (last && glyph.left <= reached) last.push(glyph);
    else groups.push([glyph]);
    reached = Math.max(reached, glyph.right);
  }
  return groups.map((members) => {
    const bounds = boundsOf(members);
    return { members, bounds, height: bounds.bottom - bounds.top, width: bounds.right - bounds.left };
  });
}
