'use client';

import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Calls `onChange` when the values of the controls inside an element may have changed: after each render, because a value that code sets
 * fires no event; when the user types or chooses; when a form was reset; when a control was replaced, as Radix does with the native select
 * when the options are known; and when the `value` attribute of a control changed, as React does with a hidden input whose field is not
 * rendered again.
 * @param everywhere Whether an input in a control elsewhere on the page calls `onChange` too, because it may change the validity.
 */
export function useValueChanges(element: RefObject<HTMLElement | null>, onChange: () => void, everywhere: boolean) {
  const notify = useEffectEvent(onChange);
  useLayoutEffect(onChange);
  useEffect(() => {
    const listener = () => notify();
    const changeListener = ({ target }: Event) => {
      if (everywhere || element.current?.contains(target as Node)) notify();
    };
    // The controls get their initial values after the event.
    const resetListener = () => void setTimeout(listener);
    const observer = new MutationObserver(listener);
    const observed = { childList: true, subtree: true, attributeFilter: ['value'] };
    if (element.current) observer.observe(element.current, observed);
    document.addEventListener('input', changeListener);
    document.addEventListener('change', changeListener);
    document.addEventListener('reset', resetListener);
    return () => {
      observer.disconnect();
      document.removeEventListener('input', changeListener);
      document.removeEventListener('change', changeListener);
      document.removeEventListener('reset', resetListener);
    };
  }, [element, everywhere]);
}
