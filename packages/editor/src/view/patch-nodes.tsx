import { useEffect, useSyncExternalStore } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import type { Records } from '../model/diff.ts';
import type { EditorText } from '../model/text.ts';
import { patchesToDraw } from '../model/text-patch.ts';
import type { PatchStore } from '../patch-store.ts';
import type { EditorStore } from '../store.ts';

export interface PatchNodesProps {
  store: EditorStore;
  patches: PatchStore;
  /** Called when the pixels of a text could not be fetched. */
  onError: (error: unknown) => void;
}

const foundKeys = new WeakMap<Records<EditorText>, string>();

function keysOf(records: Records<EditorText>): string {
  let keys = foundKeys.get(records);
  if (keys === undefined) {
    keys = patchesToDraw(records.byId.values())
      .map(({ key }) => key)
      .join('\n');
    foundKeys.set(records, keys);
  }
  return keys;
}

/** The pixels of originals that were brought back, and of texts that were taken out afterwards. */
export function PatchNodes({ store, patches, onError }: PatchNodesProps) {
  // Which of them are drawn changes with whole steps alone: a drag does not ask all texts at each move.
  const wanted = useSyncExternalStore(store.onChange, () => keysOf(store.getState().records));
  useSyncExternalStore(patches.subscribe, patches.version);
  useEffect(() => {
    const load = async () => {
      try {
        const keys = new Set(wanted.split('\n'));
        const drawn = patchesToDraw(store.getState().records.byId.values());
        await patches.load(drawn.filter(({ key }) => keys.has(key)));
      } catch (error) {
        onError(error);
      }
    };
    void load();
  }, [store, patches, wanted, onError]);
  return patchesToDraw(store.getState().records.byId.values()).map((patch) => {
    const picture = patches.get(patch.key);
    return picture ? (
      <Shape
        key={patch.key}
        listening={false}
        sceneFunc={({ _context: ctx }) => ctx.drawImage(picture, patch.x, patch.y, patch.width, patch.height)}
      />
    ) : null;
  });
}
