'use client';

import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Looks at the controls inside an element whenever their values may have changed: after each drawing, since a value that was set
 * by code fires no event; when something is typed or chosen anywhere, which may decide about them; when a form was reset; and
 * when a control was replaced, as Radix does with that of a select once it knows its options.
 */
export function useLooks(element: RefObject<HTMLElement | null>, look: () => void) {
  const handle = useEffectEvent(look);
  useLayoutEffect(look);
  useEffect(() => {
    const listener = () => handle();
    // The controls take their first values only after the event.
    const resetListener = () => void setTimeout(listener);
    const replaced = new MutationObserver(listener);
    if (element.current) replaced.observe(element.current, { childList: true, subtree: true });
    document.addEventListener('input', listener);
    document.addEventListener('change', listener);
    document.addEventListener('reset', resetListener);
    return () => {
      replaced.disconnect();
      document.removeEventListener('input', listener);
      document.removeEventListener('change', listener);
      document.removeEventListener('reset', resetListener);
    };
  }, [element]);
}
