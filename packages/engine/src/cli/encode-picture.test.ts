import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { densityOf, encodePicture } from './encode-picture.ts';

/** Half of it red, half of it transparent. */
let png: Buffer;
beforeAll(async () => {
  const red = { create: { width: 8, height: 16, channels: 4, background: '#ff0000' } } as const;
  png = await sharp({ create: { width: 16, height: 16, channels: 4, background: '#00000000' } })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
});

test.each([
  ['a.png', 'png'],
  ['a.jpg', 'jpeg'],
  ['a.JPEG', 'jpeg'],
  ['a', 'png'],
])('%s is written as %s, with its density', async (path, format) => {
  const written = await encodePicture(png, path, 300);
  expect(await sharp(written).metadata()).toMatchObject({ format, width: 16, height: 16 });
  expect(await densityOf(written)).toBe(300);
});

test('a.webp is written as WebP', async () => {
  expect(await sharp(await encodePicture(png, 'a.webp', 300)).metadata()).toMatchObject({
    format: 'webp',
    hasAlpha: true,
  });
});

test('a JPEG that says nothing of its density has none', async () => {
  expect(await densityOf(await encodePicture(png, 'a.jpg', undefined))).toBeUndefined();
});

test('a PNG without a density is written as it is', async () => {
  expect(await densityOf(png)).toBeUndefined();
  expect(await encodePicture(png, 'a.png', undefined)).toBe(png);
});

test('a density changes no pixel', async () => {
  const written = await encodePicture(png, 'a.png', 300);
  expect(await sharp(written).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
});

test('what is transparent is white in a JPEG', async () => {
  const written = sharp(await encodePicture(png, 'a.jpg', undefined)).extract({
    left: 14,
    top: 8,
    width: 1,
    height: 1,
  });
  expect([...(await written.raw().toBuffer())]).toEqual([255, 255, 255]);
});
