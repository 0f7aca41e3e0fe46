import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useEditor } from '../use-editor.ts';
import type { EditorStore } from '../store.ts';

/**
 * Keeps the keyboard on the canvas: on the selected text, or on the canvas itself when there is none. An element that goes while
 * it has the focus, such as a removed text or a closed text area, would otherwise leave the keys to nobody.
 *
 * @returns what to do with the elements: `focus` to bring the keyboard there, and the handlers that tell where it is
 */
export function useCanvasFocus(store: EditorStore, canvas: RefObject<HTMLElement | null>) {
  const selectedId = useEditor(store, (state) => state.selectedIds.at(-1));
  const editing = useEditor(store, ({ tool }) => tool.name === 'editing');
  const within = useRef(false);

  const focusOn = useCallback(
    (id: string | undefined) => {
      const element = canvas.current;
      const proxy = id === undefined ? null : element?.querySelector(`[data-text-id="${CSS.escape(id)}"]`);
      (proxy instanceof HTMLElement ? proxy : element)?.focus({ preventScroll: true });
    },
    [canvas],
  );
  const focus = useCallback(() => {
    const { selectedIds, tool } = store.getState();
    if (tool.name !== 'editing') focusOn(selectedIds.at(-1));
  }, [store, focusOn]);

  useEffect(() => {
    const focused = document.activeElement;
    const lost = focused === null || focused === document.body;
    if (!editing && within.current && (lost || canvas.current?.contains(focused))) focusOn(selectedId);
  }, [selectedId, editing, focusOn, canvas]);

  const onFocus = useCallback(() => {
    within.current = true;
  }, []);
  const onBlur = useCallback(() => {
    within.current = false;
  }, []);
  return { focus, onFocus, onBlur };
}
