import { describe, expect, test } from 'vitest';
import { exportPng } from '../export/export-png.ts';
import type { BrushStroke } from '../model/brush-stroke.ts';
import { colorAt, pixelsOf } from '../testing/noise-image.ts';
import { drawPlainImage } from '../testing/plain-image.ts';
import { createRetouch } from './retouch.ts';

const size = { width: 120, height: 80 };

function plain(color: string, mark?: string): HTMLCanvasElement {
  const canvas = drawPlainImage(size, color);
  const square = { width: 20, height: 20 };
  if (mark !== undefined) canvas.getContext('2d')?.drawImage(drawPlainImage(square, mark), 50, 30);
  return canvas;
}

const stroke = (patch: Partial<BrushStroke> = {}): BrushStroke => ({
  kind: 'restore',
  size: 20,
  softness: 0,
  points: [
    { x: 30, y: 40 },
    { x: 90, y: 40 },
  ],
  ...patch,
});

async function exported(strokes: readonly BrushStroke[], image: HTMLCanvasElement, original?: HTMLCanvasElement) {
  const load = original && (() => Promise.resolve(original));
  const pixels = pixelsOf(
    await createImageBitmap(await exportPng(image, { ...size, texts: [], strokes }, undefined, load)),
  );
  return (x: number, y: number) => colorAt(pixels, x, y);
}

describe('the brush that brings the original back', () => {
  test('shows the original where it went, and the picture elsewhere', async () => {
    const at = await exported([stroke()], plain('#ffffff'), plain('#204060'));
    expect(at(60, 40)).toEqual([32, 64, 96]);
    expect(at(60, 33)).toEqual([32, 64, 96]);
    expect(at(60, 25)).toEqual([255, 255, 255]);
    expect(at(110, 40)).toEqual([255, 255, 255]);
  });

  test('fades out towards its edge when it is soft', async () => {
    const at = await exported([stroke({ softness: 1, size: 40 })], plain('#ffffff'), plain('#000000'));
    const down = [40, 46, 50, 54, 58].map((y) => at(60, y)[0] ?? 0);
    expect(down[0]).toBeLessThan(10);
    expect(down.toSorted((a, b) => a - b)).toEqual(down);
    expect(down[2]).toBeGreaterThan(20);
    expect(down[2]).toBeLessThan(235);
    expect(at(60, 62)).toEqual([255, 255, 255]);
  });

  test('says what is missing where there is no original', async () => {
    await expect(exported([stroke()], plain('#ffffff'))).rejects.toThrow('before it was translated is not available');
  });
});

describe('the brush that takes out what was left', () => {
  const over = stroke({ kind: 'erase', size: 40, points: [{ x: 60, y: 40 }] });

  test('fills it from around it', async () => {
    const at = await exported([over], plain('#306090', '#ff0000'));
    expect(at(60, 40)).toEqual([48, 96, 144]);
    expect(at(51, 31)).toEqual([48, 96, 144]);
  });

  test('fills from what earlier strokes made', async () => {
    const all = stroke({ size: 300 });
    const at = await exported([all, over], plain('#ffffff'), plain('#102030', '#ff0000'));
    expect(at(60, 40)).toEqual([16, 32, 48]);
  });
});

test('a stroke is computed once, however often it is drawn', () => {
  const original = plain('#204060');
  const retouch = createRetouch(plain('#ffffff'), original, size);
  const canvas = plain('#ffffff');
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser gives no 2D context.');
  const strokes = [stroke()];
  retouch.draw(ctx, strokes);
  original.getContext('2d')?.clearRect(0, 0, size.width, size.height);
  retouch.draw(ctx, strokes);
  expect(colorAt(pixelsOf(canvas), 60, 40)).toEqual([32, 64, 96]);
});
