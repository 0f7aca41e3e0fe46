import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  faultsOfPictures,
  keptPictures,
  packPictures,
  removePictures,
  storyPictures,
  unpackPictures,
  type PictureFolders,
} from './pictures.ts';

let folders: PictureFolders;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  folders = { kept: join(folder, 'kept'), compared: join(folder, 'compared') };
  for (const each of Object.values(folders)) mkdirSync(each);
});

afterEach(() => rmSync(join(folders.kept, '..'), { recursive: true }));

const kept = (name: string) => join(folders.kept, `${name}.webp`);
const compared = (name: string) => join(folders.compared, `${name}.png`);

/** A picture of that many colours, in the way that a browser leaves it. */
async function record(name: string, colours: number): Promise<Buffer> {
  const data = Buffer.from(
    Array.from({ length: 100 * 100 }, (_, index) => [index % colours, (index % colours) >> 8, 90]).flat(),
  );
  await sharp(data, { raw: { width: 100, height: 100, channels: 3 } })
    .png()
    .toFile(compared(name));
  return data;
}

const pixelsOf = (file: string) => sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer();

describe('the pictures of the stories', () => {
  test('must differ from each other and stay under their weight', () => {
    writeFileSync(kept('one'), 'a');
    writeFileSync(kept('three'), 'bc');
    expect(faultsOfPictures(folders, 3)).toEqual([]);
    expect(faultsOfPictures(folders, 2)).toEqual(['All pictures take 3 bytes, more than 2.']);
    writeFileSync(kept('two'), 'a');
    expect(faultsOfPictures(folders, 4).join()).toContain('one.webp, two.webp are the same picture');
  });

  test('do so in the repository', () => {
    expect(keptPictures(storyPictures).length).toBeGreaterThan(900);
    expect(faultsOfPictures(storyPictures)).toEqual([]);
  });

  test.each([2, 4000])('of %i colours keep every pixel from one run to the next', async (colours) => {
    const data = await record('button', colours);
    expect(await packPictures(folders)).toEqual(['button']);
    expect((await pixelsOf(kept('button'))).equals(data)).toBe(true);
    rmSync(compared('button'));
    await unpackPictures(folders);
    expect((await pixelsOf(compared('button'))).equals(data)).toBe(true);
  });

  test('are packed only where a run recorded them anew', async () => {
    await record('button', 2);
    await record('badge', 2);
    await packPictures(folders);
    await unpackPictures(folders);
    expect(await packPictures(folders)).toEqual([]);
    await record('badge', 3);
    expect(await packPictures(folders)).toEqual(['badge']);
  });

  test('are not compared with what is kept no more', async () => {
    await record('button', 2);
    await packPictures(folders);
    rmSync(kept('button'));
    await unpackPictures(folders);
    expect(await packPictures(folders)).toEqual([]);
    expect(keptPictures(folders)).toEqual([]);
  });

  test('of no story are removed in both forms', async () => {
    await record('button', 2);
    await record('badge', 2);
    await packPictures(folders);
    removePictures(folders, ['button']);
    await unpackPictures(folders);
    expect(keptPictures(folders)).toEqual(['badge']);
  });
});
