import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';

/** What a clone may have to carry: all pictures together, in bytes. */
export const mostBytes = 31_000_000;

/** What is wrong with the pictures on disk: two that are the same file, or too many bytes. */
export function faultsOfPictures(files: readonly string[], most = mostBytes): string[] {
  const byContent = new Map<string, string[]>();
  let bytes = 0;
  for (const file of files) {
    const content = readFileSync(file);
    bytes += content.length;
    const hash = createHash('sha256').update(content).digest('hex');
    byContent.set(hash, [...(byContent.get(hash) ?? []), basename(file)]);
  }
  const alike = [...byContent.values()].filter((names) => names.length > 1);
  return [
    ...alike.map((names) => `${names.join(', ')} are the same picture: set \`picture: false\` on all stories but one.`),
    ...(bytes > most ? [`All pictures take ${bytes} bytes, more than ${most}.`] : []),
  ];
}

const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

/** The smallest PNG with exactly the pixels of this one: with a palette where its colours fit into one. */
export async function squeezed(png: Buffer): Promise<Buffer> {
  const wanted = await pixels(png);
  // sharp takes `effort` and `quality` for a wish for a palette, which is exact only where the colours fit into one.
  const candidates = await Promise.all([
    sharp(png).png({ compressionLevel: 9, palette: true, quality: 100, effort: 1, dither: 0 }).toBuffer(),
    sharp(png).png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer(),
  ]);
  let best = png;
  for (const candidate of candidates) {
    if (candidate.length < best.length && wanted.equals(await pixels(candidate))) best = candidate;
  }
  return best;
}

/** Squeezes the files in place and says by how many bytes they shrank. */
export async function squeezeFiles(files: readonly string[]): Promise<number> {
  let saved = 0;
  for (const file of files) {
    const before = readFileSync(file);
    const after = await squeezed(before);
    if (after === before) continue;
    writeFileSync(file, after);
    saved += before.length - after.length;
  }
  return saved;
}
