import { cssFont } from '@palimpsest/typeset';
import { spawnSync } from 'node:child_process';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Raster } from './image/raster.ts';
import { language } from './testing/language.ts';
import { useReader } from './testing/reader.ts';

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

function picture(width: number, height: number, ground: string, paint: (ctx: Context) => void): Raster {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, width, height);
  paint(ctx);
  return { width, height, data: new Uint8ClampedArray(ctx.getImageData(0, 0, width, height).data) };
}

function write(
  ctx: Context,
  font: string,
  colour: string,
  lines: readonly [text: string, x: number, y: number][],
): void {
  ctx.font = font;
  ctx.fillStyle = colour;
  for (const [text, x, y] of lines) ctx.fillText(text, x, y);
}

/** Sets letters along a circle, their tops outside of it above the centre or inside of it below. */
function writeAlong(
  ctx: Context,
  text: string,
  { x, y, radius, top }: { x: number; y: number; radius: number; top: 'outside' | 'inside' },
): void {
  ctx.font = cssFont('Roboto', 500, 44);
  ctx.fillStyle = '#ffffff';
  const turn = top === 'outside' ? 1 : -1;
  const total = ctx.measureText(text).width;
  for (const [index, letter] of Array.from(text).entries()) {
    const before = ctx.measureText(text.slice(0, index)).width + ctx.measureText(letter).width / 2;
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate((turn * (before - total / 2)) / radius);
    ctx.fillText(letter, -ctx.measureText(letter).width / 2, -turn * radius);
    ctx.restore();
  }
}

