import { open } from 'node:fs/promises';
import { maxImagePixels, maxImageSide } from '@palimpsest/contract';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { serveFunctions } from '../children/serve-functions.ts';
import { DomainError } from '../domain-error.ts';
import { writeThumbnails } from './thumbnails.ts';
import { assertModestChunks, tooDemanding } from './png-chunks.ts';

/** The type and size of an uploaded file, by its content. */
export interface ImageHeader {
  mediaType: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';
  extension: string;
  /** Size of the upright image, in px. */
  width: number;
  height: number;
  /** Memory that decoding it takes, in bytes. */
  decodeBytes: number;
}

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif', 'image/webp': 'webp' } as const;
const isSupported = (type: string): type is ImageHeader['mediaType'] => type in extensions;

/** Most memory that decoding one image may take, in bytes: 40 megapixels of every usual format stay below it. */
const maxDecodeBytes = 240_000_000;

// Each file has a name of its own, so that libvips' cache would only keep files open that are gone.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Recognises a file by its content, without decoding a pixel. The type that the client named is not trusted.
 * @throws DomainError `unsupported_media_type`, `too_large` or `image_damaged`
 */
async function readHeader(path: string): Promise<ImageHeader> {
  const mediaType = await sniff(path);
  if (!isSupported(mediaType)) {
    throw new DomainError(
      'unsupported_media_type',
      mediaType.startsWith('image/')
        ? `The image type "${mediaType}" is not supported. Please use JPG, PNG, GIF, or WebP.`
        : `This file is not an image: it holds ${mediaType}. Please use JPG, PNG, GIF, or WebP.`,
    );
  }
  if (mediaType === 'image/png') await assertModestChunks(path);
  // The metadata is read without a limit of pixels, so that a refusal can name the size of the image.
  const metadata = await readable(sharp(path, { limitInputPixels: false }).metadata());
  assertSize(metadata);
  const { width, height } = metadata.autoOrient;
  return { mediaType, extension: extensions[mediaType], width, height, decodeBytes: decodeBytes(metadata) };
}

function assertSize(metadata: Metadata): void {
  const { width, height } = metadata;
  const size = `${width} × ${height} pixels`;
  if (width * height > maxImagePixels) {
    const megapixels = ((width * height) / 1_000_000).toFixed(1);
    throw new DomainError(
      'too_large',
      `The image has ${megapixels} megapixels (${size}). The limit is ${maxImagePixels / 1_000_000} megapixels.`,
      { parameters: { max_megapixels: maxImagePixels / 1_000_000 } },
    );
  }
  if (Math.max(width, height) > maxImageSide) {
    throw new DomainError('too_large', `The image has ${size}. No side may be longer than ${maxImageSide} pixels.`, {
      parameters: { max_side_pixels: maxImageSide },
    });
  }
  if (decodeBytes(metadata) > maxDecodeBytes) {
    throw new DomainError(
      'too_large',
      `The image (${size}) takes too much memory to read because it is animated, interlaced, or stored with 16 bits a channel. Please save it as a plain image, or make it smaller.`,
    );
  }
}

/** Bytes that libvips holds at once: rows of a plain file, the whole picture of one that is stored in passes or frames. */
function decodeBytes({ format, width, height, channels, depth, isProgressive, pages = 1 }: Metadata): number {
  const pixels = width * height;
  const sample = depth === 'ushort' ? 2 : 1;
  if (format === 'gif') return pixels * 4;
  // Frames are composed on a canvas: the canvas, the frame, and the decoder's copy.
  if (format === 'webp') return pixels * (pages > 1 ? 12 : 4);
  if (!isProgressive) return width * channels * sample * 64;
  // A progressive JPEG is held as coefficients of two bytes; an interlaced PNG as it is.
  return pixels * channels * (format === 'jpeg' ? 2 : sample);
}

async function sniff(path: string): Promise<string> {
  const found = await fileTypeFromFile(path);
  if (found && found.mime !== 'application/xml') return found.mime;
  const head = await headOf(path);
  if (isSvg(head)) return 'image/svg+xml';
  if (found) return found.mime;
  // Some cameras write stray bytes behind the marker that starts a JPEG: viewers show it, file-type does not know it.
  if (head.readUInt16BE(0) === 0xff_d8) return 'image/jpeg';
  throw new DomainError('unsupported_media_type', 'This file is not an image. Please use JPG, PNG, GIF, or WebP.');
}

/** The first 16 KiB of a file, zeros behind its end. */
async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    return (await file.read({ buffer: Buffer.alloc(16_384), position: 0 })).buffer;
  } finally {
    await file.close();
  }
}

/** Whether the first element of an XML document is `svg`; file-type tells only that it is XML, and only with a prolog. */
function isSvg(bytes: Buffer): boolean {
  const head = bytes.toString('utf8');
  const firstElement = /<([a-z][\w:.-]*)/i.exec(head.replaceAll(/<!--.*?-->|<\?.*?\?>/gs, ''));
  return /^\uFEFF?\s*</.test(head) && /^(\w+:)?svg$/i.test(firstElement?.[1] ?? '');
}

/**
 * Proves that an image can be decoded to its last pixel, and writes its thumbnails on the way: of a WebP libwebp then writes no
 * picture of full size, and other formats are read and dropped a strip at a time.
 * @throws DomainError `image_damaged`
 */
async function decodeWhole(path: string, folder: string): Promise<void> {
  const image = sharp(path, { limitInputPixels: maxImagePixels, failOn: 'truncated', sequentialRead: true });
  await readable(writeThumbnails(image, folder));
}

const damaged = 'The image file is incomplete or damaged: it cannot be read to its end. Please upload it again.';

async function readable<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (cause) {
    // Such an error is about the disk that the thumbnails are written to, not about the image.
    if (cause instanceof Error && 'syscall' in cause) throw cause;
    if (cause instanceof Error && cause.message.includes('out of memory')) {
      throw new DomainError('too_large', tooDemanding, { cause });
    }
    throw new DomainError('image_damaged', damaged, { cause });
  }
}

const functions = {
  readHeader: ({ path }: { path: string }) => readHeader(path),
  decode: ({ path, folder }: { path: string; folder: string }) => decodeWhole(path, folder),
};
export type InspectFunctions = typeof functions;

serveFunctions(functions);
