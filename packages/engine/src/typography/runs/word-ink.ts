import { grow, rectangleOf } from '../../geometry/oriented-rectangle.ts';
import type { Quad } from '../../geometry/quad.ts';
import { type Colour, colourDistance, meanColour } from '../../image/colour.ts';
import { cropUpright } from '../../image/crop.ts';
import type { LineStrokes } from '../../recognised-line.ts';
import type { Plane, Raster } from '../../image/raster.ts';
import { median } from '../../median.ts';
import { runsParameters } from './parameters.ts';
import { plainLibraryFace } from '../plain-face.ts';
import { measureSpecimen } from '../specimen.ts';
import { type LineWord, lineWords } from './line-words.ts';
import { strokeWidth } from './run-weight.ts';

const { background, core, leastCores } = runsParameters;

/** What can be told of a word from its pixels alone. */
export interface WordInk extends LineWord {
  colour: Colour;
  /** How far the colours of its left and right half are apart: gradients run through words. */
  drift: number;
  /** Mean width of the strokes, in heights of the line. */
  stroke: number;
  /** Size of the word if it were set in the plain face, in heights of the line. */
  size: number;
}

/**
 * The words of a line with their inks; undefined where they cannot be told apart.
 * @param strokes as they were told from their background
 */
export function wordInks(
  image: Raster,
  line: { text: string; quad: Quad },
  { rectangle, coverage }: LineStrokes,
): WordInk[] | undefined {
  const crop = cropUpright(image, rectangle, coverage.height);
  const distance = distanceFromBackground(crop, coverage.data);
  const inner = innerRows(line.quad, rectangle.height, coverage.height);
  const peak = percentile(
    distance.filter((_, i) => i % background.stride === 0),
    0.98,
  );
  if (peak === 0) return undefined;
  const ink = { width: crop.width, height: crop.height, data: distance.map((value) => Math.min(1, value / peak)) };
  for (let i = 0; i < ink.data.length; i++) {
    const row = Math.floor(i / ink.width);
    if (row < inner.top || row >= inner.bottom) ink.data[i] = 0;
  }
  const words = lineWords(line.text, ink);
  return words?.flatMap((word) => inkOfWord(word, crop, ink, inner.bottom - inner.top) ?? []);
}

/** Rows of the crop that are of the line, rather than around it. */
function innerRows(quad: Quad, outer: number, rows: number): { top: number; bottom: number } {
  const { height } = grow(rectangleOf(quad), 0);
  const inset = (rows * (1 - height / outer)) / 2;
  return { top: Math.floor(inset), bottom: Math.ceil(rows - inset) };
}

/** How far each pixel is from the background beside it, in levels. */
function distanceFromBackground({ width, height, data }: Raster, coverage: Uint8Array): Float32Array {
  const tiles = Math.max(1, Math.round(width / (background.tile * height)));
  const levels = Array.from({ length: tiles }, (_, tile) => {
    const [from, to] = [Math.floor((tile * width) / tiles), Math.floor(((tile + 1) * width) / tiles)];
    const channels: [number[], number[], number[]] = [[], [], []];
    for (let y = 0; y < height; y++) {
      for (let x = from + (y % background.stride); x < to; x += background.stride) {
        const i = y * width + x;
        if ((coverage[i] ?? 0) > background.mostCoverage) continue;
        for (const c of [0, 1, 2] as const) channels[c].push(data[i * 4 + c] ?? 0);
      }
    }
    return channels.map((values) => median(values));
  });
  const distance = new Float32Array(width * height);
  for (let x = 0; x < width; x++) {
    const at = Math.min(tiles - 1, Math.max(0, ((x + 0.5) * tiles) / width - 0.5));
    const [low, high] = [levels[Math.floor(at)], levels[Math.min(tiles - 1, Math.floor(at) + 1)]];
    const share = at - Math.floor(at);
    const level = (c: 0 | 1 | 2): number => {
      const [a, b] = [low?.[c], high?.[c]];
      return a === undefined ? (b ?? 0) : b === undefined ? a : a * (1 - share) + b * share;
    };
    const [red, green, blue] = [level(0), level(1), level(2)];
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      const [toRed, toGreen, toBlue] = [
        (data[i * 4] ?? 0) - red,
        (data[i * 4 + 1] ?? 0) - green,
        (data[i * 4 + 2] ?? 0) - blue,
      ];
      distance[i] = Math.sqrt(toRed * toRed + toGreen * toGreen + toBlue * toBlue);
    }
  }
  return distance;
}

function inkOfWord(word: LineWord, crop: Raster, ink: Plane, lineHeight: number): WordInk | undefined {
  const piece = sharesOf(word, ink);
  const cores: { colour: Colour; isLeft: boolean }[] = [];
  let [top, bottom] = [piece.height, 0];
  for (let y = 0; y < piece.height; y++) {
    for (let x = 0; x < piece.width; x++) {
      const share = piece.data[y * piece.width + x] ?? 0;
      if (share > 0.5) [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      if (share < core) continue;
      const i = (y * crop.width + word.from + x) * 4;
      const colour: Colour = [crop.data[i] ?? 0, crop.data[i + 1] ?? 0, crop.data[i + 2] ?? 0];
      cores.push({ colour, isLeft: x * 2 < piece.width });
    }
  }
  const stroke = strokeWidth(piece) / lineHeight;
  if (cores.length < leastCores || !Number.isFinite(stroke)) return undefined;
  const level = (c: 0 | 1 | 2): number => median(cores.map(({ colour }) => colour[c])) ?? 0;
  const half = (isLeft: boolean): Colour =>
    meanColour(cores.flatMap((one) => (one.isLeft === isLeft ? [one.colour] : [])));
  const isOnOneSide = cores.every((one) => one.isLeft === cores[0]?.isLeft);
  return {
    ...word,
    colour: [level(0), level(1), level(2)],
    drift: isOnOneSide ? 0 : colourDistance(half(true), half(false)),
    stroke,
    size: (bottom - top) / lineHeight / (measureSpecimen(word.text, plainLibraryFace())?.height ?? 1),
  };
}

/** How much of each pixel of a word is ink, of its own clearest. */
function sharesOf({ from, to }: LineWord, ink: Plane): Plane {
  const [width, height] = [to - from, ink.height];
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) data.set(ink.data.subarray(y * ink.width + from, y * ink.width + to), y * width);
  const peak = percentile(data, 0.97) || 1;
  return { width, height, data: data.map((value) => Math.min(1, value / peak)) };
}

function percentile(values: Float32Array, share: number): number {
  return values.toSorted()[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}
