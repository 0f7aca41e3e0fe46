import type { TextPatchEntry } from '@palimpsest/contract';

/**
 * The picture of one patch out of the file of all patches of a process.
 * @param all the file at `text_patches_url`
 */
export function cutPatch(all: Blob, { offset, bytes }: TextPatchEntry): Blob {
  return all.slice(offset, offset + bytes, 'image/png');
}
