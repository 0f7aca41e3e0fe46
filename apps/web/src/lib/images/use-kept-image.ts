import { useEffect, useState } from 'react';
import { keptImage } from './kept-images.ts';
import { objectUrl } from './object-url.ts';

export interface KeptImage {
  /** The file of the image; undefined while it is loading, and where there is none. */
  file: File | undefined;
  /** The URL at which this page can read the file; the address itself may be an object URL from before a reload. */
  url: string | undefined;
  isLoading: boolean;
}

/** The chosen image that is kept under an address. */
export function useKeptImage(address: string | undefined): KeptImage {
  const [found, setFound] = useState<{ address: string; file: File | undefined }>();
  useEffect(() => {
    if (address === undefined) return undefined;
    let left = false;
    void keptImage(address).then((image) => (left ? undefined : setFound({ address, file: image })));
    return () => {
      left = true;
    };
  }, [address]);
  const isFound = found !== undefined && found.address === address;
  const file = isFound ? found.file : undefined;
  return { file, url: file && objectUrl(file), isLoading: address !== undefined && !isFound };
}
