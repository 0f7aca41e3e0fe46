import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import type { Paragraph } from '../model/paragraph.ts';
import type { Point, Quad } from '../geometry/quad.ts';
import type { Raster } from '../image/raster.ts';

type Canvas = ReturnType<typeof createCanvas>;
export type Context = ReturnType<Canvas['getContext']>;

export interface DrawnText {
  lines: string[];
  /** Left end, middle or right end of the lines, by the alignment. */
  x: number;
  /** Baseline of the first line. */
  y: number;
  size: number;
  colour: string;
  family?: string;
  weight?: number;
  italic?: boolean;
  /** In ems. */
  letterSpacing?: number;
  /** Distance of baselines in sizes. @default 1.25 */
  leading?: number;
  align?: 'left' | 'center' | 'right';
  /** Degrees clockwise about `x`, `y`. */
  rotation?: number;
  /** Words of a line that is aligned left, each in another colour or weight. */
  runs?: readonly { words: string; colour?: string; weight?: number }[];
  shadow?: { colour: string; blur: number; dx: number; dy: number };
  /** Outline around the letters, with its width in pixels. */
  outline?: { colour: string; width: number };
}

export interface Drawing {
  /** With the texts. */
  image: Raster;
  /** Without. */
  clean: Raster;
  paragraphs: Paragraph[];
}

/** Paints a background, reads it back, then sets texts over it, with quads a few pixels beyond the ink as a reader gives them. */
export function draw(
  width: number,
  height: number,
  background: (context: Context) => void,
  texts: readonly DrawnText[],
): Drawing {
  registerFonts();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  background(context);
  const clean = readBack(context, width, height);
  const paragraphs = texts.map((text, index) => setText(context, text, index + 1));
  return { image: readBack(context, width, height), clean, paragraphs };
}

export function plain(colour: string): (context: Context) => void {
  return (context) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  };
}

export function slope(from: string, to: string): (context: Context) => void {
  return (context) => {
    const { width, height } = context.canvas;
    const gradient = context.createLinearGradient(0, 0, width, height);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, to);
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  };
}

/** Diagonal stripes of two colours. */
export function stripes(one: string, other: string, pitch: number): (context: Context) => void {
  return (context) => {
    const { width, height } = context.canvas;
    plain(one)(context);
    context.strokeStyle = other;
    context.lineWidth = pitch / 2;
    for (let x = -height; x < width + height; x += pitch * Math.SQRT2) {
      context.beginPath();
      context.moveTo(x, 0);
      context.lineTo(x + height, height);
      context.stroke();
    }
  };
}

/** Dots of one colour on another, in rows and columns. */
export function dots(ground: string, colour: string, pitch: number): (context: Context) => void {
  return (context) => {
    const { width, height } = context.canvas;
    plain(ground)(context);
    context.fillStyle = colour;
    for (let y = pitch / 2; y < height + pitch; y += pitch) {
      for (let x = pitch / 2; x < width + pitch; x += pitch) {
        context.beginPath();
        context.arc(x, y, pitch / 5, 0, 2 * Math.PI);
        context.fill();
      }
    }
  };
}

/** Soft random blotches, as in a photograph of cloth or stone; the same each time. */
export function blotches(): (context: Context) => void {
  return (context) => {
    const { width, height } = context.canvas;
    const small = createCanvas(Math.ceil(width / 5), Math.ceil(height / 5));
    const pixels = small.getContext('2d').createImageData(small.width, small.height);
    let state = 12345;
    for (let i = 0; i < pixels.data.length; i += 4) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      const noise = ((state >>> 16) & 63) - 32;
      pixels.data.set([130 + noise, 110 + noise, 90 + noise, 255], i);
    }
    small.getContext('2d').putImageData(pixels, 0, 0);
    context.drawImage(small, 0, 0, width, height);
  };
}

