import { useEffect, useEffectEvent } from 'react';
import { isCommandKey } from './command-keys.ts';

/** Calls back when the keys of the list of commands are pressed anywhere on the page, unless something else took them. */
export function useCommandKey(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !isCommandKey(event)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
