import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decompress } from 'woff2-encoder';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { faceFileName, matchFace } from './catalogue.ts';
import { facePath } from './node.ts';
import { readyWebFont, webFont } from './web-font.ts';

const found = matchFace('Anton');
if (!found) throw new Error('The library has no Anton.');
const { face } = found;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'web-font-'));
});

afterAll(() => rm(directory, { recursive: true }));

/** A word as a font draws it. */
function drawn(font: Buffer, family: string): Uint8ClampedArray {
  GlobalFonts.register(font, family);
  const ctx = createCanvas(300, 80).getContext('2d');
  ctx.font = `48px "${family}"`;
  ctx.fillText('Ação 2026', 10, 60);
  return ctx.getImageData(0, 0, 300, 80).data;
}

test('the served face is smaller, and draws the same letters to the pixel', async () => {
  const original = await readFile(facePath(face));
  const served = await webFont(face, directory);
  expect(served.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(served.length).toBeLessThan(0.6 * original.length);
  const letters = drawn(Buffer.from(await decompress(served)), 'served Anton');
  expect(letters.some((value) => value > 0)).toBe(true);
  expect(letters).toEqual(drawn(original, 'original Anton'));
});

test('is compressed once and kept under the name that it is served by', async () => {
  const [first, second] = await Promise.all([webFont(face, directory), webFont(face, directory)]);
  expect(second).toEqual(first);
  expect(await readdir(directory)).toEqual([faceFileName(face)]);
});

test('one that was never compressed is not waited for, and is there soon after', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'web-font-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const faces = ['Anton', 'Bangers'].flatMap((family) => matchFace(family)?.face ?? []);
  const fail = vi.fn<(error: unknown) => void>();
  const ready = () => Promise.all(faces.map((each) => readyWebFont(each, fail, directory)));
  expect(await ready()).toEqual([undefined, undefined]);
  const names = faces.map(faceFileName);
  await vi.waitFor(async () => expect(await readdir(directory)).toEqual(names), 60_000);
  expect(await ready()).toEqual(await Promise.all(faces.map((each) => webFont(each, directory))));
  expect(fail).not.toHaveBeenCalled();
});

test('one that cannot be compressed is told of, and the next is compressed all the same', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'web-font-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const missing = { ...face, source: '@expo-google-fonts/lora/README.md', file: 'lora-400.ttf' };
  const fail = vi.fn<(error: unknown) => void>();
  expect(await readyWebFont(missing, fail, directory)).toBeUndefined();
  expect(await readyWebFont(face, fail, directory)).toBeUndefined();
  await vi.waitFor(async () => expect(await readdir(directory)).toEqual([faceFileName(face)]), 60_000);
  expect(fail.mock.calls.map(String)).toEqual([expect.stringMatching(/lora\/README\.md cannot be compressed/)]);
});

test('a face whose package is not installed is named, with what to do', async () => {
  const other = { ...face, source: '@expo-google-fonts/elsewhere/400Regular/Elsewhere.ttf', file: 'elsewhere-400.ttf' };
  await expect(webFont(other, directory)).rejects.toThrow(
    /The font @expo-google-fonts\/elsewhere\/400Regular\/Elsewhere\.ttf is missing\. .*pnpm install/,
  );
});
