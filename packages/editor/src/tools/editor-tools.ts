import { eraseTool, restoreTool } from './brush/tool.ts';
import type { EditorTool } from './editor-tool.ts';
import { handTool } from './hand/tool.ts';

/** The tools of the editor beside the select tool, which is in hand at first. */
export const editorTools: readonly EditorTool[] = [handTool, restoreTool, eraseTool];

/** The tool in hand; undefined where that is the select tool. */
export function toolInHand(tools: readonly EditorTool[], { mode }: { mode: string }): EditorTool | undefined {
  return tools.find(({ id }) => id === mode);
}
