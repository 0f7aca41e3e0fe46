import { grow, rectangleOf } from '../../geometry/oriented-rectangle.ts';
import type { Quad } from '../../geometry/quad.ts';
import { type Colour, colourDistance, meanColour } from '../../image/colour.ts';
import { LevelHistogram } from '../../image/level-histogram.ts';
import { nthSmallest } from '../../image/nth-smallest.ts';
import type { Plane, Raster } from '../../image/raster.ts';
import type { CroppedStrokes } from '../../model/recognised-line.ts';
import { plainLibraryFace } from '../plain-face.ts';
import { measureSpecimen } from '../specimen.ts';
import { type LineWord, lineWords } from './line-words.ts';
import { strokeWidth } from './run-weight.ts';

/**
 * Background is sampled in tiles of this width, in heights of the crop, from pixels up to this coverage, 0 to 255; one pixel in `stride`
 * is enough.
 */
const background = { tile: 1, maxCoverage: 60, stride: 7 };
/** Share of the clearest ink of a word from which a pixel is inside a stroke. */
const core = 0.88;
/** Minimum number of pixels inside strokes, in the crop, that give the colour of a word. */
const minCores = 12;

/** Measurements of a word from its pixels alone. */
export interface WordInk extends LineWord {
  colour: Colour;
  /** Distance of the colours of its left and right half: gradients run through words. */
  drift: number;
  /** Mean width of the strokes, in heights of the line. */
  stroke: number;
  /** Size of the word if it were set in the plain face, in heights of the line. */
  size: number;
}

/**
 * The words of a line with their inks; undefined where they cannot be told apart.
 * @param strokes the strokes of the line with their crop
 */
export function wordInks(
  line: { text: string; quad: Quad },
  { rectangle, coverage, crop }: CroppedStrokes,
): WordInk[] | undefined {
  const data = distanceFromBackground(crop, coverage.data);
  const { width, height } = crop;
  const inner = innerRows(line.quad, rectangle.height, height);
  const peak = percentile(everyNth(data, background.stride), 0.98);
  if (peak === 0) return undefined;
  data.fill(0, 0, inner.top * width).fill(0, inner.bottom * width);
  for (let i = inner.top * width; i < Math.min(data.length, inner.bottom * width); i++) {
    data[i] = Math.min(1, (data[i] ?? 0) / peak);
  }
  const ink = { width, height, data };
  const words = lineWords(line.text, ink);
  return words?.flatMap((word) => inkOfWord(word, crop, ink, inner.bottom - inner.top) ?? []);
}

/** Rows of the crop that are of the line, rather than around it. */
function innerRows(quad: Quad, outer: number, rows: number): { top: number; bottom: number } {
  const { height } = grow(rectangleOf(quad), 0);
  const inset = (rows * (1 - height / outer)) / 2;
  return { top: Math.floor(inset), bottom: Math.ceil(rows - inset) };
}

/** The distance of each pixel's colour from the background beside it, in levels. */
function distanceFromBackground(crop: Raster, coverage: Uint8Array): Float32Array {
  const { width, height, data } = crop;
  const levels = backgroundLevels(crop, coverage);
  const [red, green, blue] = ([0, 1, 2] as const).map((c) =>
    Float64Array.from({ length: width }, (_, x) => levelBeside(levels, (x + 0.5) / width, c)),
  );
  const distance = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const toRed = (data[i * 4] ?? 0) - (red?.[x] ?? 0);
      const toGreen = (data[i * 4 + 1] ?? 0) - (green?.[x] ?? 0);
      const toBlue = (data[i * 4 + 2] ?? 0) - (blue?.[x] ?? 0);
      distance[i] = Math.sqrt(toRed * toRed + toGreen * toGreen + toBlue * toBlue);
    }
  }
  return distance;
}

/** Levels of a channel of the background; undefined where none of it is seen. */
type Levels = readonly (number | undefined)[];

