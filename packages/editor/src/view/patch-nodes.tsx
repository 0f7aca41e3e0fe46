import { useEffect, useState, useSyncExternalStore } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { Records } from '../model/diff.ts';
import type { EditorText } from '../model/text.ts';
import { patchesToDraw } from '../model/text-patch.ts';
import type { TextPatch } from '../model/text-patch.ts';
import type { PatchStore } from '../patch-store.ts';
import type { EditorStore } from '../store.ts';

export interface PatchNodesProps {
  store: EditorStore;
  patches: PatchStore;
  /** Called when the pixels of a text could not be fetched. */
  onError: (error: unknown) => void;
}

/** Finds the patches to draw; gives the same list again as long as they stay the same. */
function createPatchSelector(): (records: Records<EditorText>) => readonly TextPatch[] {
  let seen: Records<EditorText> | undefined;
  let drawn: readonly TextPatch[] = [];
  return (records) => {
    if (records === seen) return drawn;
    seen = records;
    const found = patchesToDraw(records.byId.values());
    if (found.length !== drawn.length || found.some(({ key }, index) => key !== drawn[index]?.key)) drawn = found;
    return drawn;
  };
}

/** The pixels of originals that were brought back, and of texts that were taken out afterwards. */
export function PatchNodes({ store, patches, onError }: PatchNodesProps) {
  const [select] = useState(createPatchSelector);
  // Which of them are drawn changes with whole steps alone: a drag does not ask all texts at each move.
  const drawn = useSyncExternalStore(store.onChange, () => select(store.getState().records));
  const pictures = useSyncExternalStore(patches.subscribe, patches.pictures);
  useEffect(() => {
    patches.load(drawn).catch(onError);
  }, [patches, drawn, onError]);
  return drawn.map((patch) => {
    const picture = pictures.get(patch.key);
    return picture ? (
      <Shape
        key={patch.key}
        sceneFunc={({ _context: ctx }) => ctx.drawImage(picture, patch.x, patch.y, patch.width, patch.height)}
      />
    ) : null;
  });
}
