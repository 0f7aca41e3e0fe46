import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grow, rectangleOf } from '../geometry/oriented-rectangle.ts';
import type { Raster } from '../image/raster.ts';
import { type Context, draw, type Drawing, type DrawnText, plain, stripes } from '../testing/drawing.ts';
import { eraseText } from './erase-text.ts';
import { markStrokes } from './mark-strokes.ts';
import { createStrokeNetwork, strokeNetworkFile, type StrokeMap, type StrokeNetwork } from './stroke-network.ts';

const heading: DrawnText = { lines: ['Harvest Market'], x: 60, y: 90, size: 44, colour: '#1c2b4a' };

let network: StrokeNetwork;
beforeAll(async () => {
  network = await createStrokeNetwork();
});
afterAll(() => network.close());

/** The first line of a drawing. */
function lineOf({ paragraphs }: Drawing) {
  const quad = paragraphs[0]?.lines[0]?.quad;
  if (!quad) throw new Error('The drawing has no line.');
  return rectangleOf(quad);
}

/** Share of marked pixels among those that text changed by over 100 levels (`found`), and among those it left alone (`wrong`). */
function shares({ image, clean }: { image: Raster; clean: Raster }, { box, stroke }: StrokeMap) {
  const counts = { text: 0, found: 0, other: 0, wrong: 0 };
  stroke.forEach((value, i) => {
    const at = ((box.y + Math.floor(i / box.width)) * image.width + box.x + (i % box.width)) * 4;
    const change = [0, 1, 2].reduce(
      (most, channel) => Math.max(most, Math.abs((image.data[at + channel] ?? 0) - (clean.data[at + channel] ?? 0))),
      0,
    );
    if (change > 100) [counts.text, counts.found] = [counts.text + 1, counts.found + (value > 0.25 ? 1 : 0)];
    if (change === 0) [counts.other, counts.wrong] = [counts.other + 1, counts.wrong + (value > 0.5 ? 1 : 0)];
  });
  return { found: counts.found / counts.text, wrong: counts.wrong / counts.other };
}

function flame(context: Context): void {
  plain('#ffffff')(context);
  context.fillStyle = '#d62828';
  context.beginPath();
  context.moveTo(120, 30);
  context.bezierCurveTo(170, 80, 160, 110, 120, 110);
  context.bezierCurveTo(80, 110, 75, 80, 105, 60);
  context.bezierCurveTo(110, 75, 125, 70, 120, 30);
  context.fill();
}

describe('the network file', () => {
  it('is the one that the training notes describe, and at most 5 MB', async () => {
    const bytes = await readFile(strokeNetworkFile);
    const notes = await readFile(new URL('../../../../training/README.md', import.meta.url), 'utf8');
    expect(notes).toContain(createHash('sha256').update(bytes).digest('hex'));
    expect(bytes.length).toBeLessThanOrEqual(5_000_000);
  });
});

describe('the marks of the network', () => {
  it('cover the letters of a line and little else', async () => {
    const drawing = draw(460, 140, plain('#f4ead7'), [heading]);
    const map = await network.mark(drawing.image, lineOf(drawing));
    const { found, wrong } = shares(drawing, map);
    expect(found).toBeGreaterThan(0.97);
    expect(wrong).toBeLessThan(0.02);
    expect(map.text).toBeGreaterThan(0.9);
  });

  it('cover the letters of a turned line on stripes', async () => {
    const drawing = draw(520, 320, stripes('#f7d6c4', '#e9a58b', 30), [{ ...heading, rotation: 25 }]);
    const { found, wrong } = shares(drawing, await network.mark(drawing.image, lineOf(drawing)));
    expect(found).toBeGreaterThan(0.95);
    expect(wrong).toBeLessThan(0.02);
  });

  it('cover the letters all along a line that is run in pieces', async () => {
    const text = { ...heading, lines: ['On Saturday the harvest market opens at nine '.repeat(3)], y: 40, size: 20 };
    const drawing = draw(1400, 70, plain('#ffffff'), [text]);
    const { found, wrong } = shares(drawing, await network.mark(drawing.image, lineOf(drawing)));
    expect(found).toBeGreaterThan(0.97);
    expect(wrong).toBeLessThan(0.02);
  });

  it('cover what a soft shadow darkens, with the letters', async () => {
    const shadow = { colour: 'rgba(0,0,0,0.7)', blur: 4, dx: 4, dy: 5 };
    const drawing = draw(460, 140, plain('#cfe8ff'), [{ ...heading, colour: '#ffffff', shadow }]);
    const map = await network.mark(drawing.image, lineOf(drawing));
    const either = map.stroke.map((value, i) => Math.max(value, map.effect[i] ?? 0));
    expect(shares(drawing, { ...map, stroke: either }).found).toBeGreaterThan(0.97);
  });

  it('say that a flame is no text', async () => {
    const { image } = draw(240, 140, flame, []);
    const { text } = await network.mark(image, { x: 120, y: 70, width: 60, height: 60, angle: 0 });
    expect(text).toBeLessThan(0.3);
  });

  it('lie within the image, whatever line is asked for', async () => {
    const { image } = draw(100, 60, plain('#ffffff'), []);
    const line = { x: 95, y: 5, width: 90, height: 30, angle: 0.4 };
    const { box, stroke } = await network.mark(image, line);
    expect(box.x + box.width).toBeLessThanOrEqual(100);
    expect(stroke).toHaveLength(box.width * box.height);
    const far = await network.mark(image, grow({ ...line, x: 900 }, 1));
    expect(far.stroke).toHaveLength(0);
  });

  it('are not made once the work is cancelled', async () => {
    const drawing = draw(460, 140, plain('#f4ead7'), [heading]);
    await expect(network.mark(drawing.image, lineOf(drawing), AbortSignal.abort())).rejects.toMatchObject({
      code: 'cancelled',
    });
  });
});

it('lets a soft shadow be erased to its end, although the network sees but the dense part of it', async () => {
  const shadow = { colour: 'rgba(0, 0, 0, 0.5)', blur: 14, dx: 0, dy: 6 };
  const { image, clean, paragraphs } = draw(460, 150, plain('#f4ead7'), [{ ...heading, weight: 700, shadow }]);
  const maps = await markStrokes(network, image, paragraphs, new AbortController().signal);
  const { erased } = eraseText(image, paragraphs, maps);
  const off = erased.data.reduce((most, level, at) => Math.max(most, Math.abs(level - (clean.data[at] ?? 0))), 0);
  expect(off).toBeLessThanOrEqual(4);
});
