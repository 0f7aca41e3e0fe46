import { type Bounds, overlap } from '../geometry/bounds.ts';
import type { Component } from '../image/connected-components.ts';
import { type Colour, colourDistance } from '../image/colour.ts';
import { ornamentParameters } from './parameters.ts';
import { isBulletBefore, isPoint } from './bullet.ts';
import { boundsOf } from './own-glyphs.ts';

const { otherColour } = ornamentParameters;
// In heights of the line's tall letters. `bench engine --blind` shows a change of these: outside ppm, kept %; `bench engine` shows a change of these:
// CER %, where accents, quotes and script faces must stay letters.
/** A gap between words is at least as wide. */
const nearest = 0.3;
/** Minimum ratio to the usual gap: letters that are spaced out stand apart, too. */
const widerThanSpacing = 1.6;
/** Letters are at most so high, capitals with accents included; taller ink is an ornament. */
const taller = 1.55;
/** Minimum height of an ornament: lower ones are dashes, commas or bullets. */
const lowest = 0.5;
/** Letters of script faces hang together: where half of the glyphs are wider, width tells nothing. */
const maxLetterWidth = 1.3;
/** The share of glyphs that may be lower than the tall letters. */
const tallLetters = 0.7;
/** How many icons stand close beside each other at most. */
const maxRun = 3;

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
 * of another colour, or the dot of a list item. Icons beside each other may stand closer to each other than to the letters.
 * @param contrast distance of ink and background in colour
 * @param colourOf the mean colour of some glyphs
 */
export function withoutOrnaments(
  glyphs: readonly Component[],
  contrast: number,
  colourOf: (glyphs: readonly Component[]) => Colour,
): WithoutOrnaments {
  let columns = columnsOf(glyphs);
  const ornaments: Component[][] = [];
  const areOrnaments = (run: readonly Column[], rest: readonly Column[]): boolean =>
    isBullet(run, rest) ||
    (standApart(run, rest) && run.every((column) => looksUnlike(column, rest, contrast, colourOf)));
  const lengths = Array.from({ length: maxRun }, (_, index) => index + 1);
  for (;;) {
    const [run, rest] =
      lengths
        .flatMap((length) => [
          [columns.slice(0, length), columns.slice(length)] as const,
          [columns.slice(-length), columns.slice(0, -length)] as const,
        ])
        .find((parts) => areOrnaments(...parts)) ?? [];
    if (!run || !rest) return { letters: columns.flatMap(({ members }) => members), ornaments };
    columns = rest;
    ornaments.push(...run.map(({ members }) => members));
  }
}

function isBullet(run: readonly Column[], rest: readonly Column[]): boolean {
  const [dot, ...more] = run.flatMap(({ members }) => members);
  const letters = rest.flatMap(({ members }) => members);
  return dot !== undefined && more.length === 0 && letters.length > 1 && isBulletBefore(dot, letters);
}

/** Whether a gap as wide as a space parts some columns at an end of a line from the rest of it, which has to be more than the dots before a word. */
function standApart(run: readonly Column[], rest: readonly Column[]): boolean {
  if (rest.length < 2 || rest.every(({ members }) => members.every(isPoint))) return false;
  const own = boundsOf(run.flatMap(({ members }) => members));
  const line = boundsOf(rest.flatMap(({ members }) => members));
  const gap = Math.max(line.left - own.right, own.left - line.right);
  return gap >= nearest * tallest(rest) && gap >= widerThanSpacing * quantile(gapsIn(rest), 0.5);
}

function looksUnlike(
  { members, bounds, height }: Column,
  rest: readonly Column[],
  contrast: number,
  colourOf: (glyphs: readonly Component[]) => Colour,
): boolean {
  const tall = tallest(rest);
  const line = boundsOf(rest.flatMap((column) => column.members));
  if (overlap(bounds.top, bounds.bottom, line.top, line.bottom) <= 0) return true;
  const widths = rest.map((column) => column.width);
  if (height > taller * tall && quantile(widths, 0.5) < maxLetterWidth * tall) return true;
  // Next to it, so that light which changes along the line makes no difference.
  const neighbour = rest.at(bounds.right <= line.left ? 0 : -1)?.members ?? [];
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
