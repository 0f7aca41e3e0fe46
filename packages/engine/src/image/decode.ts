import sharp, { type Metadata } from 'sharp';
import { EngineError, type EngineErrorOptions } from '../errors.ts';
import type { Raster } from './raster.ts';

const formats: readonly string[] = ['jpeg', 'png', 'gif', 'webp'];

/** An image as it was decoded. */
export interface DecodedImage extends Raster {
  /** Number of frames in the file; the pixels are those of the first. */
  frameCount: number;
}

/** Images larger than this are refused before they are decoded. */
export interface ImageLimits {
  /** Width times height. @default 268402689, what sharp decodes at most */
  pixels?: number;
  /** Longest side, in pixels. @default Infinity */
  side?: number;
}

const maxPixels = 268_402_689;

/**
 * Decodes a JPEG, PNG, GIF or WebP to upright sRGB pixels; of a moving picture, the first frame.
 * @throws EngineError `image-unreadable`, whose message says whether the bytes are no image, end too early or hold too many pixels
 */
export async function decodeImage(
  bytes: Uint8Array,
  { pixels = maxPixels, side = Infinity }: ImageLimits = {},
): Promise<DecodedImage> {
  if (bytes.length === 0) throw unreadable('The image file is empty. Choose another file.');
  // A larger limit than ours, so that the size can be told in the message; the bytes are not decoded yet.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw unreadable('This file is not an image that can be read. Choose a JPEG, PNG, GIF or WebP file.', { cause });
    });
  refuse(metadata, pixels, side);
  try {
    // Viewers show a file with stray bytes between its segments whole, as cameras write them; one that ends too early is refused.
    const decoded = await sharp(bytes, { limitInputPixels: pixels, failOn: 'truncated' })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { buffer, byteOffset, byteLength } = decoded.data;
    const { width, height } = decoded.info;
    return {
      width,
      height,
      data: new Uint8ClampedArray(buffer, byteOffset, byteLength),
      frameCount: metadata.pages ?? 1,
    };
  } catch (cause) {
    throw unreadable('The image file is damaged or ends too early. Save it again and choose the new file.', { cause });
  }
}

function refuse({ format, width, height }: Metadata, pixels: number, side: number): void {
  if (!formats.includes(format)) {
    throw unreadable(`Images of the type ${format} cannot be read. Choose a JPEG, PNG, GIF or WebP file.`);
  }
  if (width * height > pixels) {
    throw unreadable(
      `The image has ${inMegapixels(width * height)} megapixels, and at most ${inMegapixels(pixels)} can be processed. Make it smaller and try again.`,
      { details: { megapixels: pixels / 1e6 } },
    );
  }
  if (Math.max(width, height) > side) {
    throw unreadable(
      `The image is ${width} × ${height} pixels, and no side may be longer than ${side}. Make it smaller and try again.`,
      { details: { side } },
    );
  }
}

function inMegapixels(pixels: number): string {
  return (pixels / 1e6).toFixed(1).replace(/\.0$/, '');
}

/**
 * Encodes a raster as PNG, without the alpha channel where nothing is transparent. Level 3 writes twice as fast as the default 6 and is about 6 % larger
 * (11 megapixels: 217 against 360 ms, 7.4 against 7.0 MB).
 */
export async function encodePng({ width, height, data }: Raster): Promise<Buffer> {
  const pixels = sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  });
  const needed = isOpaque(data) ? pixels.removeAlpha() : pixels;
  return needed.png({ compressionLevel: 3 }).toBuffer();
}

export function isOpaque(data: Uint8ClampedArray): boolean {
  for (let index = 3; index < data.length; index += 4) {
    if (data[index] !== 255) return false;
  }
  return true;
}

function unreadable(message: string, options?: EngineErrorOptions): EngineError {
  return new EngineError('image-unreadable', message, options);
}
