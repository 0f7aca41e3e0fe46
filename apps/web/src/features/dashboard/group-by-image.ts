import type { ProcessSummary } from '@palimpsest/contract';

/** An image and all localizations of it that a list holds. */
export interface ImageGroup {
  imageId: string;
  /** In the order of the list; at least one. */
  processes: readonly [ProcessSummary, ...ProcessSummary[]];
}

/** Groups a list by image; each image takes the place of its first localization. */
export function groupByImage(processes: readonly ProcessSummary[]): ImageGroup[] {
  const groups = new Map<string, [ProcessSummary, ...ProcessSummary[]]>();
  for (const process of processes) {
    const group = groups.get(process.original_image_id);
    if (group) group.push(process);
    else groups.set(process.original_image_id, [process]);
  }
  return [...groups].map(([imageId, group]) => ({ imageId, processes: group }));
}
