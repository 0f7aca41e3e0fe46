import { editText, finishEditing, selectTexts } from '../commands/texts.ts';
import type { EditorStore } from '../store.ts';
import { textAt } from './hit-test.ts';
import { createSelectTool } from './select-tool.ts';
import type { SelectTool } from './select-tool.ts';

/** The tool for texts. */
export function createTextTool(store: EditorStore): SelectTool {
  return createSelectTool(store, {
    at: (point, tolerance) => textAt(store, point, tolerance),
    select: (ids) => selectTexts(store, ids),
    open: (id) => editText(store, id),
    leave: () => finishEditing(store),
  });
}
