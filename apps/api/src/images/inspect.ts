import { open } from 'node:fs/promises';
import { limits } from '@palimpsest/contract';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { Refusal } from '../refusal.ts';

/** What an uploaded file turned out to hold. */
export interface InspectedImage {
  mediaType: keyof typeof extensions;
  extension: string;
  /** In pixels, as the image is shown. */
  width: number;
  height: number;
}

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif', 'image/webp': 'webp' } as const;
const isSupported = (type: string): type is keyof typeof extensions => type in extensions;

/** Longest time that decoding one upload may take, in seconds. */
const decodeSeconds = 30;

// Files come and go under names used once: libvips' cache of open files would only hold on to them.
sharp.cache(false);

/**
 * Finds out by its content what a file is, and proves that it can be decoded to its last pixel.
 * Nothing that the client said about the file is believed.
 * @throws Refusal that says what is wrong: 400 empty, 413 too large, 415 not a supported image, 422 damaged
 */
export async function inspectImage(path: string, bytes: number): Promise<InspectedImage> {
  if (bytes === 0) throw new Refusal(400, 'The image file is empty. Please choose another file.');
  const mediaType = await sniff(path);
  if (!isSupported(mediaType)) {
    throw new Refusal(
      415,
      mediaType.startsWith('image/')
        ? `The image type "${mediaType}" is not supported. Please use JPG, PNG, GIF, or WebP.`
        : `This file is not an image: it holds ${mediaType}. Please use JPG, PNG, GIF, or WebP.`,
    );
  }
  const { width, height } = await decode(path);
  return { mediaType, extension: extensions[mediaType], width, height };
}

async function sniff(path: string): Promise<string> {
  const found = await fileTypeFromFile(path);
  if (found && found.mime !== 'application/xml') return found.mime;
  if (await isSvg(path)) return 'image/svg+xml';
  if (found) return found.mime;
  throw new Refusal(415, 'This file is not an image. Please use JPG, PNG, GIF, or WebP.');
}

/** Whether the first element of an XML document is `svg`; file-type tells only that it is XML, and only with a prolog. */
async function isSvg(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(16_384), position: 0 });
    const head = buffer.toString('utf8', 0, bytesRead);
    const firstElement = /<([a-z][\w:.-]*)/i.exec(head.replaceAll(/<!--.*?-->|<\?.*?\?>/gs, ''));
    return /^\uFEFF?\s*</.test(head) && /^(\w+:)?svg$/i.test(firstElement?.[1] ?? '');
  } finally {
    await file.close();
  }
}

async function decode(path: string): Promise<{ width: number; height: number }> {
  // The header alone is read first, without a limit, so that a refusal can name the size that was measured.
  const { width, height, autoOrient } = await readable(sharp(path, { limitInputPixels: false }).metadata());
  const megapixels = (width * height) / 1_000_000;
  const size = `${width} × ${height} pixels`;
  if (width * height > limits.imagePixels) {
    throw new Refusal(
      413,
      `The image has ${megapixels.toFixed(1)} megapixels (${size}). The limit is ${limits.imagePixels / 1_000_000} megapixels.`,
    );
  }
  if (Math.max(width, height) > limits.imageSide) {
    throw new Refusal(413, `The image has ${size}. No side may be longer than ${limits.imageSide} pixels.`);
  }
  // The last row can be had only after every row above it, which libvips reads and drops a strip at a time:
  // the whole file is decoded in a few megabytes of memory.
  const lastPixel = sharp(path, { limitInputPixels: limits.imagePixels, failOn: 'truncated', sequentialRead: true })
    .extract({ left: 0, top: height - 1, width: 1, height: 1 })
    .timeout({ seconds: decodeSeconds });
  await readable(lastPixel.raw().toBuffer());
  return autoOrient;
}

async function readable<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (cause) {
    const refusal = new Refusal(
      422,
      'The image file is incomplete or damaged: it cannot be read to its end. Please upload it again.',
    );
    refusal.cause = cause;
    throw refusal;
  }
}
