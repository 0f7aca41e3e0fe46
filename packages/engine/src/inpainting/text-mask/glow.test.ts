import { expect, test } from 'vitest';
import { blotches, type Context, draw, type DrawnText, psnr, slope } from '../../testing/drawing.ts';
import { blur } from '../../image/blur.ts';
import type { Raster } from '../../image/raster.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import { eraseText } from '../erase-text.ts';
import { withGlow } from './glow.ts';
import type { TextMask } from './text-mask.ts';

const size = [560, 260] as const;
const heading: DrawnText = { lines: ['Harvest Fair'], x: 110, y: 150, size: 64, weight: 700, colour: '#fff4e0' };
const glow = { colour: '#ffa200', blur: 22, dx: 0, dy: 0 };

/** A sky with clouds: too uneven for every pixel that is off it to be told. */
function clouds(context: Context): void {
  slope('#35608c', '#b9a67c')(context);
  context.fillStyle = 'rgba(225,215,205,0.35)';
  for (let i = 0; i < 14; i++) {
    context.beginPath();
    context.ellipse((i * 173) % 560, (i * 97) % 260, 60, 7, 0, 0, 2 * Math.PI);
    context.fill();
  }
}

test('a glow around the letters goes with them', () => {
  const { image, clean, paragraphs } = draw(...size, clouds, [{ ...heading, shadow: glow }]);
  expect(psnr(eraseText(image, paragraphs).erased, clean, paragraphs)).toBeGreaterThan(26);
});

/** The picture with the grain of a sensor, the same each time. */
function grained(picture: Raster): Raster {
  let state = 4711;
  const even = (): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) / 2 ** 24 - 0.5;
  };
  const grain = (): number => 14 * (even() + even() + even()) * 2;
  return { ...picture, data: picture.data.map((level, i) => (i % 4 === 3 ? level : level + grain())) };
}

test('a glow is told from its grain', () => {
  const { image, clean, paragraphs } = draw(...size, clouds, [{ ...heading, shadow: glow }]);
  const { texts } = eraseText(grained(image), paragraphs);
  const { box, changed } = texts[0] ?? { box: { x: 0, y: 0, width: 0, height: 0 }, changed: new Uint8Array() };
  const apart = (x: number, y: number): number => {
    const at = (y * image.width + x) * 4;
    return Math.max(...[0, 1, 2].map((c) => Math.abs((image.data[at + c] ?? 0) - (clean.data[at + c] ?? 0))));
  };
  const shown = Array.from(changed.keys()).filter(
    (i) => apart(box.x + (i % box.width), box.y + Math.floor(i / box.width)) > 40,
  );
  expect(shown.filter((i) => changed[i] === 0).length / shown.length).toBeLessThan(0.02);
});

function plate(context: Context): void {
  blotches()(context);
  context.fillStyle = '#ffa200';
  context.fillRect(96, 88, 390, 86);
}

/** Whether a pixel lies beyond the plate, or less than 4 px within. */
function isOffPlate(pixel: number): boolean {
  const [x, y] = [pixel % size[0], Math.floor(pixel / size[0])];
  return x < 100 || x > 480 || y < 92 || y > 170;
}

test('a plate behind a text keeps its edges', () => {
  const { image, clean, paragraphs } = draw(...size, plate, [{ ...heading, colour: '#20160a' }]);
  const { erased } = eraseText(image, paragraphs);
  expect(erased.data.some((level, i) => level !== clean.data[i] && isOffPlate(i >> 2))).toBe(false);
});

test('a texture around a text is not taken for a glow', () => {
  const { image, clean, paragraphs } = draw(...size, blotches(), [heading]);
  const { texts } = eraseText(image, paragraphs);
  const changed = texts.reduce((sum, text) => sum + text.changed.reduce((count, value) => count + value, 0), 0);
  const text = image.data.reduce((count, level, i) => count + Number(i % 4 === 0 && level !== clean.data[i]), 0);
  expect(changed).toBeLessThan(1.6 * text);
});

