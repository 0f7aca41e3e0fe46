import type { LibraryFace } from '@palimpsest/typefaces';
import type { LinePen } from '../model/paragraph.ts';
import { axesOf } from '../geometry/oriented-rectangle.ts';
import type { Point } from '../geometry/quad.ts';
import type { Plane } from '../image/raster.ts';
import type { LineInk } from './line-ink.ts';
import type { Setting } from './refine-setting.ts';
import { drawText, measureSpecimen } from './specimen.ts';

// `bench type` shows a change of these: closeness. In pixels of the image.
const farthest = 3;
const step = 0.1;

/**
 * Where the pen started each line: the shift at which the rows and columns of the letters, drawn in their face, have as much ink as those of
 * the picture. Exact to about a tenth of a pixel, where the edges of the ink are known to half of one.
 * @param pieces the lines, or those parts of them that are set in one face
 * @param count lines of the text
 * @returns in the order of the lines; undefined for one without ink
 */
export function pensOf(pieces: readonly SetPiece[], setting: Setting, count: number): (LinePen | undefined)[] {
  const pens = Array.from<LinePen | undefined>({ length: count });
  for (const ofLine of Map.groupBy(pieces, ({ ink }) => ink.index).values()) {
    // The ink before a piece may be of another size, so that the pen is known best where nothing does.
    const [first] = ofLine.toSorted((a, b) => a.before - b.before);
    const pen = first && penOf(first.ink, first.face, setting);
    if (pen) pens[first.ink.index] = movedBack(pen, first);
  }
  return pens;
}

/** A pen on the baseline of a line, moved against its reading direction. */
function movedBack({ x, y }: LinePen, { ink, before }: SetPiece): LinePen {
  const { across } = axesOfLine(ink);
  return { x: x - across.x * before, y: y - across.y * before };
}

/** Letters of a line that are set in one face. */
export interface SetPiece {
  ink: LineInk;
  face: LibraryFace;
  /** Width of what stands before them in their line, in pixels of the image. */
  before: number;
}

function penOf(line: LineInk, face: LibraryFace, { fontSize, letterSpacing }: Setting): LinePen | undefined {
  const { bounds, coverage, text, colour, origin } = line;
  const specimen = measureSpecimen(text, face);
  if (!specimen) return undefined;
  const x = Math.round(bounds.left - specimen.left * fontSize);
  const y = Math.round((bounds.bottom - specimen.descent * fontSize + bounds.top + specimen.ascent * fontSize) / 2);
  const pen = { x, y, size: fontSize, letterSpacing, colour };
  const drawn = drawText(text, face, pen, coverage.width, coverage.height);
  const u = x + shiftBetween(columnSums(drawn), columnSums(coverage));
  const v = y + shiftBetween(rowSums(drawn), rowSums(coverage));
  const { across, below } = axesOfLine(line);
  return { x: origin.x + across.x * u + below.x * v, y: origin.y + across.y * u + below.y * v };
}

function axesOfLine({ frame }: LineInk): { across: Point; below: Point } {
  const { along, down } = axesOf(frame);
  // Level lines were cut out along the pixels of the image.
  return along.x < 0.9999 ? { across: along, below: down } : { across: { x: 1, y: 0 }, below: { x: 0, y: 1 } };
}

function rowSums({ width, height, data }: Plane): Float32Array {
  const sums = new Float32Array(height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) sums[y] = (sums[y] ?? 0) + (data[i] ?? 0);
  }
  return sums;
}

function columnSums({ width, height, data }: Plane): Float32Array {
  const sums = new Float32Array(width);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) sums[x] = (sums[x] ?? 0) + (data[i] ?? 0);
  }
  return sums;
}

/** How far one profile has to be moved to lie over another, in their units, with the least sum of squared differences. */
function shiftBetween(moving: Float32Array, still: Float32Array): number {
  let best = 0;
  let least = Infinity;
  for (let steps = -farthest / step; steps <= farthest / step; steps++) {
    const shift = steps * step;
    let apart = 0;
    for (let i = 0; i < still.length; i++) {
      const at = i - shift;
      const low = Math.floor(at);
      const share = at - low;
      const value = (moving[low] ?? 0) * (1 - share) + (moving[low + 1] ?? 0) * share;
      apart += (value - (still[i] ?? 0)) ** 2;
    }
    if (apart < least) [least, best] = [apart, shift];
  }
  return best;
}
