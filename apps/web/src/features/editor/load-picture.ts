import { ProblemError, type SignedUrls } from '@palimpsest/api-client';

/**
 * Brings a stored picture into memory. It goes through a blob, so that a canvas that draws it can still be exported when the
 * files lie at another origin.
 * @throws Error 'Failed to get signed URL: ...' or 'Failed to load image'
 */
export async function loadPicture(signedUrls: SignedUrls, url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(await signedUrls.get(url, signal), { signal });
  if (!response.ok) throw new ProblemError({ code: 'image_not_loaded' });
  return createImageBitmap(await response.blob());
}
