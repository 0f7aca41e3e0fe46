import { useRef, type KeyboardEvent } from 'react';
import { isTyping, nextMatch, nothingTyped, typeCharacter } from './type-ahead.ts';

const items = '[role^="menuitem"]:not([data-disabled])';

/** What an item is called, without the keys of its shortcut. */
function textOf(item: HTMLElement): string {
  const parts = [...item.childNodes].filter((node) => !(node instanceof Element && node.matches('[data-slot=kbd]')));
  return parts
    .map((node) => node.textContent ?? '')
    .join('')
    .trim();
}

/**
 * Moves the focus in a menu to the item whose text begins with what is typed. Radix does that too, with a pause of its own
 * that cannot be set; so this handler is for the capture phase, and what it handles never gets there.
 */
export function useTypeAhead() {
  const typed = useRef(nothingTyped);
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, timeStamp } = event;
    if (key.length !== 1 || event.ctrlKey || event.altKey || event.metaKey) return;
    // A space chooses the item, unless it is part of a name.
    if (key === ' ' && !isTyping(typed.current, timeStamp)) return;
    event.preventDefault();
    typed.current = typeCharacter(typed.current, key, timeStamp);
    const candidates = [...event.currentTarget.querySelectorAll<HTMLElement>(items)];
    const current = candidates.findIndex((item) => item === item.ownerDocument.activeElement);
    candidates[nextMatch(candidates.map(textOf), typed.current.search, current)]?.focus();
  };
}
