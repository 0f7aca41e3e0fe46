import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findLanguage } from '@palimpsest/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findPosters, posterFolder } from './posters.ts';
import type { PosterTruth, TrueText } from './truth.ts';

const names = await findPosters();
const truths = await Promise.all(
  names.map(async (name) => JSON.parse(await readFile(join(posterFolder(name), 'truth.json'), 'utf8')) as PosterTruth),
);
const allTexts = truths.flatMap(({ texts }) => texts);

async function pixels(name: string, file: string): Promise<{ data: Buffer; width: number; height: number }> {
  const decoded = sharp(join(posterFolder(name), file))
    .removeAlpha()
    .toColourspace('srgb')
    .raw();
  const { data, info } = await decoded.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const holds = ({ left, top, right, bottom }: Rectangle, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** Rectangle of the picture that holds the text, grown by `margin`. */
function around({ quad }: TrueText, margin: number): Rectangle {
  const xs = quad.map(({ x }) => x);
  const ys = quad.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

describe('the sample posters', () => {
  it('hold every kind of background and enough of them', () => {
    expect(names.length).toBeGreaterThanOrEqual(12);
    expect(new Set(truths.map(({ background }) => background))).toEqual(
      new Set(['flat', 'gradient', 'pattern', 'photo']),
    );
  });

  it('hold turned texts, all alignments and several weights', () => {
    expect(new Set(allTexts.map(({ rotation }) => rotation)).size).toBeGreaterThan(2);
    expect(new Set(allTexts.map(({ textAlign }) => textAlign))).toEqual(new Set(['left', 'center', 'right']));
    expect(new Set(allTexts.map(({ fontWeight }) => fontWeight)).size).toBeGreaterThanOrEqual(5);
  });

  it('are written in languages that an image may be written in', () => {
    for (const { language } of truths) expect(findLanguage(language)?.name).toBe(language);
  });

  it.each(names)('%s differs from its background where its texts are, and nowhere else', async (name) => {
    const truth = truths[names.indexOf(name)];
    if (!truth) throw new Error(`No truth for ${name}.`);
    const [poster, background] = await Promise.all([pixels(name, 'poster.png'), pixels(name, 'background.png')]);
    for (const picture of [poster, background]) {
      expect([picture.width, picture.height]).toEqual([truth.width, truth.height]);
    }
    const inks = truth.texts.map((text) => around(text, 0));
    // A rim is 3 pixels wide at most, a shadow reaches as far as the letters are high.
    const reaches = truth.texts.map((text) => around(text, 3 + text.fontSize));
    const coloured = new Set<Rectangle>();
    let astray = 0;
    for (let at = 0; at < poster.data.length; at += 3) {
      if (poster.data.compare(background.data, at, at + 3, at, at + 3) === 0) continue;
      const x = (at / 3) % poster.width;
      const y = Math.floor(at / 3 / poster.width);
      if (!reaches.some((area) => holds(area, x, y))) astray++;
      for (const ink of inks) if (holds(ink, x, y)) coloured.add(ink);
    }
    expect(astray).toBe(0);
    expect(coloured.size).toBe(truth.texts.length);
  });
});
