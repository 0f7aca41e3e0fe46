import type { SignedUrls } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Signed addresses of pictures, by the address that was signed; undefined for what could not be. */
export const signedPictures = (signedUrls: SignedUrls, urls: readonly string[]) =>
  queryOptions({
    queryKey: ['signed-urls', urls],
    queryFn: async ({ signal }) => {
      const results = await signedUrls.getMany([...urls], signal);
      return new Map([...results].map(([url, result]) => [url, result.ok ? result.signedUrl : undefined]));
    },
    enabled: urls.length > 0,
    placeholderData: (previous) => previous,
    // The signed addresses are remembered until they expire: asking again costs nothing.
    staleTime: 0,
  });
