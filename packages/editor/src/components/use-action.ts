import { useEditor } from '../use-editor.ts';
import type { Action } from '../actions/action.ts';
import type { EditorContext } from '../actions/editor-context.ts';

/** Whether an action can be done, and whether it is on (undefined for one that cannot be), as the state of the editor changes. */
export function useAction(
  context: EditorContext,
  { isEnabled, isOn }: Action<EditorContext>,
): { enabled: boolean; on: boolean | undefined } {
  const enabled = useEditor(context.store, () => isEnabled(context));
  const on = useEditor(context.store, () => isOn?.(context));
  return { enabled, on };
}
