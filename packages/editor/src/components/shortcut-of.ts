import type { Action } from '../actions/action.ts';
import { hasCommandKey, keysOf } from '../actions/shortcut.ts';
import type { EditorWords } from '../messages/words.ts';
import { isHandheld } from '../view/is-handheld.ts';

/** The keys that a menu shows beside an action: those that do it, on a device that has keys. */
export function shortcutOf(
  { shortcuts }: Pick<Action<never>, 'shortcuts'>,
  words: EditorWords,
): { shortcut?: string[] } {
  const [shortcut] = shortcuts ?? [];
  return shortcut === undefined || isHandheld() ? {} : { shortcut: keysOf(shortcut, hasCommandKey(), words) };
}
