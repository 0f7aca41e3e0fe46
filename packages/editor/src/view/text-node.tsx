import { paintText } from '@palimpsest/typeset';
import { useMemo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import { useBox, useEditor } from '../store.ts';
import type { EditorStore } from '../store.ts';
import { activeIds } from '../tools/tool-state.ts';

/** One text, drawn as it is exported. Renders again only when its own record changes. */
function TextNode({ store, id }: { store: EditorStore; id: string }) {
  const text = useBox(store, id, ({ records }) => records.byId.get(id));
  if (!text || text.hidden || text.restored) return null;
  return (
    <Shape listening={false} sceneFunc={({ _context: ctx }) => paintText(ctx, store.layOut(text), text, text.fill)} />
  );
}

/** Every text but those that are being changed. */
export function RestingTexts({ store }: { store: EditorStore }) {
  const order = useEditor(store, ({ records }) => records.order);
  const active = useEditor(store, ({ tool }) => activeIds(tool));
  const resting = useMemo(() => {
    const changing = new Set(active);
    return order.filter((id) => !changing.has(id));
  }, [order, active]);
  return resting.map((id) => <TextNode key={id} store={store} id={id} />);
}

/** The texts that are being changed: alone on their layer, so that a move of the pointer draws these however many there are. */
export function ActiveTexts({ store }: { store: EditorStore }) {
  const active = useEditor(store, ({ tool }) => activeIds(tool));
  const hidden = useEditor(store, ({ tool }) => tool.name === 'editing' && tool.drawnBy === 'textArea');
  return hidden ? null : active.map((id) => <TextNode key={id} store={store} id={id} />);
}
