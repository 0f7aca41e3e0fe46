import type { SignedUrls } from '@palimpsest/api-client';

/** What can go wrong, in English. */
export const originalImageTexts = {
  noUrl: 'No image URL available',
  inProgress: 'Image loading already in progress',
  notSigned: 'Failed to download image: Could not get signed URL',
  failed: 'Failed to download image',
} as const;

/** Loads the original of an image as a file. @throws Error with the sentence to show */
export type OriginalLoader = (url: string | null | undefined) => Promise<File>;

/** A loader that loads each image once at a time: a second press while the first is answered is refused. */
export function createOriginalLoader(signedUrls: SignedUrls): OriginalLoader {
  const loading = new Set<string>();
  return async (url) => {
    if (!url) throw new Error(originalImageTexts.noUrl);
    if (loading.has(url)) throw new Error(originalImageTexts.inProgress);
    loading.add(url);
    try {
      return await fetchOriginal(signedUrls, url);
    } finally {
      loading.delete(url);
    }
  };
}

async function fetchOriginal(signedUrls: SignedUrls, url: string): Promise<File> {
  const signed = await signedUrls.get(url).catch((cause: unknown) => {
    throw new Error(originalImageTexts.notSigned, { cause });
  });
  const response = await fetch(signed).catch((cause: unknown) => {
    throw new Error(originalImageTexts.failed, { cause });
  });
  if (!response.ok) throw new Error(originalImageTexts.failed);
  const name = new URL(signed, window.location.href).pathname.split('/').at(-1) ?? 'original';
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}
