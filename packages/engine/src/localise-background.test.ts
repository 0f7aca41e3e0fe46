import { parseTextBackground } from '@palimpsest/typeset';
import { createCanvas } from '@palimpsest/typeset/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalisedDocument } from './model/document.ts';
import { boundsInFrame, quadOf } from './geometry/oriented-rectangle.ts';
import { decodeImage, encodePng } from './image/decode.ts';
import type { Raster } from './image/raster.ts';
import { createEngine, type Engine } from './pipeline.ts';
import { drawOnBox, type DrawnBox } from './testing/draw-box.ts';
import { blotches, type Context, type DrawnText, largestDifference, plain, psnr } from './testing/drawing.ts';
import type { Translator } from './translation/index.ts';
import { applyPatch } from './text-patch.ts';
import { paintLocalisedText, renderDocument } from './typesetting/render.ts';

const size = { width: 800, height: 460 };
const caption: DrawnText = { lines: ['Fresh from the sea'], x: 90, y: 330, size: 34, colour: '#ffffff', weight: 500 };
const title: DrawnText = { lines: ['Harbour market'], x: 76, y: 130, size: 70, colour: '#20304a', weight: 700 };
const label: DrawnBox = { colour: '#b3202c', padding: { left: 14, right: 14, top: 12, bottom: 12 }, radius: 6 };
const translations: Record<string, string> = {
  'Harbour market': 'Hafenmarkt',
  'Fresh from the sea': 'Jeden Morgen frisch aus dem Meer',
};

const dictionary: Translator = {
  name: 'dictionary',
  pairs: () => Promise.resolve([{ from: 'English', to: 'German' }]),
  translate: (texts) => Promise.resolve(texts.map(({ text }) => translations[text] ?? text)),
};

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ translators: [dictionary] });
});
afterAll(() => engine.close());

async function localise(background: (context: Context) => void, box: Partial<DrawnBox> = {}) {
  const drawing = drawOnBox(size, background, [caption, title], { ...label, ...box });
  const png = await encodePng(drawing.image);
  const { document, erasedPng, textPatches } = await engine.localise(png, { source: 'English', target: 'German' });
  const erased = await decodeImage(erasedPng);
  return { drawing, document, erased, erasedPng, textPatches };
}

function captionOf({ texts }: LocalisedDocument) {
  const index = texts.findIndex(({ originalText }) => originalText === 'Fresh from the sea');
  const text = texts[index];
  if (!text) throw new Error('The caption was not localised.');
  return { text, index };
}

/** Columns in which some pixel has nearly a colour. */
function columnsOf({ width, data }: Raster, [red, green, blue]: readonly [number, number, number]): [number, number] {
  let [left, right] = [Infinity, -Infinity];
  for (let at = 0; at < data.length; at += 4) {
    const off = Math.hypot((data[at] ?? 0) - red, (data[at + 1] ?? 0) - green, (data[at + 2] ?? 0) - blue);
    if (off > 30 || (data[at + 3] ?? 0) < 200) continue;
    const x = (at / 4) % width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
  }
  return [left, right];
}

describe('the translation of a text on a box of its own', () => {
  let result: Awaited<ReturnType<typeof localise>>;
  beforeAll(async () => {
    result = await localise(plain('#f4ead7'));
  });

  test('is described with the box, and the picture loses it', () => {
    const { document, erased, drawing } = result;
    const background = parseTextBackground(captionOf(document).text.textBackground ?? '');
    expect(background?.colour).toBe('#b3202c');
    expect(background?.beside).toBeCloseTo(14 / 34, 0.9);
    expect(largestDifference(erased, drawing.bare)).toBeLessThanOrEqual(1);
  });

  test('has the box around its own words, on the left edge of the original', async () => {
    const { document, erasedPng, drawing } = result;
    const [left, right] = columnsOf(await decodeImage(await renderDocument(erasedPng, document)), [0xb3, 0x20, 0x2c]);
    const truth = boundsInFrame(quadOf(drawing.box), 0);
    expect(Math.abs(left - truth.left)).toBeLessThanOrEqual(3);
    expect(right).toBeGreaterThan(truth.right + 150);
    const ctx = createCanvas(size.width, size.height).getContext('2d');
    const { textBackground: _, ...bare } = captionOf(document).text;
    paintLocalisedText(ctx, bare);
    const letters = { ...size, data: new Uint8ClampedArray(ctx.getImageData(0, 0, size.width, size.height).data) };
    const [inkLeft, inkRight] = columnsOf(letters, [255, 255, 255]);
    expect(Math.abs(right - inkRight - (inkLeft - left))).toBeLessThanOrEqual(4);
  });

  test('gets its original back with the box', () => {
    const { document, erased, drawing, textPatches } = result;
    const patch = textPatches[captionOf(document).index];
    if (!patch) throw new Error('The caption has no patch.');
    const restored = applyPatch(erased, patch);
    expect(psnr(restored, drawing.image, [drawing.first])).toBe(Infinity);
    const [left, right] = columnsOf(restored, [0xb3, 0x20, 0x2c]);
    expect([left, right]).toEqual(columnsOf(drawing.image, [0xb3, 0x20, 0x2c]));
  });
});

test.each<[string, (context: Context) => void, Partial<DrawnBox>]>([
  ['on a texture, from which it could not be taken without a trace', blotches(), {}],
  ['that leaves room, as a button does', plain('#f4ead7'), { padding: { left: 70, right: 70, top: 30, bottom: 30 } }],
])('a box %s stays in the picture', async (_, background, box) => {
  const { document, erased, drawing } = await localise(background, box);
  expect(captionOf(document).text.textBackground).toBeUndefined();
  const shown = columnsOf(erased, [0xb3, 0x20, 0x2c]);
  expect(shown).toEqual(columnsOf(drawing.clean, [0xb3, 0x20, 0x2c]));
});