/** Red, green and blue of the background in tiles from left to right. */
function backgroundLevels({ width, height, data }: Raster, coverage: Uint8Array): Levels[] {
  const tiles = Math.max(1, Math.round(width / (background.tile * height)));
  return Array.from({ length: tiles }, (_, tile) => {
    const [from, to] = [Math.floor((tile * width) / tiles), Math.floor(((tile + 1) * width) / tiles)];
    const channels = [new LevelHistogram(), new LevelHistogram(), new LevelHistogram()];
    for (let y = 0; y < height; y++) {
      for (let x = from + (y % background.stride); x < to; x += background.stride) {
        const i = y * width + x;
        if ((coverage[i] ?? 0) > background.maxCoverage) continue;
        for (const [c, histogram] of channels.entries()) histogram.add(data[i * 4 + c] ?? 0);
      }
    }
    return channels.map((histogram) => histogram.median());
  });
}

/** The level of a channel between the middles of two tiles. @param place along the line, 0 to 1 */
function levelBeside(tiles: readonly Levels[], place: number, c: 0 | 1 | 2): number {
  const at = Math.min(tiles.length - 1, Math.max(0, place * tiles.length - 0.5));
  const [a, b] = [tiles[Math.floor(at)]?.[c], tiles[Math.min(tiles.length - 1, Math.floor(at) + 1)]?.[c]];
  const share = at - Math.floor(at);
  return a === undefined ? (b ?? 0) : b === undefined ? a : a * (1 - share) + b * share;
}

function inkOfWord(word: LineWord, crop: Raster, ink: Plane, lineHeight: number): WordInk | undefined {
  const piece = sharesOf(word, ink);
  const levels = [new LevelHistogram(), new LevelHistogram(), new LevelHistogram()] as const;
  const halves = { left: [] as Colour[], right: [] as Colour[] };
  let [top, bottom] = [piece.height, 0];
  for (let y = 0; y < piece.height; y++) {
    for (let x = 0; x < piece.width; x++) {
      const share = piece.data[y * piece.width + x] ?? 0;
      if (share > 0.5) [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      if (share < core) continue;
      const i = (y * crop.width + word.from + x) * 4;
      const colour: Colour = [crop.data[i] ?? 0, crop.data[i + 1] ?? 0, crop.data[i + 2] ?? 0];
      for (const c of [0, 1, 2] as const) levels[c].add(colour[c]);
      halves[x * 2 < piece.width ? 'left' : 'right'].push(colour);
    }
  }
  const stroke = strokeWidth(piece) / lineHeight;
  if (halves.left.length + halves.right.length < minCores || !Number.isFinite(stroke)) return undefined;
  const level = (c: 0 | 1 | 2): number => levels[c].median() ?? 0;
  const isOnOneSide = halves.left.length === 0 || halves.right.length === 0;
  return {
    ...word,
    colour: [level(0), level(1), level(2)],
    drift: isOnOneSide ? 0 : colourDistance(meanColour(halves.left), meanColour(halves.right)),
    stroke,
    size: (bottom - top) / lineHeight / (measureSpecimen(word.text, plainLibraryFace())?.height ?? 1),
  };
}

/** The ink in each pixel of a word, as a share of its clearest ink, 0 to 1. */
function sharesOf({ from, to }: LineWord, ink: Plane): Plane {
  const [width, height] = [to - from, ink.height];
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) data.set(ink.data.subarray(y * ink.width + from, y * ink.width + to), y * width);
  const peak = percentile(data.slice(), 0.97) || 1;
  for (let i = 0; i < data.length; i++) data[i] = Math.min(1, (data[i] ?? 0) / peak);
  return { width, height, data };
}

function everyNth(values: Float32Array, stride: number): Float32Array {
  const some = new Float32Array(Math.ceil(values.length / stride));
  for (let index = 0; index < some.length; index++) some[index] = values[index * stride] ?? 0;
  return some;
}

/** The value at a share of the sorted values; reorders `values`. */
function percentile(values: Float32Array, share: number): number {
  return nthSmallest(values, Math.min(values.length - 1, Math.floor(values.length * share)));
}
