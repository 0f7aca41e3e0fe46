import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { decodeImage, encodePng } from './decode.ts';
import { drawPoster } from '../testing/draw-poster.ts';

const red = { r: 255, g: 0, b: 0 };

function plain(width: number, height: number, background: object = red): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

test.each(['jpeg', 'png', 'gif', 'webp'] as const)('decodes %s to RGBA', async (format) => {
  const { width, height, data } = await decodeImage(await plain(20, 10).toFormat(format).toBuffer());
  expect([width, height, data.length]).toEqual([20, 10, 800]);
  expect(data[0]).toBeGreaterThan(245);
  expect(data[3]).toBe(255);
});

test('turns a picture upright, as its EXIF data says', async () => {
  const { width, height } = await decodeImage(await plain(20, 10).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect([width, height]).toEqual([10, 20]);
});

test('converts grey and 16 bits', async () => {
  const grey = await plain(4, 4, { r: 128, g: 128, b: 128 }).toColourspace('b-w').png().toBuffer();
  expect((await decodeImage(grey)).data.slice(0, 4)).toEqual(Uint8ClampedArray.of(128, 128, 128, 255));
  const deep = await plain(4, 4).toColourspace('rgb16').png().toBuffer();
  expect((await decodeImage(deep)).data.slice(0, 4)).toEqual(Uint8ClampedArray.of(255, 0, 0, 255));
});

test('of a moving picture, takes the first frame and counts them', async () => {
  const frames = Buffer.concat([Buffer.alloc(4 * 4 * 3, 255), Buffer.alloc(4 * 4 * 3, 0)]);
  const moving = await sharp(frames, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
    .gif()
    .toBuffer();
  const { height, data, frameCount } = await decodeImage(moving);
  expect(frameCount).toBe(2);
  expect(height).toBe(4);
  expect(data[0]).toBe(255);
});

test('what is encoded decodes to the same pixels, transparency included', async () => {
  const data = Uint8ClampedArray.from({ length: 8 * 8 * 4 }, (_, index) => (index * 37) % 256);
  const again = await decodeImage(await encodePng({ width: 8, height: 8, data }));
  expect(again).toEqual({ width: 8, height: 8, data, frameCount: 1 });
});

test.each([
  ['nothing', Buffer.alloc(0), /is empty/],
  ['text', Buffer.from('no image at all'), /is not an image/],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /type svg cannot be read/],
  ['half a PNG', drawPoster([]).subarray(0, 600), /damaged or ends too early/],
])('refuses %s, and says why', async (_, bytes, reason) => {
  await expect(decodeImage(bytes)).rejects.toMatchObject({
    name: 'EngineError',
    code: 'image-unreadable',
    message: expect.stringMatching(reason),
  });
});

test('refuses half a JPEG', async () => {
  const whole = await sharp(drawPoster([{ text: 'Text', x: 20, y: 90, size: 60 }]))
    .jpeg()
    .toBuffer();
  await expect(decodeImage(whole.subarray(0, whole.length / 2))).rejects.toThrow(/damaged or ends too early/);
});

test.each([
  ['first', () => 2],
  ['second', (jpeg: Buffer) => 4 + jpeg.readUInt16BE(4)],
])('decodes a JPEG with stray bytes before its %s segment as one without them', async (_, startOf) => {
  const jpeg = await plain(40, 20).jpeg().toBuffer();
  const at = startOf(jpeg);
  const stray = Buffer.concat([jpeg.subarray(0, at), Buffer.alloc(18, ' '), jpeg.subarray(at)]);
  expect(await decodeImage(stray)).toEqual(await decodeImage(jpeg));
});

test('refuses more pixels, and longer sides, than it is allowed, before decoding them', async () => {
  const large = await plain(6400, 6400).png().toBuffer();
  const limits = { pixels: 40_000_000, side: 16_384 };
  await expect(decodeImage(large, limits)).rejects.toThrow(
    'The image has 41 megapixels, and at most 40 can be processed.',
  );
  const long = await plain(16_385, 2).png().toBuffer();
  await expect(decodeImage(long, limits)).rejects.toThrow(/16385 × 2 pixels, and no side may be longer than 16384/);
});