/** Peak signal-to-noise ratio inside the lines' quads' bounds, in decibels; infinite when equal. */
export function psnr(one: Raster, other: Raster, paragraphs: readonly Paragraph[]): number {
  let squares = 0;
  let count = 0;
  for (const { lines } of paragraphs) {
    for (const { quad } of lines) {
      const left = Math.max(0, Math.floor(Math.min(...quad.map(({ x }) => x))));
      const right = Math.min(one.width, Math.ceil(Math.max(...quad.map(({ x }) => x))));
      const top = Math.max(0, Math.floor(Math.min(...quad.map(({ y }) => y))));
      const bottom = Math.min(one.height, Math.ceil(Math.max(...quad.map(({ y }) => y))));
      for (let y = top; y < bottom; y++) {
        for (let i = (y * one.width + left) * 4; i < (y * one.width + right) * 4; i++) {
          if (i % 4 === 3) continue;
          squares += ((one.data[i] ?? 0) - (other.data[i] ?? 0)) ** 2;
          count++;
        }
      }
    }
  }
  return 10 * Math.log10((255 * 255 * count) / squares);
}

/** The largest difference of any channel anywhere, in levels. */
export function largestDifference(one: Raster, other: Raster): number {
  let largest = 0;
  for (let i = 0; i < one.data.length; i++) {
    largest = Math.max(largest, Math.abs((one.data[i] ?? 0) - (other.data[i] ?? 0)));
  }
  return largest;
}

function setText(context: Context, text: DrawnText, id: number): Paragraph {
  const { lines, x, y, size, colour, family = 'Roboto', weight = 400, align = 'left', rotation = 0, shadow } = text;
  const turn = (rotation * Math.PI) / 180;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.font = cssFont(family, weight, size, text.italic ? 'italic' : 'normal');
  context.textRendering = 'geometricPrecision';
  context.letterSpacing = `${(text.letterSpacing ?? 0) * size}px`;
  context.textAlign = align;
  context.fillStyle = colour;
  if (shadow) {
    context.shadowColor = shadow.colour;
    context.shadowBlur = shadow.blur;
    context.shadowOffsetX = shadow.dx;
    context.shadowOffsetY = shadow.dy;
  }
  const leading = size * (text.leading ?? 1.25);
  const onImage = (u: number, v: number): Point => ({
    x: x + u * Math.cos(turn) - v * Math.sin(turn),
    y: y + u * Math.sin(turn) + v * Math.cos(turn),
  });
  const box = (left: number, top: number, right: number, bottom: number): Quad => [
    onImage(left, top),
    onImage(right, top),
    onImage(right, bottom),
    onImage(left, bottom),
  ];
  const edges = lines.map((line, index) => {
    const width = setLine(context, line, index * leading, text);
    const ink = context.measureText(line);
    return {
      left: -ink.actualBoundingBoxLeft - 2,
      top: index * leading - ink.actualBoundingBoxAscent - 2,
      right: ink.actualBoundingBoxRight + width - ink.width + 2,
      bottom: index * leading + ink.actualBoundingBoxDescent + 2,
    };
  });
  context.restore();
  return {
    id,
    text: lines.join(' '),
    rotation,
    quad: box(
      Math.min(...edges.map(({ left }) => left)),
      Math.min(...edges.map(({ top }) => top)),
      Math.max(...edges.map(({ right }) => right)),
      Math.max(...edges.map(({ bottom }) => bottom)),
    ),
    lines: edges.map(({ left, top, right, bottom }, index) => ({
      text: lines[index] ?? '',
      confidence: 0.95,
      quad: box(left, top, right, bottom),
    })),
  };
}

/** Draws a line with its runs. @returns its width */
function setLine(context: Context, line: string, y: number, { runs = [], outline, ...text }: DrawnText): number {
  if (outline) {
    context.strokeStyle = outline.colour;
    context.lineWidth = 2 * outline.width;
    context.lineJoin = 'round';
    context.strokeText(line, 0, y);
  }
  const run = runs.find(({ words }) => line.includes(words));
  if (!run) {
    context.fillText(line, 0, y);
    return context.measureText(line).width;
  }
  const at = line.indexOf(run.words);
  const { family = 'Roboto', weight = 400, size, colour } = text;
  let x = 0;
  for (const [part, set] of [
    [line.slice(0, at), {}],
    [run.words, run],
    [line.slice(at + run.words.length), {}],
  ] as const) {
    const { colour: own = colour, weight: ownWeight = weight } = set as Partial<typeof run>;
    context.save();
    context.font = cssFont(family, ownWeight, size, text.italic ? 'italic' : 'normal');
    context.fillStyle = own;
    context.fillText(part, x, y);
    x += context.measureText(part).width;
    context.restore();
  }
  return x;
}

function readBack(context: Context, width: number, height: number): Raster {
  return { width, height, data: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) };
}