/** How far a place lies along a stretch, 0 to 1. */
function share(at: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** The mask of a block of letters in the middle of a board, and light around them that has other strengths at their four corners. */
function litAround(strengths: readonly [number, number, number, number]): { planes: ColourPlanes; mask: TextMask } {
  const [width, height, lineHeight] = [440, 320, 80];
  const [left, right, top, bottom] = [140, 300, 120, 200];
  const level = (x: number, y: number): number => {
    const away = Math.hypot(Math.max(left - x, 0, x - right + 1), Math.max(top - y, 0, y - bottom + 1));
    const [across, down] = [share(x, left, right), share(y, top, bottom)];
    const above = strengths[0] * (1 - across) + strengths[1] * across;
    const below = strengths[3] * (1 - across) + strengths[2] * across;
    return 140 + (above * (1 - down) + below * down) * Math.exp(-away / 14);
  };
  const at = (i: number): [x: number, y: number] => [i % width, Math.floor(i / width)];
  const lit = Float32Array.from({ length: width * height }, (_, i) => level(...at(i)));
  const data = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = at(i);
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
  return {
    planes: { width, height, channels: [lit, lit.slice(), lit.slice()] },
    mask: { box: { x: 0, y: 0, width, height }, data, letters: data, lineHeight, unshadowed: undefined },
  };
}

const marked = ({ data }: TextMask): number => data.reduce((sum, value) => sum + value, 0);

test('light that comes from all around the letters is a glow, light that differs from place to place is none', () => {
  const glowing = litAround([70, 60, 65, 55]);
  const striped = litAround([90, 50, 45, -30]);
  const none = new Uint8Array(glowing.mask.data.length);
  expect(marked(withGlow(glowing.planes, glowing.mask, none))).toBeGreaterThan(1.5 * marked(glowing.mask));
  expect(marked(withGlow(striped.planes, striped.mask, none))).toBe(marked(striped.mask));
});

/** Bars, as strokes are, in a glow of two layers that is as strong along the text as a rule says. */
function glowAlong(strength: (along: number) => number): { planes: ColourPlanes; mask: TextMask } {
  const [width, height, lineHeight] = [640, 260, 60];
  const data = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x >= 100 && x < 540 && y >= 100 && y < 160 && (x % 26 < 9 || (y % 30 < 9 && x % 52 < 26)) ? 1 : 0;
  });
  const [near, far] = [0.06, 0.15].map((deviation) =>
    blur(Float32Array.from(data), width, height, deviation * lineHeight),
  );
  const plane = (level: number): Float32Array =>
    Float32Array.from(data, (_, i) => {
      const most = 1 - (1 - (near?.[i] ?? 0)) * (1 - (far?.[i] ?? 0));
      const opacity = most * strength(share(i % width, 100, 540));
      return 90 * (1 - opacity) + level * opacity;
    });
  return {
    planes: { width, height, channels: [plane(255), plane(170), plane(30)] },
    mask: { box: { x: 0, y: 0, width, height }, data, letters: data, lineHeight, unshadowed: undefined },
  };
}

test('a glow that is stronger at one end goes to its end', () => {
  const { planes, mask } = glowAlong((along) => 0.3 + 0.7 * along);
  const filled = withGlow(planes, mask, new Uint8Array(mask.data.length));
  expect(marked(filled)).toBeGreaterThan(2 * marked(mask));
});

test('a glow is told beside the box of another text', () => {
  const { planes, mask } = glowAlong(() => 1);
  const { width } = planes;
  const boxed = (level: number) => (value: number, i: number) =>
    i % width > 120 && Math.floor(i / width) < 84 ? level : value;
  const [red, green, blue] = planes.channels;
  const beside: ColourPlanes = {
    ...planes,
    channels: [red.map(boxed(250)), green.map(boxed(250)), blue.map(boxed(255))],
  };
  expect(marked(withGlow(beside, mask, new Uint8Array(mask.data.length)))).toBeGreaterThan(1.5 * marked(mask));
});
