import { cutPatch, ProblemError, type SignedUrls } from '@palimpsest/api-client';
import type { TextPatch } from '@palimpsest/editor';

/**
 * Makes a function that decodes patches. The file of all patches is fetched once, with the first patch.
 * @param url the address of that file
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
