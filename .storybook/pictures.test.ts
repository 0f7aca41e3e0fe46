import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { faultsOfPictures, squeezed } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('the pictures of the stories', () => {
  test('must differ from each other and stay under their weight', () => {
    const files = [write('one.png', 'a'), write('two.png', 'a'), write('three.png', 'bc')];
    expect(faultsOfPictures(files.slice(1), 3)).toEqual([]);
    expect(faultsOfPictures(files, 4).join()).toContain('one.png, two.png are the same picture');
    expect(faultsOfPictures(files.slice(1), 2)).toEqual(['All pictures take 3 bytes, more than 2.']);
  });

  test.each([2, 4000])('of %i colours keep every pixel when they are squeezed', async (colours) => {
    const data = Buffer.from(
      Array.from({ length: 100 * 100 }, (_, index) => [index % colours, (index % colours) >> 8, 90]).flat(),
    );
    const png = await sharp(data, { raw: { width: 100, height: 100, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const smaller = await squeezed(png);
    expect(smaller.length).toBeLessThan(png.length);
    expect((await sharp(smaller).removeAlpha().toColourspace('srgb').raw().toBuffer()).equals(data)).toBe(true);
  });
});
