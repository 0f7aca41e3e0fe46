import { describe, expect, test } from 'vitest';
import { boundsOf } from '../geometry/rotation.ts';
import { containsPoint } from '../geometry/rect.ts';
import { createTranslatedText } from '../model/text.ts';
import type { TranslatedText } from '../model/text.ts';
import { drawNoiseImage, pixelsOf } from '../testing/noise-image.ts';
import { estimatedExportBytes, exportFileName, exportPng } from './export-png.ts';

function text(id: number, attributes: Partial<TranslatedText>) {
  const source: TranslatedText = {
    id,
    text: 'Große Eröffnung',
    originalText: 'Grand opening',
    x: 20,
    y: 20,
    width: 220,
    height: 40,
    rotation: 0,
    fontFamily: 'Roboto',
    fontSize: 24,
    suggestedColors: ['#ffffff'],
    ...attributes,
  };
  return createTranslatedText(source, 1_000);
}

/** Which of two pictures' pixels differ, as points. */
function differences(a: ImageData, b: ImageData) {
  const points: { x: number; y: number }[] = [];
  for (let index = 0; index < a.data.length; index += 4) {
    if ([0, 1, 2, 3].some((channel) => a.data[index + channel] !== b.data[index + channel]))
      points.push({ x: (index / 4) % a.width, y: Math.floor(index / 4 / a.width) });
  }
  return points;
}

describe('exportPng', () => {
  // 331 by 257: sides that no scale divides evenly.
  const image = drawNoiseImage(331, 257);
  const texts = [text(1, {}), text(2, { x: 60, y: 150, rotation: -25, fontFamily: 'Open Sans', fontWeight: 700 })];

  test('has the size of the image, the texts in their boxes, and every other pixel unchanged', async () => {
    const blob = await exportPng(image, { width: 331, height: 257, texts });
    const exported = await createImageBitmap(blob);
    expect([blob.type, exported.width, exported.height]).toEqual(['image/png', 331, 257]);
    const changed = differences(pixelsOf(image), pixelsOf(exported));
    const boxes = texts.map(boundsOf);
    expect(changed.filter((point) => !boxes.some((box) => containsPoint(box, point)))).toEqual([]);
    for (const box of boxes) expect(changed.filter((point) => containsPoint(box, point)).length).toBeGreaterThan(500);
  });

  test('of 4001 by 3001 px has every one of them, with the pixels of the image to the last row and column', async () => {
    const size = { width: 4001, height: 3001 };
    const large = drawNoiseImage(size.width, size.height);
    const placed = text(1, { x: 3_400, y: 2_900, width: 600, height: 100, fontSize: 60 });
    const exported = await createImageBitmap(await exportPng(large, { ...size, texts: [placed] }));
    expect([exported.width, exported.height]).toEqual([size.width, size.height]);
    const [before, after] = [large, exported].map((picture) => new Uint32Array(pixelsOf(picture).data.buffer));
    const box = boundsOf(placed);
    let outside = 0;
    let inside = 0;
    before?.forEach((color, index) => {
      if (after?.[index] === color) return;
      if (containsPoint(box, { x: index % size.width, y: Math.floor(index / size.width) })) inside += 1;
      else outside += 1;
    });
    expect(outside).toBe(0);
    expect(inside).toBeGreaterThan(500);
  });

  test('draws what stands over its box as well: no text is lost', async () => {
    const long = text(1, { text: 'one two three four five six', width: 60, height: 20, y: 100 });
    const exported = await createImageBitmap(await exportPng(image, { width: 331, height: 257, texts: [long] }));
    const rows = differences(pixelsOf(image), pixelsOf(exported)).map(({ y }) => y);
    // Six lines of 28.8 px about the middle of the box, at y 110.
    expect(Math.min(...rows)).toBeLessThan(40);
    expect(Math.max(...rows)).toBeGreaterThan(180);
  });

  test('says so when the browser cannot make an image of that size', async () => {
    await expect(exportPng(image, { width: 200_000, height: 200_000, texts: [] })).rejects.toThrow(/200000/);
  });
});

test('the file is named by the time, and its size guessed at 0.7 of four bytes a pixel', () => {
  expect(exportFileName(1_700_000_000_000)).toBe('localized-image-1700000000000.png');
  expect(estimatedExportBytes({ width: 100, height: 50 })).toBe(14_000);
});
