import { ProblemError, type SignedUrls } from '@palimpsest/api-client';

/** Loads the original of an image as a file. @throws ProblemError */
export type OriginalLoader = (url: string | null | undefined) => Promise<File>;

/** A loader that loads each image once at a time: a second press while the first is answered is refused. */
export function createOriginalLoader(signedUrls: SignedUrls): OriginalLoader {
  const loading = new Set<string>();
  return async (url) => {
    if (!url) throw new ProblemError({ code: 'original_missing' });
    if (loading.has(url)) throw new ProblemError({ code: 'original_loading' });
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
    throw new ProblemError({ code: 'original_not_signed' }, { cause });
  });
  const response = await fetch(signed).catch((cause: unknown) => {
    throw new ProblemError({ code: 'original_not_loaded' }, { cause });
  });
  if (!response.ok) throw new ProblemError({ code: 'original_not_loaded' });
  const name = new URL(signed, window.location.href).pathname.split('/').at(-1) ?? 'original';
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}
