import type { EditorImage } from './export/render.ts';
import type { TextPatch } from './model/text-patch.ts';

/** The pictures of patches, each fetched once. */
export interface PatchStore {
  /** The picture, once it is there. */
  get: (key: string) => EditorImage | undefined;
  /** Fetches the pictures that are not there yet. @throws what fetching throws; the next call tries again */
  load: (patches: readonly TextPatch[]) => Promise<void>;
  /** Calls back when a picture has come. */
  subscribe: (listener: () => void) => () => void;
  /** The loaded pictures, by their keys: a new map each time one has loaded. */
  pictures: () => ReadonlyMap<string, EditorImage>;
}

/** @param fetchPatch brings the picture of one patch into memory */
export function createPatchStore(fetchPatch: ((patch: TextPatch) => Promise<EditorImage>) | undefined): PatchStore {
  let pictures: ReadonlyMap<string, EditorImage> = new Map();
  const pending = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const fetchOne = async (patch: TextPatch) => {
    if (!fetchPatch) throw new Error('The pixels of this text are not available.');
    const picture = await fetchPatch(patch);
    pictures = new Map([...pictures, [patch.key, picture]]);
    for (const listener of listeners) listener();
  };
  return {
    get: (key) => pictures.get(key),
    async load(patches) {
      const missing = patches.filter(({ key }) => !pictures.has(key));
      await Promise.all(
        missing.map((patch) => {
          const loading = pending.get(patch.key) ?? fetchOne(patch).finally(() => pending.delete(patch.key));
          pending.set(patch.key, loading);
          return loading;
        }),
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pictures: () => pictures,
  };
}