describe('a reader', () => {
  const reader = useReader();
  beforeAll(() => {
    registerFonts();
  });

  const texts = async (image: Raster, name = 'English') =>
    (await reader.read(image, { language: language(name) })).map(({ text }) => text);

  test('reads a heading and a paragraph, each as one text', async () => {
    const image = picture(900, 500, '#fdf6e8', (ctx) => {
      write(ctx, cssFont('Roboto', 700, 80), '#7a1f2b', [['Harvest Market', 60, 120]]);
      write(ctx, '400 32px "Open Sans"', '#1f2a30', [
        ['The market opens on Saturday at nine and', 60, 220],
        ['closes when everything is sold. Bring your', 60, 264],
        ['own bag.', 60, 308],
      ]);
    });
    expect(await texts(image)).toEqual([
      'Harvest Market',
      'The market opens on Saturday at nine and closes when everything is sold. Bring your own bag.',
    ]);
  });

  test('reads text along the upper and the lower part of a circle, each as one text in the places of its words', async () => {
    const centre = { x: 400, y: 400 };
    const image = picture(800, 800, '#20343a', (ctx) => {
      writeAlong(ctx, 'FRESH BREAD EVERY DAY', { ...centre, radius: 280, top: 'outside' });
      writeAlong(ctx, 'Everything at half price', { ...centre, radius: 300, top: 'inside' });
    });
    const [upper, lower] = await reader.read(image);
    expect([upper?.text, lower?.text]).toEqual(['FRESH BREAD EVERY DAY', 'Everything at half price']);
    const words = upper?.lines.map(({ text, quad }) => ({ text, x: quad[0].x, falls: quad[1].y > quad[0].y })) ?? [];
    expect(words.map(({ text }) => text)).toEqual(['FRESH', 'BREAD', 'EVERY', 'DAY']);
    expect(words.map(({ x }) => x)).toEqual(words.map(({ x }) => x).toSorted((a, b) => a - b));
    expect([words[0]?.falls, words[3]?.falls]).toEqual([false, true]);
    expect([upper?.bow?.top, lower?.bow?.top]).toEqual(['outside', 'inside']);
    expect(Math.abs((upper?.bow?.radius ?? NaN) - 280)).toBeLessThan(6);
    expect(Math.abs((lower?.bow?.radius ?? NaN) - 300)).toBeLessThan(6);
  });

  test('reads the letters of the language', async () => {
    const image = picture(1000, 300, '#ffffff', (ctx) =>
      write(ctx, cssFont('Roboto', 400, 40), '#101820', [
        ['¿Mañana habrá piñatas, música y un león?', 50, 100],
        ['¡Sí, señora! Pregúntanos.', 50, 220],
      ]),
    );
    expect(await texts(image, 'Spanish')).toEqual([
      '¿Mañana habrá piñatas, música y un león?',
      '¡Sí, señora! Pregúntanos.',
    ]);
  });

  test('reads light text on a dark gradient', async () => {
    const image = picture(900, 300, '#000', (ctx) => {
      const gradient = ctx.createLinearGradient(0, 0, 900, 300);
      gradient.addColorStop(0, '#0b1d3a');
      gradient.addColorStop(1, '#5b2a6e');
      ctx.fillStyle = gradient;
      ctx.fillRect(0, 0, 900, 300);
      write(ctx, cssFont('Roboto', 500, 48), '#f7e9c5', [['Open air cinema tonight', 80, 170]]);
    });
    expect(await texts(image)).toEqual(['Open air cinema tonight']);
  });

  test('takes no half of a line whose other half can hardly be told from its background', async () => {
    const image = picture(1000, 200, '#1d3d2a', (ctx) => {
      ctx.fillStyle = '#b9c7a8';
      ctx.fillRect(430, 0, 570, 200);
      write(ctx, cssFont('Roboto', 400, 34), '#d6dccb', [['We bake fresh bread every morning for you', 80, 110]]);
    });
    for (const text of await texts(image)) expect(text).toBe('We bake fresh bread every morning for you');
  });

  test('reads a line whole of which a word can hardly be told from its background', async () => {
    const image = picture(1000, 200, '#1d3d2a', (ctx) => {
      ctx.fillStyle = '#8ca58c';
      ctx.fillRect(387, 0, 613, 200);
      write(ctx, cssFont('Roboto', 400, 34), '#c6dccb', [['We bake fresh bread dan', 80, 110]]);
    });
    expect(await texts(image)).toEqual(['We bake fresh bread dan']);
  });

  test('reads a word without the pictogram before it', async () => {
    const image = picture(700, 200, '#6a5c5b', (ctx) => {
      ctx.strokeStyle = '#1d1416';
      ctx.lineWidth = 5;
      for (const x of [95, 139]) {
        ctx.beginPath();
        ctx.arc(x, 113, 17, 0, 2 * Math.PI);
        ctx.stroke();
      }
      ctx.beginPath();
      ctx.moveTo(95, 113);
      for (const [x, y] of [
        [111, 85],
        [131, 85],
        [139, 113],
        [115, 113],
      ] as const)
        ctx.lineTo(x, y);
      ctx.closePath();
      ctx.stroke();
      write(ctx, cssFont('Roboto', 700, 64), '#1d1416', [['Frouta', 170, 130]]);
    });
    const [paragraph] = await reader.read(image);
    expect(paragraph?.text).toBe('Frouta');
    expect(paragraph?.quad[0].x).toBeGreaterThan(160);
  });

  test('reads a bar between words as I, and as a separator where it is drawn as one', async () => {
    const lines = [
      'How can I help?',
      'I will be there',
      'WHAT CAN I DO',
      'Open 8-9pm | Old Union',
      'Home | About | Contact',
    ];
    for (const family of ['Roboto', 'Open Sans']) {
      const image = picture(760, 620, '#ffffff', (ctx) =>
        write(
          ctx,
          cssFont(family, 400, 44),
          '#223344',
          lines.map((line, index) => [line, 40, 80 + 120 * index]),
        ),
      );
      expect((await reader.read(image)).map(({ text }) => text)).toEqual(lines);
    }
  });

  test('keeps icons out of the lines that they stand in, and tells the mark before a line', async () => {
    const image = picture(760, 220, '#ffffff', (ctx) => {
      ctx.strokeStyle = '#2e7d32';
      ctx.lineWidth = 5;
      ctx.beginPath();
      for (const [x, y] of [
        [50, 62],
        [60, 74],
        [82, 46],
      ] as const)
        ctx.lineTo(x, y);
      ctx.moveTo(318, 160);
      ctx.arc(300, 160, 18, 0, 2 * Math.PI);
      ctx.moveTo(282, 160);
      ctx.lineTo(318, 160);
      ctx.moveTo(308, 160);
      ctx.ellipse(300, 160, 8, 18, 0, 0, 2 * Math.PI);
      ctx.stroke();
      write(ctx, cssFont('Open Sans', 400, 44), '#223344', [
        ['Clean hands', 110, 76],
        ['Good for', 70, 176],
        ['the planet', 340, 176],
      ]);
    });
    const lines: { text: string; mark: boolean; left: number }[] = [];
    await reader.read(image, {
      onLines: (found) =>
        lines.push(
          ...found.map(({ text, mark, quad }) => ({ text, mark: mark !== undefined, left: Math.round(quad[0].x) })),
        ),
    });
    const [clean, ...others] = lines.toSorted((one, other) => one.text.localeCompare(other.text));
    expect(clean).toMatchObject({ text: 'Clean hands', mark: true });
    expect(clean?.left).toBeGreaterThan(105);
    expect(others.map(({ text }) => text)).toEqual(['Good for', 'the planet']);
    expect(others[1]?.left).toBeGreaterThan(335);
  });

  test('reads a long strip in pieces, each line once, wherever it lies', async () => {
    const words = ['apple', 'bread', 'candle', 'dinner', 'engine', 'forest', 'garden', 'harbour', 'island', 'jacket'];
    const lines = words.map((word, index) => `The ${word} comes number ${index + 2}`);
    const strip = picture(600, 6000, '#ffffff', (ctx) =>
      write(
        ctx,
        cssFont('Roboto', 400, 32),
        '#223344',
        lines.map((line, index) => [line, 60, 120 + 620 * index + 37 * (index % 5)]),
      ),
    );
    expect((await reader.read(strip)).map(({ text }) => text)).toEqual(lines);
    const ribbon = picture(6000, 500, '#ffffff', (ctx) =>
      write(ctx, cssFont('Roboto', 400, 48), '#223344', [
        ['The longest line of all goes on over the first seam and over the second one', 300, 150],
        ['and ends here', 3000, 400],
      ]),
    );
    expect((await reader.read(ribbon)).map(({ text }) => text).toSorted()).toEqual([
      'The longest line of all goes on over the first seam and over the second one',
      'and ends here',
    ]);
  });

  test('reads prices with their figures, points and signs', async () => {
    const prices = [
      ['Oswald', 500, '£7.20', '£3.75'],
      ['Roboto', 700, '4,99 £', '$11.90'],
      ['Playfair Display', 700, '16,00 €', '24,20 €'],
      ['Lora', 700, '7,20 €', '£31.40'],
    ] as const;
    const image = picture(900, 500, '#f4f0e6', (ctx) => {
      for (const [index, [family, weight, first, second]] of prices.entries()) {
        const y = 90 + index * 100;
        write(ctx, cssFont(family, weight, 34), '#20303a', [
          [first, 100, y],
          [second, 560, y],
        ]);
      }
    });
    expect((await texts(image)).toSorted()).toEqual(prices.flatMap(([, , ...pair]) => pair).toSorted());
  });

  test('takes no sign behind a figure for a pictogram', async () => {
    const image = picture(500, 120, '#0e4f5e', (ctx) => {
      write(ctx, cssFont('Source Serif 4', 700, 26), '#f0fbfa', [['4,99 %', 200.25, 80]]);
    });
    expect(await texts(image, 'Spanish')).toEqual(['4,99 %']);
  });

  test('reads a turned text and tells its turn and its place', async () => {
    const image = picture(900, 500, '#e8f2ec', (ctx) => {
      ctx.translate(450, 250);
      ctx.rotate((8 * Math.PI) / 180);
      ctx.textAlign = 'center';
      write(ctx, cssFont('Roboto', 700, 60), '#123c2b', [['Free entry today', 0, 20]]);
    });
    const [paragraph, ...others] = await reader.read(image);
    expect(others).toEqual([]);
    expect(paragraph?.text).toBe('Free entry today');
    expect(Math.abs((paragraph?.rotation ?? NaN) - 8)).toBeLessThan(0.6);
    const middle = (axis: 'x' | 'y') => (paragraph?.quad ?? []).reduce((sum, corner) => sum + corner[axis], 0) / 4;
    expect(Math.abs(middle('x') - 450)).toBeLessThan(8);
    expect(Math.abs(middle('y') - 250)).toBeLessThan(12);
  });

  test('reads text that runs upwards', async () => {
    const image = picture(400, 800, '#ffffff', (ctx) => {
      ctx.translate(200, 400);
      ctx.rotate(-Math.PI / 2);
      ctx.textAlign = 'center';
      write(ctx, cssFont('Roboto', 500, 44), '#30206a', [['Sunday, 12 May', 0, 0]]);
    });
    const [paragraph] = await reader.read(image);
    expect(paragraph?.text).toBe('Sunday, 12 May');
    expect(paragraph?.rotation).toBeCloseTo(-90, 0);
  });

  test('reads text that is upside down from its own top', async () => {
    const image = picture(800, 260, '#ffffff', (ctx) => {
      ctx.translate(800, 260);
      ctx.rotate(Math.PI);
      write(ctx, cssFont('Lora', 400, 36), '#223344', [
        ['The museum is closed on Monday', 60, 100],
        ['and opens again the day after', 60, 150],
      ]);
    });
    const [paragraph, ...others] = await reader.read(image);
    expect(others).toEqual([]);
    expect(paragraph?.text).toBe('The museum is closed on Monday and opens again the day after');
    expect(Math.abs(paragraph?.rotation ?? 0)).toBeGreaterThan(179);
  });

  test('leaves text in an excluded region alone', async () => {
    const image = picture(900, 400, '#ffffff', (ctx) =>
      write(ctx, cssFont('Roboto', 500, 48), '#202020', [
        ['Please read this line', 60, 100],
        ['Leave this one alone', 60, 300],
      ]),
    );
    const paragraphs = await reader.read(image, {
      exclusions: [{ x1: 0, y1: 240, x2: 900, y2: 340 }],
    });
    expect(paragraphs.map(({ text }) => text)).toEqual(['Please read this line']);
  });

  test('reads text on a transparent ground', async () => {
    const canvas = createCanvas(700, 200);
    write(canvas.getContext('2d'), cssFont('Roboto', 500, 60), '#ffffff', [['White on nothing', 60, 120]]);
    const { data } = canvas.getContext('2d').getImageData(0, 0, 700, 200);
    expect(await texts({ width: 700, height: 200, data: new Uint8ClampedArray(data) })).toEqual(['White on nothing']);
  });

  test('finds no text where there is none', async () => {
    expect(await texts(picture(640, 480, '#88aacc', () => {}))).toEqual([]);
    const texture = picture(640, 480, '#88aacc', (ctx) => {
      ctx.strokeStyle = '#335577';
      for (let x = -480; x < 640; x += 24) {
        ctx.beginPath();
        ctx.moveTo(x, 0);
        ctx.lineTo(x + 480, 480);
        ctx.stroke();
      }
    });
    expect(await texts(texture)).toEqual([]);
  });

  test('stops when it is told to', async () => {
    const image = picture(900, 300, '#ffffff', (ctx) =>
      write(ctx, cssFont('Roboto', 400, 48), '#000', [['Never read', 60, 100]]),
    );
    const stop = new AbortController();
    const reading = reader.read(image, { signal: stop.signal });
    stop.abort();
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
    await expect(reader.read(image, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });
});

test('a process ends by itself once its reader is closed', () => {
  const script = `
    import { createReader } from '${new URL('index.ts', import.meta.url).href}';
    import { findLanguage } from '@palimpsest/contract';
    const reader = await createReader();
    const image = { width: 320, height: 64, data: new Uint8ClampedArray(320 * 64 * 4).fill(255) };
    for (let x = 40; x < 280; x += 12) for (let y = 16; y < 48; y++) image.data.fill(0, (y * 320 + x) * 4, (y * 320 + x + 4) * 4 - 1);
    const options = { language: findLanguage('English') };
    await reader.read(image, options);
    const [reading] = await Promise.allSettled([reader.read(image, options), reader.close()]);
    console.log(reading.reason.code);`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    timeout: 300_000,
  });
  expect(run).toMatchObject({ status: 0, stdout: 'cancelled\n', stderr: '' });
});
