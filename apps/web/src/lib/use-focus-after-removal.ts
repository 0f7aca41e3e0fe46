import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface FocusAfterRemoval<Element extends HTMLElement> {
  /** The list, which can be focused. */
  list: RefObject<Element | null>;
  /** Call it with the row whose button was pressed. */
  press: (id: string) => void;
}

/**
 * Focuses a list when the row goes whose button was pressed: the button goes with it, and the focus would fall to the page.
 * @param ids the ids of the rows that are shown; undefined while they are loading
 */
export function useFocusAfterRemoval<Element extends HTMLElement>(
  ids: readonly string[] | undefined,
): FocusAfterRemoval<Element> {
  const list = useRef<Element>(null);
  const pressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (pressed.current === undefined || ids?.includes(pressed.current)) return;
    pressed.current = undefined;
    if (document.activeElement === document.body) list.current?.focus();
  }, [ids]);
  return {
    list,
    press: (id) => {
      pressed.current = id;
    },
  };
}
