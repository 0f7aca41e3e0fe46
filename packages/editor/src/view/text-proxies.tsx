import { Fragment, memo } from 'react';
import { selectText } from '../commands/texts.ts';
import type { Viewport } from '../geometry/viewport.ts';
import { type EditorWords, useWords } from '../messages/words.ts';
import type { EditorText } from '../model/text.ts';
import { useBox, useEditor } from '../use-editor.ts';
import type { EditorStore } from '../store.ts';
import { gestureStart } from '../tools/tool-state.ts';
import { ownLayout, standOnScreen } from './placement.ts';
import { TextInput } from './text-input.tsx';

interface TextProxyProps {
  store: EditorStore;
  id: string;
  viewport: Viewport;
}

function nameOf({ text, locked = false, restored = false }: EditorText, words: EditorWords): string {
  const name = text.trim() || words.emptyText;
  const withLock = locked ? words.lockedText({ text: name }) : name;
  return restored ? words.restoredText({ text: withLock }) : withLock;
}

/** A focusable element that represents a text in the tab order and to screen readers, which know nothing of the canvas. */
function TextProxy({ store, id, viewport }: TextProxyProps) {
  const words = useWords();
  // The element stays in place during a drag: the canvas and the marks show where the text is.
  const text = useBox(store, id, ({ records, tool }) => gestureStart(tool, id) ?? records.byId.get(id));
  const state = useBox(store, id, ({ selectedIds, tool }) => {
    if (tool.name === 'editing' && tool.id === id) return 'editing';
    return selectedIds.includes(id) ? 'selected' : 'resting';
  });
  if (!text || text.hidden) return null;
  const selected = state !== 'resting';
  return (
    <Fragment>
      <button
        type="button"
        data-text-id={id}
        data-state={selected ? 'selected' : undefined}
        aria-pressed={selected}
        aria-label={nameOf(text, words)}
        onFocus={() => {
          // One of several selected texts can take the focus without changing the selection.
          if (!store.getState().selectedIds.includes(id)) selectText(store, id);
        }}
        className="m-0 border-0 bg-transparent p-0 outline-none"
        style={standOnScreen(viewport, text)}
      />
      {state === 'editing' ? <TextInput store={store} text={text} viewport={viewport} /> : null}
    </Fragment>
  );
}

/** Every text in the tab order, from the lowest to the topmost. Memoised against other changes of the canvas. */
export const TextProxies = memo(function TextProxies({ store, viewport }: { store: EditorStore; viewport: Viewport }) {
  const order = useEditor(store, ({ records }) => records.order);
  return (
    <div data-slot="text-proxies" style={ownLayout}>
      {order.map((id) => (
        <TextProxy key={id} store={store} id={id} viewport={viewport} />
      ))}
    </div>
  );
});
