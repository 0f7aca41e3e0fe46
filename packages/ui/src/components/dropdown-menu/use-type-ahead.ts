import { useRef, type KeyboardEvent, type KeyboardEventHandler } from 'react';
import { isTyping, nextMatch, emptyTypeAhead, typeCharacter } from './type-ahead.ts';

const itemSelector = '[role^="menuitem"]:not([data-disabled])';

/** The text of an item, without its shortcut. */
function textOf(item: HTMLElement): string {
  const parts = [...item.childNodes].filter((node) => !(node instanceof Element && node.matches('[data-slot=kbd]')));
  return parts
    .map((node) => node.textContent ?? '')
    .join('')
    .trim();
}

/**
 * Moves the focus in a menu to the item whose text begins with the typed text. Radix does the same, but with a pause that cannot be changed.
 * This handler runs in the capture phase and calls `preventDefault`, so that Radix ignores the key. Keys in an input inside the menu are ignored.
 * @param onKeyDownCapture The caller's handler. It runs first, and `preventDefault` in it disables this one.
 */
export function useTypeAhead(onKeyDownCapture?: KeyboardEventHandler<HTMLDivElement>) {
  const typed = useRef(emptyTypeAhead);
  const onType = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, timeStamp, currentTarget, target } = event;
    // React events of a submenu arrive here, too, although its element is outside of this one.
    if (!(target instanceof Element && currentTarget.contains(target))) return;
    if (target.closest('input, textarea, select, [contenteditable]')) return;
    if (key.length !== 1 || event.ctrlKey || event.altKey || event.metaKey) return;
    // Space chooses the item, unless it continues the typed text.
    if (key === ' ' && !isTyping(typed.current, timeStamp)) return;
    event.preventDefault();
    typed.current = typeCharacter(typed.current, key, timeStamp);
    const candidates = [...currentTarget.querySelectorAll<HTMLElement>(itemSelector)];
    const current = candidates.findIndex((item) => item === item.ownerDocument.activeElement);
    candidates[nextMatch(candidates.map(textOf), typed.current.search, current)]?.focus();
  };
  return {
    onKeyDownCapture: (event: KeyboardEvent<HTMLDivElement>) => {
      onKeyDownCapture?.(event);
      if (!event.defaultPrevented) onType(event);
    },
  };
}
