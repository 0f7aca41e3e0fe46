import { useEffect } from 'react';
import type { RefObject } from 'react';
import { keyInputOf } from '../commands/key-input.ts';
import { handleEditorKey } from '../commands/keyboard.ts';
import type { EditorStore } from '../store.ts';
import type { SelectTool } from '../tools/select-tool.ts';

/**
 * The keys of the editor, such as Ctrl+Z, wherever in it the focus is, and also where nothing has it. A field in which something
 * is being typed keeps them: it has an undo of its own until its value is taken.
 */
export function useEditorShortcuts(store: EditorStore, tool: SelectTool, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let typedIn: EventTarget | null = null;
    const onInput = ({ target }: Event) => {
      typedIn = target;
    };
    const onTaken = () => {
      typedIn = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter') onTaken();
      const focused = document.activeElement;
      const within = focused === null || focused === document.body || root.current?.contains(focused);
      if (event.defaultPrevented || !within || (typedIn !== null && typedIn === event.target)) return;
      if (handleEditorKey({ store, tool }, keyInputOf(event))) event.preventDefault();
    };
    document.addEventListener('input', onInput);
    document.addEventListener('change', onTaken);
    document.addEventListener('focusout', onTaken);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('change', onTaken);
      document.removeEventListener('focusout', onTaken);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [store, tool, root]);
}
