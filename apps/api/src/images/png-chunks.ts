import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { DomainError } from '../domain-error.ts';

/** Shown to a user whose image was stopped for the time or the memory that it took. */
export const tooDemanding =
  'The image takes too much time or memory to read. Please save it again as a plain PNG or JPG, or make it smaller.';

/** Most bytes that all compressed texts and the colour profile of one file may hold together. */
const maxUnpackedBytes = 8 * 1024 * 1024;
/** Most chunks beside the pixels; programs write a few dozen. */
const maxChunks = 1_000;
/** Length of the signature that every PNG begins with, in bytes. */
const signatureBytes = 8;
/** Length and name before the content of a chunk, and the checksum behind it. */
const headBytes = 8;
const frameBytes = headBytes + 4;

const unpack = promisify(inflate);

/**
 * Refuses a PNG whose texts or profile grow beyond reason when they are decompressed: decoders do that before they tell the size of
 * the picture, and a megabyte can hold a gigabyte. Only chunks with compressed content are read. A file whose chunks do not follow the
 * format is left to the decoder, which says what is wrong with it.
 * @throws DomainError `too_large`
 */
export async function assertModestChunks(path: string): Promise<void> {
  const file = await open(path);
  try {
    let left = maxUnpackedBytes;
    let count = 0;
    for await (const chunk of chunksOf(file)) {
      if (chunk.name === 'IDAT') continue;
      count += 1;
      if (count > maxChunks) throw new DomainError('too_large', tooDemanding);
      const packed = await packedContent(file, chunk);
      if (packed) left -= await unpackedLength(packed, left);
    }
  } finally {
    await file.close();
  }
}

interface Chunk {
  name: string;
  /** Offset of its content in the file, in bytes. */
  position: number;
  length: number;
}

async function* chunksOf(file: FileHandle): AsyncGenerator<Chunk> {
  const { size } = await file.stat();
  const head = Buffer.alloc(headBytes);
  for (let at = signatureBytes; at + frameBytes <= size;) {
    await file.read({ buffer: head, position: at });
    const length = head.readUInt32BE(0);
    const name = head.toString('latin1', 4, headBytes);
    if (name === 'IEND' || at + frameBytes + length > size) return;
    yield { name, position: at + headBytes, length };
    at += frameBytes + length;
  }
}

/** The compressed part of a chunk (PNG, 11.3.2.3 and 11.3.3); undefined where it has none. */
async function packedContent(file: FileHandle, { name, position, length }: Chunk): Promise<Buffer | undefined> {
  if (!['zTXt', 'iTXt', 'iCCP'].includes(name)) return undefined;
  const content = Buffer.alloc(length);
  await file.read({ buffer: content, position });
  const keywordEnd = content.indexOf(0);
  if (keywordEnd < 0) return undefined;
  if (name !== 'iTXt') return content.subarray(keywordEnd + 2);
  const isCompressed = content[keywordEnd + 1] === 1;
  const languageEnd = content.indexOf(0, keywordEnd + 3);
  const translatedEnd = languageEnd < 0 ? -1 : content.indexOf(0, languageEnd + 1);
  return isCompressed && translatedEnd >= 0 ? content.subarray(translatedEnd + 1) : undefined;
}

/** @throws DomainError `too_large` when it would be longer than `limit` */
async function unpackedLength(packed: Buffer, limit: number): Promise<number> {
  try {
    return (await unpack(packed, { maxOutputLength: Math.max(1, limit) })).length;
  } catch (cause) {
    if (cause instanceof RangeError) throw new DomainError('too_large', tooDemanding, { cause });
    // A chunk that cannot be decompressed costs a decoder no more than it did here.
    if (cause instanceof Error && 'errno' in cause) return packed.length;
    throw cause;
  }
}
