import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { posterFolder } from '../../posters/posters.ts';

/** A small intact image file. */
export interface Sample {
  name: string;
  bytes: Uint8Array;
}

/** Width of the pictures: small, so that a file that can still be read is read soon. */
const width = 240;

/** One small poster in every format that the engine reads, and in the variants of each that decoders treat apart. */
export async function sampleFiles(): Promise<Sample[]> {
  const poster = join(posterFolder('summer-sale'), 'poster.png');
  const small = await sharp(poster).resize({ width }).toBuffer();
  const picture = (): Sharp => sharp(small);
  const { data, info } = await picture().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const frames = { raw: { width: info.width, height: info.height * 2, channels: 3 as const, pageHeight: info.height } };
  const twice = Buffer.concat([data, data]);
  const made: readonly [string, Promise<Buffer>][] = [
    ['jpeg', picture().jpeg().toBuffer()],
    ['progressive jpeg', picture().jpeg({ progressive: true }).toBuffer()],
    ['turned jpeg', picture().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ['cmyk jpeg', picture().toColourspace('cmyk').jpeg().toBuffer()],
    ['png', picture().png().toBuffer()],
    ['palette png', picture().png({ palette: true }).toBuffer()],
    ['interlaced png', picture().png({ progressive: true }).toBuffer()],
    ['16-bit png', picture().toColourspace('rgb16').png().toBuffer()],
    ['transparent png', picture().ensureAlpha(0.5).png().toBuffer()],
    ['gif', picture().gif().toBuffer()],
    ['animated gif', sharp(twice, frames).gif().toBuffer()],
    ['webp', picture().webp().toBuffer()],
    ['lossless webp', picture().webp({ lossless: true }).toBuffer()],
    ['animated webp', sharp(twice, frames).webp().toBuffer()],
  ];
  return Promise.all(made.map(async ([name, bytes]) => ({ name, bytes: new Uint8Array(await bytes) })));
}
