import type { EditorText } from '../model/text.ts';
import type { Action } from './action.ts';
import { boxActions } from './box-actions.ts';
import type { EditorContext } from './editor-context.ts';
import { fileActions } from './file-actions.ts';
import { editorTools } from '../tools/editor-tools.ts';
import { textActions } from './text-actions.ts';
import { viewActions } from './view-actions.ts';

/** Everything that can be done in the editor. */
export const editorActions: readonly Action<EditorContext>[] = [
  ...editorTools.flatMap(({ actions }) => actions),
  ...boxActions<EditorText, EditorContext>(),
  ...textActions,
  ...viewActions,
  ...fileActions,
];
