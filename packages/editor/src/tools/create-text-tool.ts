import { editText, finishEditing, selectTexts } from '../commands/texts.ts';
import type { EditorStore } from '../store.ts';
import type { EditorTool } from './editor-tool.ts';
import { editorTools, toolInHand } from './editor-tools.ts';
import { textAt } from './select/hit-test.ts';
import { createSelectTool } from './select/tool.ts';
import type { SelectTool } from './select/tool.ts';

/** The tool for texts. @param tools what can be in hand in its place */
export function createTextTool(store: EditorStore, tools: readonly EditorTool[] = editorTools): SelectTool {
  return createSelectTool(store, {
    at: (point, tolerance) => textAt(store, point, tolerance),
    select: (ids) => selectTexts(store, ids),
    open: (id) => editText(store, id),
    leave: () => finishEditing(store),
    drawsWith(mode) {
      const begin = toolInHand(tools, { mode })?.begin;
      return begin && ((input) => begin(store, input));
    },
  });
}
