import { addUserFont, removeUserFont } from '@palimpsest/typeset/browser';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { BrushStroke } from '../model/brush-stroke.ts';
import type { EditorDocument } from '../model/document.ts';
import { createTranslatedText } from '../model/text.ts';
import type { EditorText, TranslatedText } from '../model/text.ts';
import { createRetouch } from '../retouch/retouch.ts';
import { libraryFile } from '../testing/font-files.ts';
import { drawNoiseImage, pixelsOf } from '../testing/noise-image.ts';
import { exportRaster } from './export-raster.ts';
import { defaultExport } from './formats.ts';
import type { ExportOptions } from './formats.ts';
import type { PictureSource } from './picture-source.ts';

// 431 by 357: sides that no scale divides evenly.
const size = { width: 431, height: 357 };
const image = drawNoiseImage(size.width, size.height);

function sampleText(attributes: Partial<TranslatedText> & Partial<EditorText>): EditorText {
  const { text = 'Große Eröffnung', ...style } = attributes;
  const source: TranslatedText = {
    id: 1,
    text,
    originalText: 'Grand opening',
    x: 40,
    y: 60,
    width: 320,
    height: 120,
    rotation: 0,
    fontFamily: 'Roboto',
    fontSize: 34.5,
    suggestedColors: ['#f0c419'],
  };
  return { ...createTranslatedText(source, 1_000), ...style };
}

/** The result of a function in a browser that lacks a feature. */
async function without<Result>(name: 'Worker' | 'OffscreenCanvas', run: () => Promise<Result>): Promise<Result> {
  const lacking = Object.getOwnPropertyDescriptor(globalThis, name);
  if (!lacking) throw new Error(`This browser has no ${name}.`);
  Reflect.deleteProperty(globalThis, name);
  try {
    return await run();
  } finally {
    Object.defineProperty(globalThis, name, lacking);
  }
}

/** The file that the page draws without a worker. */
const onPage = (source: PictureSource, options = defaultExport) =>
  without('OffscreenCanvas', () => exportRaster(source, options));

/** The message of the error with which writing a file fails. */
const said = (writing: Promise<Blob>) => writing.then(String, (error: Error) => error.message);
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const seenIn = async (blob: Blob) => pixelsOf(await createImageBitmap(blob));

/** The number of differing channel values between two files, and the largest difference. */
async function difference(a: Blob, b: Blob) {
  const [first, second] = [await seenIn(a), await seenIn(b)];
  expect([first.width, first.height]).toEqual([second.width, second.height]);
  const apart = first.data.map((value, index) => Math.abs(value - (second.data[index] ?? 0)));
  return { count: apart.filter((by) => by > 0).length, most: Math.max(0, ...new Set(apart)) };
}
const none = { count: 0, most: 0 };

async function bothWays(
  document: EditorDocument,
  source: Partial<PictureSource> = {},
  options: Partial<ExportOptions> = {},
) {
  const whole = { image, document, ...source };
  const wanted = { ...defaultExport, ...options };
  return difference(await exportRaster(whole, wanted), await onPage(whole, wanted));
}

afterEach(() => vi.restoreAllMocks());

