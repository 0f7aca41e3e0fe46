import type { Action } from './action.ts';
import type { EditorContext } from './editor-context.ts';

type TakeUp = Pick<Action<EditorContext>, 'id' | 'label' | 'icon' | 'shortcuts'> &
  Partial<Pick<Action<EditorContext>, 'keywords' | 'isEnabled'>>;

/**
 * The action that takes a tool up.
 *
 * @param mode the id of the tool
 * @param draws whether presses draw with it: nothing is selected then
 */
export function takeUp(mode: string, action: TakeUp, { draws = false } = {}): Action<EditorContext> {
  return {
    isEnabled: () => true,
    ...action,
    group: 'View',
    isOn: ({ store }) => store.getState().mode === mode,
    perform({ store, tool, leave }) {
      if (draws) {
        leave();
        tool.cancelGesture();
        store.select([]);
      }
      store.setMode(mode);
    },
  };
}
