import { useEffect, useSyncExternalStore } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import { patchesToDraw } from '../model/text-patch.ts';
import type { PatchStore } from '../patch-store.ts';
import { useEditor } from '../store.ts';
import type { EditorStore } from '../store.ts';

export interface PatchNodesProps {
  store: EditorStore;
  patches: PatchStore;
  /** Called when the pixels of a text could not be fetched. */
  onError: (error: unknown) => void;
}

/** The pixels of originals that were brought back, and of texts that were taken out afterwards. */
export function PatchNodes({ store, patches, onError }: PatchNodesProps) {
  const wanted = useEditor(store, ({ records }) =>
    patchesToDraw(records.byId.values())
      .map(({ key }) => key)
      .join('\n'),
  );
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
