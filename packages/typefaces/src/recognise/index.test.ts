import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchFace } from '../catalogue.ts';
import { drawLine, type LineDrawing } from '../testing/draw-line.ts';
import type { FaceStyle } from '../types.ts';
import { createTypefaceRecogniser, networkFile, type TypefaceRecogniser } from './index.ts';

let recogniser: TypefaceRecogniser;

beforeAll(async () => {
  recogniser = await createTypefaceRecogniser();
});

afterAll(() => recogniser.close());

function faceOf(family: string, weight = 400, style: FaceStyle = 'normal') {
  const found = matchFace(family, weight, style);
  if (!found) throw new Error(`The library has no ${family}.`);
  return found.face;
}

async function readingOf(
  family: string,
  text: string,
  drawing: LineDrawing & { weight?: number; style?: FaceStyle } = {},
) {
  return recogniser.recognise([drawLine(faceOf(family, drawing.weight, drawing.style), text, drawing)]);
}

test('the network is the one that was trained', () => {
  expect(createHash('sha256').update(readFileSync(networkFile)).digest('hex')).toBe(
    'c443d6cecf3faafb5de003aed8265a0ad3dc1f1f4b2eea3668f397fd5c6a1299',
  );
  expect(readFileSync(networkFile).length).toBeLessThan(5_000_000);
});

describe('a line that was not drawn before', () => {
  const clear = [
    ['Roboto Slab', 'slab'],
    ['Playfair Display', 'didone'],
    ['Pacifico', 'brush-script'],
    ['Courier Prime', 'mono'],
    ['Anton', 'extra-condensed'],
  ] as const;

  test.each(clear)('in %s finds its own face, and the class %s', async (family, typeClass) => {
    const reading = await readingOf(family, 'Winter sale until Friday');
    expect(reading.faces[0]?.face.file).toBe(faceOf(family).file);
    expect(reading.classes[0]?.class).toBe(typeClass);
  });

  test.each(clear)('in %s, coloured and half as large, has its family among the first five', async (family) => {
    const reading = await readingOf(family, 'Winter sale until Friday', {
      size: 24,
      color: '#ffd166',
      background: '#22577a',
    });
    const families = [...new Set(reading.faces.map(({ typeface }) => typeface.name))];
    expect(families.slice(0, 5)).toContain(family);
  });

  test('tells bold from light and italic from upright', async () => {
    const text = 'Winter sale until Friday';
    const light = await readingOf('Roboto', text, { weight: 300 });
    const bold = await readingOf('Roboto', text, { weight: 700 });
    const italic = await readingOf('Lora', text, { style: 'italic' });
    expect(Math.abs(light.weight - 300)).toBeLessThanOrEqual(100);
    expect(Math.abs(bold.weight - 700)).toBeLessThanOrEqual(100);
    expect([light.italic < 0.5, bold.italic < 0.5, italic.italic > 0.5]).toEqual([true, true, true]);
  });
});

test('a text without lines has no type', async () => {
  await expect(recogniser.recognise([])).rejects.toThrow('The type of a text without lines cannot be told.');
});
