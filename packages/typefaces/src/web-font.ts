import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { faceFileName } from './catalogue.ts';
import { facePath } from './node.ts';
import type { Face } from './types.ts';

/** The folder of the compressed faces: one that can be written, or each is compressed whenever it is asked for. */
export const webFontsDirectory =
  process.env.PALIMPSEST_WEB_FONTS ?? fileURLToPath(new URL('../node_modules/.cache/web-fonts', import.meta.url));

const compressing = new Map<string, Promise<Buffer>>();

/**
 * The file of a face as WOFF2, with every outline and table of the original. It is compressed when it is first asked for, in a thread of its
 * own, and kept in `directory`.
 *
 * @throws Error naming the file when it cannot be read
 */
export function webFont(face: Face, directory = webFontsDirectory): Promise<Buffer> {
  const path = join(directory, faceFileName(face));
  let font = compressing.get(path);
  if (!font) {
    font = kept(path, face, directory).finally(() => compressing.delete(path));
    compressing.set(path, font);
  }
  return font;
}

/** The files that {@link readyWebFont} has to compress, one after the other. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * The file of a face as WOFF2, at once: undefined where it was never compressed. That is then begun, after those that were asked for before: a list
 * of typefaces asks for many, of which each takes a processor for a second.
 *
 * @param onError called when it cannot be compressed
 */
export async function readyWebFont(
  face: Face,
  onError: (error: unknown) => void,
  directory = webFontsDirectory,
): Promise<Buffer | undefined> {
  const font = await readKept(join(directory, faceFileName(face)));
  if (!font) queue = queue.then(() => webFont(face, directory)).catch(onError);
  return font;
}

async function readKept(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

async function kept(path: string, face: Face, directory: string): Promise<Buffer> {
  const found = await readKept(path);
  if (found) return found;
  const font = await compressed(facePath(face));
  await mkdir(directory, { recursive: true });
  const partial = `${path}.${process.pid}.tmp`;
  await writeFile(partial, font);
  await rename(partial, path);
  return font;
}

function compressed(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compress-worker.ts', import.meta.url), { workerData: path });
    worker.once('message', (font: Uint8Array) => resolve(Buffer.from(font)));
    worker.once('error', (cause) => reject(new Error(`The font ${path} cannot be compressed.`, { cause })));
  });
}
