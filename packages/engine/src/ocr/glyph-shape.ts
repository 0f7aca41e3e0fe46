import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import type { Bounds } from '../geometry/bounds.ts';
import type { GreyRaster } from '../image/raster.ts';

/** Cells along each side of the grid that shapes are compared on. */
const side = 16;
const drawnSize = 48;

/** Faces that differ as much as faces for text do. */
const faces: readonly [family: string, weight: number][] = [
  ['Roboto', 400],
  ['Roboto', 700],
  ['Montserrat', 600],
  ['Jost', 400],
  ['Oswald', 500],
  ['Anton', 400],
  ['Lora', 400],
  ['Playfair Display', 700],
  ['Roboto Slab', 500],
  ['Cousine', 400],
  ['Indie Flower', 400],
  ['Comic Neue', 700],
  ['Amatic SC', 700],
  ['Permanent Marker', 400],
  ['Caveat', 700],
  ['Special Elite', 400],
  ['Luckiest Guy', 400],
  ['Cinzel', 400],
];

/** Ink on a grid that is stretched over its bounds. */
interface Shape {
  /** How much of each cell is ink, its mean over the grid taken off. */
  cells: Float32Array;
  /** Width over height. */
  aspect: number;
  /** The share of the grid that is ink. */
  filled: number;
}

/** Signs that may fill their bounds, so that nothing but that tells them. */
const plainSigns = /^[|Il1.,·•_'’–—-]$/u;
const solid = 0.6;

const drawn = new Map<string, Shape[]>();

/**
 * How much ink looks like a text in the face that it is most like in: a correlation of their shapes, 1 for equals.
 * @param image dark on white
 * @param bounds of the ink in the image
 */
export function likenessTo(text: string, image: GreyRaster, bounds: Bounds): number {
  const shape = shapeIn(image, bounds);
  if (plainSigns.test(text) && shape.filled >= solid) return 1;
  const shapes =
    drawn.get(text) ?? faces.flatMap(([family, weight]) => drawShape(text, cssFont(family, weight, drawnSize)) ?? []);
  drawn.set(text, shapes);
  return shapes.reduce((most, other) => Math.max(most, likeness(shape, other)), 0);
}

function likeness(one: Shape, other: Shape): number {
  let both = 0;
  let ones = 0;
  let others = 0;
  for (const [at, value] of one.cells.entries()) {
    const second = other.cells[at] ?? 0;
    both += value * second;
    ones += value * value;
    others += second * second;
  }
  const correlation = both / Math.max(1e-6, Math.sqrt(ones * others));
  const ratio = one.aspect / other.aspect;
  return correlation * Math.sqrt(Math.min(ratio, 1 / ratio));
}

function drawShape(text: string, font: string): Shape | undefined {
  registerFonts();
  const measure = createCanvas(1, 1).getContext('2d');
  measure.font = font;
  const ink = measure.measureText(text);
  const width = Math.ceil(ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight);
  const height = Math.ceil(ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent);
  if (width < 1 || height < 1) return undefined;
  const context = createCanvas(width, height).getContext('2d');
  context.font = font;
  context.fillText(text, ink.actualBoundingBoxLeft, ink.actualBoundingBoxAscent);
  const { data } = context.getImageData(0, 0, width, height);
  const image = {
    width,
    height,
    data: Uint8Array.from({ length: width * height }, (_, at) => 255 - (data[at * 4 + 3] ?? 0)),
  };
  return shapeIn(image, { left: 0, top: 0, right: width, bottom: height });
}

function shapeIn(image: GreyRaster, { left, top, right, bottom }: Bounds): Shape {
  const cells = new Float32Array(side * side);
  const counts = new Float32Array(side * side);
  const [width, height] = [right - left, bottom - top];
  // Several samples a cell, so that small ink fills the grid, too.
  const samples = Math.max(side, Math.min(64, Math.ceil(Math.max(width, height))));
  for (let v = 0; v < samples; v++) {
    for (let u = 0; u < samples; u++) {
      const x = Math.floor(left + ((u + 0.5) / samples) * width);
      const y = Math.floor(top + ((v + 0.5) / samples) * height);
      const cell = Math.floor((v / samples) * side) * side + Math.floor((u / samples) * side);
      cells[cell] = (cells[cell] ?? 0) + 255 - (image.data[y * image.width + x] ?? 255);
      counts[cell] = (counts[cell] ?? 0) + 255;
    }
  }
  let mean = 0;
  for (const [at, count] of counts.entries()) {
    cells[at] = (cells[at] ?? 0) / Math.max(1, count);
    mean += (cells[at] ?? 0) / cells.length;
  }
  return { cells: cells.map((value) => value - mean), aspect: width / height, filled: mean };
}
