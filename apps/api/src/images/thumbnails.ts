import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maxThumbnailBytes, thumbnailSides } from '@palimpsest/contract';
import sharp, { type Sharp } from 'sharp';
import { thumbnailNames } from './file-names.ts';

/** WebP qualities, tried in this order until the file fits `maxThumbnailBytes`. */
const qualities = [80, 60, 40, 20];
/** A thumbnail that fits at no quality has its sides shrunk by this factor until it does. */
const shrink = 0.75;

/**
 * Writes the small versions of an image into `folder`. Reads every row of it, a strip at a time where its format allows.
 * Runs in a child process: the image is not trusted.
 * @param image of the whole file, in whatever orientation
 */
export async function writeThumbnails(image: Sharp, folder: string): Promise<void> {
  const side = thumbnailSides.large;
  // The picture is rotated once it is small: rotation needs all of it in memory.
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