describe('a worker draws what the page draws, to the pixel', () => {
  test.each([
    ['letters of two weights and colours', { runs: [{ start: 0, end: 5, fontWeight: 700, fill: '#c1121f' }] }],
    [
      'an italic made of upright letters, spaced',
      { fontFamily: 'Bebas Neue', fontStyle: 'italic', letterSpacing: 0.1 },
    ],
    [
      'a turned text with shadow and outline',
      { rotation: -23, textShadow: '0.05em 0.05em 0.1em #000', textStroke: '0.06em #a00' },
    ],
    ['kerned letters and ligatures', { fontFamily: 'Open Sans', text: 'AVATAR office To.' }],
    ['a family that nobody has', { fontFamily: 'Nobody Sans' }],
    ['letters of fonts of the system', { text: '世界 العربية שלום हिन्दी ไทย 🎉' }],
  ] satisfies [string, Partial<EditorText>][])('%s', async (_, attributes) => {
    expect(await bothWays({ ...size, texts: [sampleText(attributes)] })).toEqual(none);
  });

  test('a font that the user brought', async () => {
    const family = { name: 'House', weight: { min: 400, max: 400 }, style: 'normal', ascent: 1, descent: 0.3 } as const;
    await addUserFont(family, await libraryFile('alfa-slab-one-400.ttf', 'house.ttf'));
    onTestFinished(() => removeUserFont('House'));
    const texts = [sampleText({ fontFamily: 'House' })];
    expect(await bothWays({ ...size, texts })).toEqual(none);
    const inRoboto = await exportRaster({ image, document: { ...size, texts: [sampleText({})] } }, defaultExport);
    const inHouse = await exportRaster({ image, document: { ...size, texts } }, defaultExport);
    expect((await difference(inRoboto, inHouse)).count).toBeGreaterThan(1_000);
  });

  test('originals brought back, and what the brush erased and brought back', async () => {
    const original = drawNoiseImage(size.width, size.height);
    const patch = { key: 'p', brings: 'erased', x: 300, y: 250, width: 60, height: 40 } as const;
    const strokes: BrushStroke[] = (['erase', 'restore'] as const).map((kind, row) => ({
      id: kind,
      kind,
      size: 24,
      softness: 0.5,
      points: [
        { x: 30, y: 200 + row * 60 },
        { x: 220, y: 215 + row * 60 },
      ],
    }));
    const document = { ...size, texts: [sampleText({ patch })], strokes };
    const retouch = createRetouch(image, original, size);
    const patches = () => original;
    expect(await bothWays(document, { original, retouch, patches })).toEqual(none);
  });

  test.each([
    ['a part of the picture', { area: { x: 33, y: 41, width: 201, height: 99 } }, {}],
    ['twice the size', {}, { scale: 2 }],
    ['JPEG', {}, { format: 'jpeg' }],
    ['WebP', {}, { format: 'webp', quality: 0.5 }],
  ] satisfies [string, Partial<PictureSource>, Partial<ExportOptions>][])('%s', async (_, source, options) => {
    expect(await bothWays({ ...size, texts: [sampleText({})] }, source, options)).toEqual(none);
  });
});

test('the page draws nothing itself, and leaves its picture as it is', async () => {
  const source = { image: await createImageBitmap(image), document: { ...size, texts: [sampleText({})] } };
  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage');
  const written = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  await exportRaster(source, defaultExport);
  expect([drawn.mock.calls, written.mock.calls]).toEqual([[], []]);
  expect(source.image.width).toBe(size.width);
});

test('a large picture is handed over in strips of at most two megapixels, and no row is lost', async () => {
  const large = { width: 1_999, height: 2_501 };
  const source = { image: drawNoiseImage(large.width, large.height), document: { ...large, texts: [] } };
  const copied = vi.spyOn(globalThis, 'createImageBitmap');
  const written = await exportRaster(source, defaultExport);
  const strips = copied.mock.calls.map(([, , y, width, height]) => ({ y, pixels: width * height }));
  expect(strips.map(({ y }) => y)).toEqual([0, 1_000, 2_000]);
  expect(strips.every(({ pixels }) => pixels <= 2_000_000)).toBe(true);
  expect(await bytesOf(written)).toEqual(await bytesOf(await onPage(source)));
});

describe('the page draws where', () => {
  test.each(['Worker', 'OffscreenCanvas'] as const)('the browser has no %s', async (name) => {
    const source = { image, document: { ...size, texts: [sampleText({})] } };
    const expected = await bytesOf(await exportRaster(source, defaultExport));
    const written = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    const blob = await without(name, () => exportRaster(source, defaultExport));
    expect(await bytesOf(blob)).toEqual(expected);
    expect(written).toHaveBeenCalledOnce();
  });

  test('the script of the worker cannot be fetched', async () => {
    const RealWorker = Worker;
    vi.spyOn(globalThis, 'Worker').mockImplementation(function missing() {
      return new RealWorker('/there-is-no-such-script.js', { type: 'module' });
    });
    const written = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    const blob = await exportRaster({ image, document: { ...size, texts: [] } }, defaultExport);
    expect([blob.type, written.mock.calls.length]).toEqual(['image/png', 1]);
  });
});

test('what goes wrong in the worker is said as on the page', async () => {
  const source = { image, document: { width: 200_000, height: 200_000, texts: [] } };
  const inWorker = await said(exportRaster(source, defaultExport));
  expect(inWorker).toMatch(/200000 × 200000/);
  expect(inWorker).toBe(await said(onPage(source)));
});
