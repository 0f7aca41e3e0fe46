import { cssFont, type TextContext } from '@palimpsest/typeset';
import { createCanvas, evenCoverage, registerFonts } from '@palimpsest/typeset/node';
import type { LibraryFace } from '@palimpsest/typefaces';
import type { Plane } from '../image/raster.ts';

/** Font size for measuring, in pixels. Beyond 256 Skia measures boxes that are looser than the ink; the larger the size, the less hinting shows. */
const measuringSize = 250;
/** An invisible skew, with which Skia does not hint. */
const unhinted = 1e-4;
/** Maximum share by which hinting makes letters higher or lower. */
const maxStretch = 0.04;
/** Maximum number of cached measurements; then all are dropped. */
const maxRemembered = 40_000;

/** Metrics of the ink of a line set in a face, in ems, without letter spacing. */
export interface Specimen {
  /** Size of the ink. */
  width: number;
  height: number;
  /** Distances from the pen's start to the left of the ink, and from the baseline up to its top and down to its bottom. */
  left: number;
  ascent: number;
  descent: number;
}

/** A context to measure with, in which the faces of the library are known. */
export const measuringContext: () => TextContext = (() => {
  let made: ReturnType<ReturnType<typeof createCanvas>['getContext']> | undefined;
  return () => {
    registerFonts();
    made ??= createCanvas(1, 1).getContext('2d');
    return made;
  };
})();

const remembered = new Map<string, Specimen>();

function fontOf({ typeface, face }: LibraryFace, size: number): string {
  return cssFont(typeface.name, face.weight, size, face.style);
}

/** Measures a line in a face; undefined for a text without ink. */
export function measureSpecimen(text: string, face: LibraryFace): Specimen | undefined {
  const key = `${face.face.file}\n${text}`;
  const known = remembered.get(key);
  if (known) return known;
  const ctx = measuringContext();
  ctx.font = fontOf(face, measuringSize);
  // Without this Skia measures letters without the kerning with which they are drawn.
  ctx.textRendering = 'geometricPrecision';
  const ink = ctx.measureText(text);
  const width = (ink.actualBoundingBoxRight + ink.actualBoundingBoxLeft) / measuringSize;
  const height = (ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent) / measuringSize;
  if (!(width > 0 && height > 0)) return undefined;
  const specimen = {
    width,
    height,
    left: -ink.actualBoundingBoxLeft / measuringSize,
    ascent: ink.actualBoundingBoxAscent / measuringSize,
    descent: ink.actualBoundingBoxDescent / measuringSize,
  };
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(key, specimen);
  return specimen;
}

export interface Pen {
  /** Where the pen starts, on the baseline, in pixels of the plane. */
  x: number;
  y: number;
  /** Font size in pixels of the plane. */
  size: number;
  /** Letter spacing in ems. */
  letterSpacing: number;
  /** Vertical scale of the letters. @default 1 */
  stretch?: number;
  /** Colour of the letters: renderers give light letters more ink than dark ones. */
  colour: string;
  /** Whether the coverage of each pixel is the same as in browsers. @default false */
  asInBrowsers?: boolean;
}

const emptyCanvas = (columns: number, rows: number) => createCanvas(columns, rows);

/** An empty context of at least this size; a new canvas is made only for a larger one. */
const drawingContext = (() => {
  let canvas: ReturnType<typeof emptyCanvas> | undefined;
  return (columns: number, rows: number) => {
    if (!canvas || canvas.width < columns || canvas.height < rows) {
      canvas = emptyCanvas(Math.max(columns, canvas?.width ?? 0), Math.max(rows, canvas?.height ?? 0));
    }
    const ctx = canvas.getContext('2d');
    ctx.clearRect(0, 0, columns, rows);
    return ctx;
  };
})();

/** Draws a line in a face, and returns the coverage of each pixel by its ink, 0 to 1. Ink outside the plane is cut off. */
export function drawText(text: string, face: LibraryFace, pen: Pen, columns: number, rows: number): Plane {
  const { x, y, size, letterSpacing, stretch = 1, colour, asInBrowsers = false } = pen;
  const ctx = drawingContext(columns, rows);
  ctx.save();
  // Letters are laid out once for all sizes: Skia caches the shaping of a text at one font size.
  ctx.font = fontOf(face, measuringSize);
  ctx.fillStyle = asInBrowsers ? evenCoverage(ctx, colour) : colour;
  ctx.textRendering = 'geometricPrecision';
  if (letterSpacing !== 0) ctx.letterSpacing = `${letterSpacing * measuringSize}px`;
  const scale = size / measuringSize;
  // A trace of skew keeps Skia from hinting and from moving the baseline to a whole pixel.
  ctx.transform(scale, 0, unhinted, stretch * scale, x, y);
  ctx.fillText(text, 0, 0);
  ctx.restore();
  const pixels = ctx.getImageData(0, 0, columns, rows).data;
  const data = new Float32Array(columns * rows);
  for (let i = 0; i < data.length; i++) data[i] = (pixels[i * 4 + 3] ?? 0) / 255;
  return { width: columns, height: rows, data };
}

export interface Drawing extends Pick<Pen, 'size' | 'letterSpacing' | 'colour' | 'asInBrowsers'> {
  /** Size of the plane, whose top left corner is that of the ink. */
  columns: number;
  rows: number;
}

/** Draws a line so that its ink fills the height of the plane: hinting stretched the letters of the picture to whole pixels. */
export function drawSpecimen(text: string, face: LibraryFace, specimen: Specimen, drawing: Drawing): Plane {
  const { size, columns, rows } = drawing;
  const wanted = rows / (specimen.height * size);
  const stretch = Math.min(1 + maxStretch, Math.max(1 - maxStretch, wanted));
  const start = { x: -specimen.left * size, y: specimen.ascent * size * stretch };
  const pen = { ...drawing, ...start, stretch };
  return drawText(text, face, pen, columns, rows);
}
