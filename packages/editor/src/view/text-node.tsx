import { paintText } from '@palimpsest/typeset';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import { useEditor } from '../store.ts';
import type { EditorStore } from '../store.ts';
import { activeTextId } from '../tools/tool-state.ts';

/** One text, drawn as it is exported. Renders again only when its own record changes. */
function TextNode({ store, id }: { store: EditorStore; id: string }) {
  const text = useEditor(store, ({ records }) => records.byId.get(id));
  if (!text) return null;
  return (
    <Shape listening={false} sceneFunc={({ _context: ctx }) => paintText(ctx, store.layOut(text), text, text.fill)} />
  );
}

/** Every text but the one that is being changed. */
export function RestingTexts({ store }: { store: EditorStore }) {
  const order = useEditor(store, ({ records }) => records.order);
  const active = useEditor(store, ({ tool }) => activeTextId(tool));
  return order.filter((id) => id !== active).map((id) => <TextNode key={id} store={store} id={id} />);
}

/** The text that is being changed: alone on its layer, so that a move of the pointer draws one text however many there are. */
export function ActiveText({ store }: { store: EditorStore }) {
  const active = useEditor(store, ({ tool }) => activeTextId(tool));
  const hidden = useEditor(store, ({ tool }) => tool.name === 'editing' && tool.drawnBy === 'textArea');
  return active === undefined || hidden ? null : <TextNode key={active} store={store} id={active} />;
}
