import type { Thumbnails } from '@palimpsest/contract';

/** How thumbnails are called in the folder that they are written to, and in the storage. */
export const thumbnailNames = { small: 'thumbnail-small.webp', large: 'thumbnail-large.webp' } as const;

export const thumbnailSizes = Object.keys(thumbnailNames) as (keyof Thumbnails)[];
