import { useEffect, useEffectEvent } from 'react';
import { isCommandKey } from './command-keys.ts';

/**
 * Calls back when the keys of the list of commands are pressed anywhere on the page, unless something else took them.
 * @param enabled without it the keys are left to what is on the page
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
