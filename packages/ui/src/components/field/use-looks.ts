'use client';

import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Reads the controls inside an element whenever their values may have changed: after each render, because a value that was set
 * by code fires no event; when the user types or chooses; when a form was reset; and when a control was replaced, as
 * Radix does with the native select once it knows the options.
 * @param everywhere Whether input in other controls may change their validity.
 */
export function useLooks(element: RefObject<HTMLElement | null>, look: () => void, everywhere: boolean) {
  const handle = useEffectEvent(look);
  useLayoutEffect(look);
  useEffect(() => {
    const listener = () => handle();
    const changeListener = ({ target }: Event) => {
      if (everywhere || element.current?.contains(target as Node)) handle();
    };
    // The controls take their first values only after the event.
    const resetListener = () => void setTimeout(listener);
    const replaced = new MutationObserver(listener);
    if (element.current) replaced.observe(element.current, { childList: true, subtree: true });
    document.addEventListener('input', changeListener);
    document.addEventListener('change', changeListener);
    document.addEventListener('reset', resetListener);
    return () => {
      replaced.disconnect();
      document.removeEventListener('input', changeListener);
      document.removeEventListener('change', changeListener);
      document.removeEventListener('reset', resetListener);
    };
  }, [element, everywhere]);
}
