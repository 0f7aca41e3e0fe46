import { use, type Context } from 'react';

/**
 * What the part around a part holds.
 * @param part the name of the part, as `Select.Value`
 * @param around the name of the part that has to be around it, as `Select.Root`
 * @throws where it is not inside one
 */
export function usePart<State>(context: Context<State | null>, part: string, around: string): State {
  const state = use(context);
  if (!state) throw new Error(`${part} is outside of ${around}. Put it inside.`);
  return state;
}
