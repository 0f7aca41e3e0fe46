import { Fragment } from 'react';
import { selectText } from '../commands/texts.ts';
import type { Viewport } from '../geometry/viewport.ts';
import { useEditor } from '../store.ts';
import type { EditorStore } from '../store.ts';
import { placeOnScreen } from './placement.ts';
import { TextInput } from './text-input.tsx';

interface TextProxyProps {
  store: EditorStore;
  id: string;
  viewport: Viewport;
}

/** What stands for a text in the tab order and for screen readers: the canvas itself says nothing to either. */
function TextProxy({ store, id, viewport }: TextProxyProps) {
  const text = useEditor(store, ({ records }) => records.byId.get(id));
  const selected = useEditor(store, ({ selectedIds }) => selectedIds.includes(id));
  const editing = useEditor(store, ({ tool }) => tool.name === 'editing' && tool.id === id);
  if (!text || text.hidden) return null;
  return (
    <Fragment>
      <button
        type="button"
        data-text-id={id}
        data-state={selected ? 'selected' : undefined}
        aria-pressed={selected}
        aria-label={`${text.text.trim() || 'Empty text'}${text.locked ? ' (locked)' : ''}${text.restored ? ' (original shown)' : ''}`}
        onFocus={() => {
          // One of several that are selected takes the keyboard for all of them.
          if (!store.getState().selectedIds.includes(id)) selectText(store, id);
        }}
        style={{
          ...placeOnScreen(viewport, text),
          margin: 0,
          padding: 0,
          border: 0,
          background: 'none',
          outline: 'none',
          pointerEvents: 'none',
        }}
      />
      {editing ? <TextInput store={store} text={text} viewport={viewport} /> : null}
    </Fragment>
  );
}

/** Every text in the tab order, from the lowest to the topmost. */
export function TextProxies({ store, viewport }: { store: EditorStore; viewport: Viewport }) {
  const order = useEditor(store, ({ records }) => records.order);
  return order.map((id) => <TextProxy key={id} store={store} id={id} viewport={viewport} />);
}
