import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { facePath } from '../node.ts';
import type { LineCrop } from '../recognise/index.ts';
import type { Face } from '../types.ts';

export interface LineDrawing {
  /** The font size, in px. Default 48. */
  size?: number;
  /** CSS colours. Default black on white. */
  color?: string;
  background?: string;
  /** The margin around the ink, as a share of its height. Default 0.04. */
  margin?: number;
  /** The letter spacing, in ems. Default 0. */
  letterSpacing?: number;
}

const registered = new Set<string>();

/** The CSS family under which a font file alone is known here, whatever the machine has. */
function familyOf(path: string): string {
  const family = `face ${path}`;
  if (!registered.has(family)) {
    if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`The font ${path} cannot be read.`);
    registered.add(family);
  }
  return family;
}

/** Draws a line of text in a face and cuts it out close to its ink. */
export function drawLine(face: Face, text: string, drawing: LineDrawing = {}): LineCrop {
  return drawLineIn(facePath(face), text, drawing);
}

/** The same in the face of a font file, TrueType or WOFF2. */
export function drawLineIn(path: string, text: string, drawing: LineDrawing = {}): LineCrop {
  const { size = 48, color = 'black', background = 'white', margin = 0.04, letterSpacing = 0 } = drawing;
  const font = `${size}px "${familyOf(path)}"`;
  const spacing = `${letterSpacing * size}px`;
  const measuring = createCanvas(1, 1).getContext('2d');
  measuring.font = font;
  measuring.letterSpacing = spacing;
  const ink = measuring.measureText(text);
  const room = Math.round((ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent) * margin);
  const left = Math.ceil(ink.actualBoundingBoxLeft) + room;
  const baseline = Math.ceil(ink.actualBoundingBoxAscent) + room;
  const width = left + Math.ceil(ink.actualBoundingBoxRight) + room;
  const height = baseline + Math.ceil(ink.actualBoundingBoxDescent) + room;
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.fillStyle = background;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = color;
  ctx.font = font;
  ctx.letterSpacing = spacing;
  ctx.fillText(text, left, baseline);
  return { width, height, data: threeColors(ctx, width, height) };
}

function threeColors(ctx: SKRSContext2D, width: number, height: number): Uint8Array {
  const { data } = ctx.getImageData(0, 0, width, height);
  return Uint8Array.from(
    { length: width * height * 3 },
    (_, index) => data[Math.floor(index / 3) * 4 + (index % 3)] ?? 0,
  );
}
