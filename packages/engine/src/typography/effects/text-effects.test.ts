import { cssFont, layoutText, paintText, parseTextShadow, parseTextStroke } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { describe, expect, it } from 'vitest';
import { fromHex } from '../../image/colour.ts';
import type { Raster } from '../../image/raster.ts';
import { effectStyle, findTextEffect } from './text-effects.ts';

const width = 560;
const height = 160;
const fontSize = 90;
const frame = { x: width / 2, y: height / 2, width: 470, height: 72, angle: 0 };

interface Effects {
  textShadow?: string;
  textStroke?: string;
}

interface Colours {
  background: string;
  letters: string;
}

/** A title over a plain background with effects under each other, and the background alone. */
function title(
  effects: Effects | readonly Effects[],
  { background, letters }: Colours = { background: '#e8c872', letters: '#203040' },
): { image: Raster; erased: Raster } {
  registerFonts();
  const ctx = createCanvas(width, height).getContext('2d');
  const picture = (): Raster => ({ width, height, data: ctx.getImageData(0, 0, width, height).data });
  ctx.fillStyle = background;
  ctx.fillRect(0, 0, width, height);
  const erased = picture();
  for (const effect of [effects].flat()) {
    const style = { fontFamily: 'Roboto', fontWeight: 700, fontSize, textAlign: 'center' as const, ...effect };
    paintText(ctx, layoutText(ctx, 'Summer sale', style, width), { x: 0, y: 0, width, height, rotation: 0 }, letters);
  }
  return { image: picture(), erased };
}

/** The picture with nine times its height below it. */
function below(picture: Raster): Raster {
  const data = new Uint8ClampedArray(picture.data.length * 10).map((_, i) => picture.data[i] ?? 255);
  return { width, height: 10 * height, data };
}

function foundStyle(effects: Effects, colours: Colours = { background: '#e8c872', letters: '#203040' }) {
  const { image, erased } = title(effects, colours);
  return effectStyle(findTextEffect(image, erased, [frame], [fromHex(colours.letters)])?.effect, fontSize);
}

describe('around the letters of a title', () => {
  it('nothing is found where there is nothing', () => {
    expect(foundStyle({})).toEqual({});
  });

  it('nothing is found around the soft edges of letters in a picture that was made larger', () => {
    for (const [background, letters] of [
      ['#ffffff', '#000000'],
      ['#2a5bd7', '#ffffff'],
    ] as const) {
      for (const scale of [2, 3]) {
        const small = createCanvas(width, height).getContext('2d');
        const large = createCanvas(width, height).getContext('2d');
        const enlarged = (): Raster => {
          large.drawImage(small.canvas, 0, 0, width * scale, height * scale);
          return { width, height, data: large.getImageData(0, 0, width, height).data };
        };
        small.fillStyle = background;
        small.fillRect(0, 0, width, height);
        const erased = enlarged();
        small.font = cssFont('Inter', 400, 40 / scale);
        small.fillStyle = letters;
        small.fillText('My Vault', 40 / scale, 70 / scale);
        const line = { x: 121, y: 60, width: 160, height: 37, angle: 0 };
        expect(findTextEffect(enlarged(), erased, [line], [fromHex(letters)])).toBeUndefined();
      }
    }
  });

  it('a hard shadow is found with its offset and colour', () => {
    const found = parseTextShadow(foundStyle({ textShadow: '0.05em 0.05em 0em #c03020' }).textShadow ?? '');
    expect(found).toMatchObject({ blur: 0, colour: '#c03020' });
    expect(found?.dx).toBeCloseTo(0.05, 1.5);
    expect(found?.dy).toBeCloseTo(0.05, 1.5);
  });

  it('a soft shadow is found with its blur, as black that lets the background through', () => {
    const found = parseTextShadow(foundStyle({ textShadow: '0em 0.05em 0.14em #00000088' }).textShadow ?? '');
    expect(found?.colour).toMatch(/^#000000[789]/);
    expect(found?.dy).toBeCloseTo(0.05, 1.3);
    expect(found?.blur).toBeCloseTo(0.14, 1);
  });

  it('a soft shadow is found on a dark ground, which it darkens by a few levels only', () => {
    const dark = { background: '#0e505c', letters: '#f1faee' };
    const found = parseTextShadow(foundStyle({ textShadow: '0em 0.05em 0.14em #0000008c' }, dark).textShadow ?? '');
    expect(found?.dx).toBe(0);
    expect(found?.dy).toBeCloseTo(0.05, 1.3);
    expect(foundStyle({}, dark)).toEqual({});
  });

  it('a glow is found without an offset', () => {
    const found = parseTextShadow(foundStyle({ textShadow: '0em 0em 0.2em #ffffff' }).textShadow ?? '');
    expect(found).toMatchObject({ dx: 0, dy: 0 });
    expect(found?.blur).toBeGreaterThan(0.1);
  });

  it('a glow of two layers keeps its hue, although no colour is as bright as both together', () => {
    const layers = ['0em 0em 0.3em #fca311', '0em 0em 0.12em #fca311'].map((textShadow) => ({ textShadow }));
    const { image, erased } = title(layers, { background: '#14213d', letters: '#ffffff' });
    const found = findTextEffect(image, erased, [frame], [[255, 255, 255]]);
    const [red, green, blue] = fromHex(found?.effect.colour ?? '#000000');
    expect(found?.effect).toMatchObject({ kind: 'shadow', dx: 0, dy: 0 });
    expect(red).toBeGreaterThan(200);
    expect(green / red).toBeCloseTo(0xa3 / 0xfc, 1);
    expect(blue / red).toBeLessThan(0.2);
  });

  it('an outline is found with its colour', () => {
    const found = parseTextStroke(foundStyle({ textStroke: '0.08em #ffffff' }).textStroke ?? '');
    expect(found?.colour).toBe('#ffffff');
    expect(found?.width).toBeGreaterThan(0.04);
  });

  it('is looked at without a copy of the whole picture', () => {
    const { image, erased } = title({ textShadow: '0.05em 0.05em 0em #c03020' });
    const found = findTextEffect(below(image), below(erased), [frame], [[0x20, 0x30, 0x40]]);
    expect(found?.backdrop.data.length).toBeLessThanOrEqual(image.data.length);
    expect(found?.effect).toEqual(findTextEffect(image, erased, [frame], [[0x20, 0x30, 0x40]])?.effect);
  });
});
