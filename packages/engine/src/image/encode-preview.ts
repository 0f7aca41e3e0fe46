import sharp from 'sharp';
import type { Raster } from './raster.ts';

/** Longest side of a preview, in pixels: enough for a language model to read a poster, and little to send. */
const longestSide = 1_024;

/** A JPEG file of the picture, scaled down where it is larger. */
export async function encodePreview({ width, height, data }: Raster): Promise<Uint8Array> {
  return await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
