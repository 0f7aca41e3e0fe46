import { cutPatch, ProblemError, type SignedUrls } from '@palimpsest/api-client';
import type { TextPatchEntry } from '@palimpsest/contract';
import type { TextPatch } from '@palimpsest/editor';

/** By what the editor names a patch: where it lies in the file of all patches. */
export function patchKey({ offset, bytes }: Pick<TextPatchEntry, 'offset' | 'bytes'>): string {
  return `${offset}+${bytes}`;
}

/**
 * What brings patches into memory. The file that holds all of them is fetched once, when the first is asked for.
 * @param url of that file
 */
export function createPatchLoader(signedUrls: SignedUrls, url: string): (patch: TextPatch) => Promise<ImageBitmap> {
  let file: Promise<Blob> | undefined;
  const fetchFile = async () => {
    const response = await fetch(await signedUrls.get(url));
    if (!response.ok) throw new ProblemError({ code: 'image_not_loaded' });
    return response.blob();
  };
  return async ({ x, y, width, height, key }) => {
    file ??= fetchFile();
    try {
      const [offset = 0, bytes = 0] = key.split('+').map(Number);
      return await createImageBitmap(cutPatch(await file, { x, y, width, height, offset, bytes }));
    } catch (error) {
      file = undefined;
      throw error;
    }
  };
}
