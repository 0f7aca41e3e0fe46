import type { Batch, BatchItem, BatchImage } from './batch.ts';

/** The work that can begin now. */
export interface NextWork {
  /** Images to upload. */
  uploads: BatchImage[];
  /** Items to start, with the id of their image at the server. */
  starts: { item: BatchItem; imageId: string }[];
}

/** Work that has begun and has not ended, by id of the image or the item. */
export interface BusyWork {
  uploads: ReadonlySet<string>;
  starts: ReadonlySet<string>;
}

/** The most uploads, and the most starts of processes, at the same time. */
export const atOnce = 2;

/** Selects the work to begin beside the busy work: at most {@link atOnce} of each kind, in the order of the items. */
export function nextWork({ images, items }: Batch, busy: BusyWork): NextWork {
  const waiting = items.filter(({ state }) => state === 'waiting');
  const wanted = new Set(waiting.map(({ image }) => image));
  const uploads = images.filter(({ id, imageId }) => wanted.has(id) && !imageId && !busy.uploads.has(id));
  const uploaded = new Map(images.map(({ id, imageId }) => [id, imageId]));
  const starts = waiting.flatMap((item) => {
    const imageId = uploaded.get(item.image);
    return imageId && !busy.uploads.has(item.image) && !busy.starts.has(item.id) ? [{ item, imageId }] : [];
  });
  return {
    uploads: uploads.slice(0, Math.max(atOnce - busy.uploads.size, 0)),
    starts: starts.slice(0, Math.max(atOnce - busy.starts.size, 0)),
  };
}
