import { use, type Context } from 'react';

/**
 * Returns the state that the root of a component shares with a part inside it.
 * @param part The name of the part, for example `Select.Value`.
 * @param around The name of the part that must be around it, for example `Select.Root`.
 * @throws {Error} if `part` is not inside `around`.
 */
export function usePart<State>(context: Context<State | null>, part: string, around: string): State {
  const state = use(context);
  if (!state) throw new Error(`${part} is outside of ${around}. Put it inside.`);
  return state;
}
