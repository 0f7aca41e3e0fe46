import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maxThumbnailBytes, thumbnailSides } from '@palimpsest/contract';
import sharp, { type Sharp } from 'sharp';
import { thumbnailNames } from './file-names.ts';

/** Qualities that are tried, the best first. */
const qualities = [80, 60, 40, 20];
/** What still does not fit is made smaller by this, until it does. */
const shrink = 0.75;

/**
 * Writes the small versions of an image into `folder`. Reads every row of it, a strip at a time where its format allows.
 * Runs in a child process: the image is not trusted.
 * @param image of the whole file, in whatever orientation
 */
export async function writeThumbnails(image: Sharp, folder: string): Promise<void> {
  const side = thumbnailSides.large;
  // Turned only once it is small: turning needs the whole picture in memory.
  const small = await image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .keepExif()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const upright = await sharp(small).autoOrient().png({ compressionLevel: 1 }).toBuffer();
  for (const size of ['small', 'large'] as const) {
    await writeFile(join(folder, thumbnailNames[size]), await encode(upright, thumbnailSides[size]), { mode: 0o600 });
  }
}

async function encode(picture: Buffer, side: number): Promise<Buffer> {
  const resized = await sharp(picture)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of qualities) {
    const { width, height, channels } = resized.info;
    const bytes = await sharp(resized.data, { raw: { width, height, channels } }).webp({ quality }).toBuffer();
    if (bytes.length <= maxThumbnailBytes) return bytes;
  }
  return await encode(picture, Math.floor(side * shrink));
}
