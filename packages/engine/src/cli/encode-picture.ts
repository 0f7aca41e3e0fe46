import { extname } from 'node:path';
import type { Sharp } from 'sharp';

/** Quality of lossy files, in percent; the help of `--out` states it. */
export const fileQuality = 90;

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  '.png': toPng,
  '.jpg': toJpeg,
  '.jpeg': toJpeg,
  '.webp': (picture) => picture.webp({ quality: fileQuality }),
};

/** The endings of files that can be written. */
export const writtenEndings = Object.keys(encoders);

function toPng(picture: Sharp): Sharp {
  return picture.png({ compressionLevel: 3 });
}

/** Nothing is transparent in a JPEG: what was is white, as paper is. */
function toJpeg(picture: Sharp): Sharp {
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: fileQuality, chromaSubsampling: '4:4:4' });
}

/** The density of a JPEG that states none, in pixels per inch. */
const unsaidDensity = 72;

/** The density of an image in pixels per inch; undefined if the file does not state it. */
export async function densityOf(bytes: Uint8Array): Promise<number | undefined> {
  // Loaded only here, since usage texts and checks need none of it.
  const { default: sharp } = await import('sharp');
  const { density } = await sharp(bytes).metadata();
  return density === unsaidDensity ? undefined : density;
}

/**
 * A picture in the format that the name of its file ends in; a PNG where it ends in no known one.
 * @param density in pixels per inch, to be noted in the file
 */
export async function encodePicture(png: Uint8Array, path: string, density: number | undefined): Promise<Uint8Array> {
  const encode = encoders[extname(path).toLowerCase()] ?? toPng;
  if (encode === toPng && density === undefined) return png;
  const { default: sharp } = await import('sharp');
  const picture = density === undefined ? sharp(png) : sharp(png).withMetadata({ density });
  return await encode(picture).toBuffer();
}
