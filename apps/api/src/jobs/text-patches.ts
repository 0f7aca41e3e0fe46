import { open } from 'node:fs/promises';
import type { TextPatchEntry } from '@palimpsest/contract';
import { encodePng, type TextPatch } from '@palimpsest/engine';

/** The files that the engine writes for an image, beside its thumbnails. */
export const outputNames = {
  /** The picture without its text. */
  erased: 'erased.png',
  /** PNG files one after the other; only where there are texts. */
  textPatches: 'text-patches.bin',
} as const;

/**
 * Writes patches as PNG files one after the other into one file, which a client reads whole and cuts: a poster has dozens of them.
 * @returns for each list where each of its patches lies
 */
export async function writePatches(path: string, lists: readonly TextPatch[][]): Promise<TextPatchEntry[][]> {
  const file = await open(path, 'w', 0o600);
  try {
    let offset = 0;
    const written: TextPatchEntry[][] = [];
    for (const list of lists) {
      const entries: TextPatchEntry[] = [];
      for (const patch of list) {
        const png = await encodePng(patch);
        await file.write(png);
        const { x, y, width, height } = patch;
        entries.push({ x, y, width, height, offset, bytes: png.length });
        offset += png.length;
      }
      written.push(entries);
    }
    return written;
  } finally {
    await file.close();
  }
}
