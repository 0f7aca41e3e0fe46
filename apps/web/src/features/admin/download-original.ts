import { type SignedUrls } from '@palimpsest/api-client';

export const downloadTexts = {
  notSigned: 'Failed to download image: Could not get signed URL',
  stillLoading: 'Image is still loading. Please try again in a moment.',
  failed: 'Failed to download image',
} as const;

/**
 * The original image as a file.
 * @throws Error with the sentence to show
 */
export async function fetchOriginal(signedUrls: SignedUrls, url: string): Promise<File> {
  const signed = await signedUrls.get(url).catch((cause: unknown) => {
    throw new Error(downloadTexts.notSigned, { cause });
  });
  const response = await fetch(signed).catch((cause: unknown) => {
    throw new Error(downloadTexts.failed, { cause });
  });
  if (!response.ok) throw new Error(downloadTexts.failed);
  const name = new URL(signed, window.location.href).pathname.split('/').at(-1) ?? 'original';
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}
