import type { Thumbnails } from '@palimpsest/contract';

/** Names of the small versions of a picture, in the folder that they are written to and in the storage. */
export const thumbnailNames = { small: 'thumbnail-small.webp', large: 'thumbnail-large.webp' } as const;

/** Names of the files that the engine makes of an image, beside the thumbnails of the result. */
export const outputNames = {
  /** The picture without its text. */
  erased: 'erased.png',
  /** PNG files one after the other; only where there are texts. */
  textPatches: 'text-patches.bin',
} as const;

/** The keys of thumbnails. @param prefix of all files of their image or process, without a slash at its end */
export const thumbnailKeysOf = (prefix: string): Thumbnails => ({
  small: `${prefix}/${thumbnailNames.small}`,
  large: `${prefix}/${thumbnailNames.large}`,
});
