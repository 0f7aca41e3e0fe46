import { fileURLToPath } from 'node:url';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { throwIfCancelled } from '../cancel.ts';
import type { PixelBox } from '../geometry/bounds.ts';
import { fromFrame, grow, type OrientedRectangle, pixelBox, toFrame } from '../geometry/oriented-rectangle.ts';
import { cropUpright } from '../image/crop.ts';
import type { Plane, Raster } from '../image/raster.ts';
import { bilinear } from '../image/sample.ts';
import { createSession } from '../onnx.ts';

/** Where the network lies, beside `src` and beside `dist`; `training/text-mask` makes it. */
export const strokeNetworkFile = fileURLToPath(new URL('../../models/stroke-mask.onnx', import.meta.url));

/** Size of the network's input, in pixels of a crop; its width is a multiple of `widthStep`. */
const cropHeight = 64;
const widthStep = 16;
/** Height of a crop in line heights: letters are then as large as in the scenes that the network was trained on. */
const cropLines = 1.7;
/** Longer crops are run in pieces, so that no line takes more memory than a crop of this many pixels. */
const longestPiece = 1024;
/** Pixels of a crop that a piece sees beyond its own part of the line. */
const overlap = 96;

/** The network's answer for a line and its surroundings. */
export interface StrokeMap {
  /** The pixels of the image that the answer covers: those within 0.35 line heights of the line. */
  box: PixelBox;
  /** Share of each pixel of `box` that letters cover, 0 to 1. */
  stroke: Float32Array;
  /** For each pixel of `box` the probability, 0 to 1, that an outline, shadow, glow or embossed edge of letters shows there. */
  effect: Float32Array;
  /** Probability, 0 to 1, that the line is text, and no pictogram, texture or other mark. */
  text: number;
}

/** A small U-Net (Ronneberger et al., 2015) that marks the strokes of text. */
export interface StrokeNetwork {
  /**
   * Marks the strokes of a line of the image.
   * @param line rectangle in pixels of the image
   * @throws EngineError `cancelled` once the signal has fired
   */
  mark(image: Raster, line: OrientedRectangle, signal?: AbortSignal): Promise<StrokeMap>;
  /** Frees the network. */
  close(): Promise<void>;
}

/** Loads the network once, for any number of lines. */
export async function createStrokeNetwork(): Promise<StrokeNetwork> {
  const session = await createSession(strokeNetworkFile);
  return {
    async mark(image, line, signal) {
      const answers: Answer[] = [];
      for (const crop of cropsOf(line)) {
        throwIfCancelled(signal);
        answers.push(await run(session, image, crop));
      }
      return mapOf(image, line, answers);
    },
    close: () => session.release(),
  };
}

/** The surroundings of a line, or a piece of them where the line is long. */
interface Crop {
  /** The rectangle that the network gets, in pixels of the image. */
  seen: OrientedRectangle;
  /** Half of the length that is this crop's own, around its centre, in pixels of the image. */
  reach: number;
}

interface Answer extends Crop {
  stroke: Plane;
  effect: Plane;
  text: number;
}

function cropsOf(line: OrientedRectangle): Crop[] {
  const height = cropLines * Math.max(1, line.height);
  const scale = height / cropHeight;
  const length = line.width + height - line.height;
  const count = Math.ceil(length / scale / longestPiece);
  const reach = length / count / 2;
  const beyond = count > 1 ? overlap : 0;
  const width = Math.ceil(((2 * reach) / scale + 2 * beyond) / widthStep) * widthStep * scale;
  return Array.from({ length: count }, (_, index) => {
    const offset = fromFrame({ x: (2 * index + 1) * reach - length / 2, y: 0 }, line.angle);
    return { seen: { x: line.x + offset.x, y: line.y + offset.y, width, height, angle: line.angle }, reach };
  });
}

async function run(session: InferenceSession, image: Raster, crop: Crop): Promise<Answer> {
  const { width, data } = cropUpright(image, crop.seen, cropHeight);
  const size = width * cropHeight;
  const levels = new Float32Array(3 * size);
  for (let at = 0; at < levels.length; at++) levels[at] = data[(at % size) * 4 + Math.floor(at / size)] ?? 0;
  const { pixels, text } = await session.run({ crops: new Tensor('float32', levels, [1, 3, cropHeight, width]) });
  if (!(pixels?.data instanceof Float32Array) || !(text?.data instanceof Float32Array)) {
    throw new Error(
      `${strokeNetworkFile} has no outputs "pixels" and "text". Take the file that belongs to this version.`,
    );
  }
  return {
    ...crop,
    stroke: { width, height: cropHeight, data: pixels.data.subarray(0, size) },
    effect: { width, height: cropHeight, data: pixels.data.subarray(size) },
    text: text.data[0] ?? 0,
  };
}

/** Maps the answers for the crops back to the pixels of the image. */
function mapOf(image: Raster, line: OrientedRectangle, answers: readonly Answer[]): StrokeMap {
  const box = pixelBox([grow(line, ((cropLines - 1) / 2) * line.height)], 0, image);
  const stroke = new Float32Array(box.width * box.height);
  const effect = new Float32Array(box.width * box.height);
  for (const { seen, reach, ...answer } of answers) {
    const scale = seen.height / cropHeight;
    for (let y = 0, at = 0; y < box.height; y++) {
      for (let x = 0; x < box.width; x++, at++) {
        const { x: u, y: v } = toFrame({ x: box.x + x + 0.5 - seen.x, y: box.y + y + 0.5 - seen.y }, seen.angle);
        if (Math.abs(u) > reach || Math.abs(v) > seen.height / 2) continue;
        const column = clamp((u + seen.width / 2) / scale - 0.5, answer.stroke.width - 1);
        const row = clamp((v + seen.height / 2) / scale - 0.5, cropHeight - 1);
        stroke[at] = bilinear(answer.stroke, column, row);
        effect[at] = bilinear(answer.effect, column, row);
      }
    }
  }
  return { box, stroke, effect, text: Math.max(...answers.map(({ text }) => text)) };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
