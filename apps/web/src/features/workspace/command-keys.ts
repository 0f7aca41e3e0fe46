import { useEffect, useEffectEvent } from 'react';

const hasCommandKey = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
const isHandheld = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

/**
 * The keys that open the list of commands, as they are shown; undefined where there is no keyboard to expect.
 * @param control the name of the Ctrl key on keyboards of the language
 */
export function commandKeys(control: string): string[] | undefined {
  if (isHandheld()) return undefined;
  return [hasCommandKey() ? '⌘' : control, 'K'];
}

/** Whether ⌘K was pressed, or Ctrl+K on a keyboard without that key: on a Mac, Ctrl+K deletes to the end of a line. */
function isCommandKey(event: KeyboardEvent): boolean {
  const { key, metaKey, ctrlKey, shiftKey, altKey } = event;
  const [wanted, other] = hasCommandKey() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && wanted && !other && !shiftKey && !altKey;
}

/**
 * Calls back when the keys of the list of commands are pressed anywhere on the page, unless something else took them.
 * @param enabled if false, the keys are left to the page's own handlers
 */
export function useCommandKey(enabled: boolean, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !isCommandKey(event)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}
