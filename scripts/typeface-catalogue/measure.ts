import { create, type Font, type Glyph, type Path } from 'fontkit';
import type { FaceMeasures } from '@palimpsest/typefaces';

const lowerCase = Array.from('abcdefghijklmnopqrstuvwxyz');
const upperCase = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digits = Array.from('0123456789');

/** @throws Error when the bytes are not one font */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (font.type !== 'TTF') throw new Error(`The file holds ${font.type}, not one TrueType font.`);
  return font;
}

/** The letters among `letters` for which the font has no glyph. */
export function missingLetters(font: Font, letters: string): string[] {
  return Array.from(letters).filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

export function measureFace(font: Font): FaceMeasures {
  const em = (units: number) => Math.round((units / font.unitsPerEm) * 10_000) / 10_000;
  const capHeight = glyphOf(font, 'H').bbox.maxY;
  const bowl = outlineOf(glyphOf(font, 'o'));
  const thick = firstStroke(crossings(bowl, 'y', middle(bowl, 'y')));
  const thin = firstStroke(crossings(bowl, 'x', middle(bowl, 'x')));
  const stem = outlineOf(glyphOf(font, 'l'));
  const meanAdvance = (letters: string[]) =>
    letters.reduce((sum, letter) => sum + glyphOf(font, letter).advanceWidth, 0) / letters.length;
  return {
    ascent: em(font.ascent),
    descent: em(-font.descent),
    lineGap: em(font.lineGap),
    xHeight: em(glyphOf(font, 'x').bbox.maxY),
    capHeight: em(capHeight),
    advances: {
      lower: em(meanAdvance(lowerCase)),
      upper: em(meanAdvance(upperCase)),
      digits: em(meanAdvance(digits)),
      space: em(glyphOf(font, ' ').advanceWidth),
    },
    width: round(meanAdvance([...lowerCase, ...upperCase]) / capHeight),
    stem: em(firstStroke(crossings(stem, 'y', middle(stem, 'y')))),
    contrast: round(1 - Math.min(thin, thick) / Math.max(thin, thick)),
    slant: round(-font.italicAngle || 0),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function glyphOf(font: Font, letter: string): Glyph {
  return font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
}

interface Segment {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

const curveSteps = 12;

/** The outline of a glyph as straight segments, in font units. */
function outlineOf({ path }: { path: Path }): Segment[] {
  const segments: Segment[] = [];
  let start = { x: 0, y: 0 };
  let pen = start;
  const lineTo = (to: { x: number; y: number }) => {
    segments.push({ from: pen, to });
    pen = to;
  };
  for (const { command, args } of path.commands) {
    const points = Array.from({ length: args.length / 2 }, (_, index) => ({
      x: args[2 * index] ?? 0,
      y: args[2 * index + 1] ?? 0,
    }));
    const end = points.at(-1) ?? start;
    if (command === 'moveTo') {
      start = end;
      pen = end;
    } else if (command === 'closePath') lineTo(start);
    else {
      const controls = [pen, ...points];
      for (let step = 1; step <= curveSteps; step++) lineTo(pointOfCurve(controls, step / curveSteps));
    }
  }
  return segments;
}

/** De Casteljau's algorithm: a point of a Bézier curve of any degree. */
function pointOfCurve(controls: readonly { x: number; y: number }[], share: number): { x: number; y: number } {
  const [first, ...others] = controls;
  if (!first || others.length === 0) return first ?? { x: 0, y: 0 };
  const nearer = others.map((point, index) => {
    const before = controls[index] ?? point;
    return { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share };
  });
  return pointOfCurve(nearer, share);
}

type Axis = 'x' | 'y';

function middle(outline: readonly Segment[], axis: Axis): number {
  const values = outline.map(({ from }) => from[axis]);
  // Off the exact middle, where the outlines of many letters have a point.
  return (Math.min(...values) + Math.max(...values)) / 2 + 0.37;
}

/** Finds where the line `axis = at` enters and leaves the outline: positions along the other axis, with the winding that each one adds. */
function crossings(outline: readonly Segment[], axis: Axis, at: number): { position: number; winding: number }[] {
  const along = axis === 'x' ? 'y' : 'x';
  return outline
    .flatMap(({ from, to }) => {
      if (from[axis] < at === to[axis] < at) return [];
      const share = (at - from[axis]) / (to[axis] - from[axis]);
      return [{ position: from[along] + (to[along] - from[along]) * share, winding: from[axis] < at ? 1 : -1 }];
    })
    .toSorted((one, other) => one.position - other.position);
}

/** The length of the first stretch of ink, by the nonzero rule, so that overlapping contours count as one. */
function firstStroke(crossed: readonly { position: number; winding: number }[]): number {
  let winding = 0;
  for (const crossing of crossed) {
    winding += crossing.winding;
    if (winding === 0) return crossing.position - (crossed[0]?.position ?? 0);
  }
  throw new Error('The outline of a letter is not closed.');
}
