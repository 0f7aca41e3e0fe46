import { cssFont, type TextContext } from '@palimpsest/typeset';
import { createCanvas, evenCoverage, registerFonts } from '@palimpsest/typeset/node';
import type { LibraryFace } from '@palimpsest/typefaces';
import type { Plane } from '../image/raster.ts';

/** In pixels. Beyond 256 Skia measures boxes that are looser than the ink; the larger, the less hinting shows. */
const measuringSize = 250;
/** Skew that shows nowhere, but with which Skia hints nothing. */
const unhinted = 1e-4;
/** How much higher or lower hinting makes letters. */
const mostStretch = 0.04;
/** Measures kept before all are thrown away. */
const mostRemembered = 40_000;

/** How the ink of a line lies when it is set in a face, in ems, without letter spacing. */
export interface Specimen {
  /** Of the ink. */
  width: number;
  height: number;
  /** From the pen's start to the left of the ink, and from the baseline up to its top and down to its bottom. */
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
  // Without this Skia measures letters as they stand apart, not kerned as they are drawn.
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
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, specimen);
  return specimen;
}

export interface Pen {
  /** Where the pen starts, on the baseline, in pixels of the plane. */
  x: number;
  y: number;
  /** In pixels of the plane. */
  size: number;
  /** In ems. */
  letterSpacing: number;
  /** How much higher than wide letters are made. @default 1 */
  stretch?: number;
  /** Renderers lay more ink for light letters than for dark ones. */
  colour: string;
  /** Whether letters cover of each pixel what they cover in browsers. @default false */
  asInBrowsers?: boolean;
}

const emptyCanvas = (columns: number, rows: number) => createCanvas(columns, rows);

/** An empty context of that size at least: a canvas is made again only for more. */
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

/** Draws a line in a face: how much of each pixel its ink covers, 0 to 1. What lies outside of the plane is cut off. */
export function drawText(text: string, face: LibraryFace, pen: Pen, columns: number, rows: number): Plane {
  const { x, y, size, letterSpacing, stretch = 1, colour, asInBrowsers = false } = pen;
  const ctx = drawingContext(columns, rows);
  ctx.save();
  // Letters are put beside each other once for all sizes: Skia keeps what it did for a text at one font size.
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
  /** Of the plane, whose top left corner is that of the ink. */
  columns: number;
  rows: number;
}

/** Draws a line so that its ink fills the height of the plane: hinting stretched the letters of the picture to whole pixels. */
export function drawSpecimen(text: string, face: LibraryFace, specimen: Specimen, drawing: Drawing): Plane {
  const { size, columns, rows } = drawing;
  const wanted = rows / (specimen.height * size);
  const stretch = Math.min(1 + mostStretch, Math.max(1 - mostStretch, wanted));
  const start = { x: -specimen.left * size, y: specimen.ascent * size * stretch };
  const pen = { ...drawing, ...start, stretch };
  return drawText(text, face, pen, columns, rows);
}
