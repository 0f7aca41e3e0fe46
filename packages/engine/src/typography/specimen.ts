import { specimenParameters } from './parameters.ts';
import { cssFont, fontCatalogue, fontWeights } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { type Plane } from '../image/raster.ts';
import { inkArea, inkBounds } from './coverage.ts';
import { type Bounds } from '../geometry/bounds.ts';

/** One of the fonts that a text can be set in. */
export interface Face {
  family: string;
  /** CSS weight. */
  weight: number;
}

/** The faces whose files we bring, family by family. */
export const faces: readonly Face[] = fontCatalogue
  .filter(({ files }) => files !== undefined)
  .flatMap(({ name, weights }) => weights.map((weight) => ({ family: name, weight: fontWeights[weight] })));

/** A line of text set in a face, with the measures of its ink. */
export interface Specimen {
  coverage: Plane;
  bounds: Bounds;
  /** In ems. */
  width: number;
  height: number;
  /** In square ems. */
  area: number;
}

const { size } = specimenParameters;

/** Sets a line of text in a face; undefined for a text without ink. */
export function specimen(text: string, { family, weight }: Face): Specimen | undefined {
  registerFonts();
  const font = cssFont(family, weight, size);
  const ruler = createCanvas(1, 1).getContext('2d');
  ruler.font = font;
  const ink = ruler.measureText(text);
  const left = Math.ceil(ink.actualBoundingBoxLeft) + 2;
  const top = Math.ceil(ink.actualBoundingBoxAscent) + 2;
  const width = Math.max(1, left + Math.ceil(ink.actualBoundingBoxRight) + 2);
  const height = Math.max(1, top + Math.ceil(ink.actualBoundingBoxDescent) + 2);
  const context = createCanvas(width, height).getContext('2d');
  context.font = font;
  context.fillText(text, left, top);
  const pixels = context.getImageData(0, 0, width, height).data;
  const data = new Float32Array(width * height);
  for (let i = 0; i < data.length; i++) data[i] = (pixels[i * 4 + 3] ?? 0) / 255;
  const coverage = { width, height, data };
  const bounds = inkBounds(coverage);
  if (!bounds) return undefined;
  return {
    coverage,
    bounds,
    width: (bounds.right - bounds.left) / size,
    height: (bounds.bottom - bounds.top) / size,
    area: inkArea(coverage) / size ** 2,
  };
}
