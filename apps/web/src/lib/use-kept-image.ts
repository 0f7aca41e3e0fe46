import { useQuery } from '@tanstack/react-query';
import { keptImage } from './kept-images.ts';
import { objectUrl } from './object-url.ts';

export interface KeptImage {
  /** Undefined until it is found, and where there is none. */
  file: File | undefined;
  /** Where the page can read it: its address may be that of a page before a reload. */
  url: string | undefined;
  isLoading: boolean;
}

/** The chosen image that is kept under an address. */
export function useKeptImage(address: string | undefined): KeptImage {
  const { data, isLoading } = useQuery({
    queryKey: ['kept-image', address],
    queryFn: async () => (await keptImage(address ?? '')) ?? null,
    enabled: address !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
  const file = data ?? undefined;
  return { file, url: file && objectUrl(file), isLoading };
}
