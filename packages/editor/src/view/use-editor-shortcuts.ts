import { useEffect } from 'react';
import type { RefObject } from 'react';
import { keyInputOf } from '../actions/key-input.ts';
import type { KeyInput } from '../actions/key-input.ts';

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !/^(?:button|checkbox|color|file|radio|range)$/.test(target.type))
  );
}

/** Whether an element takes no keys: the page itself, or the title or the main part, where a page puts the focus when its address changes. */
export const takesNoKeys = (target: EventTarget | null) =>
  target === null || target === document.body || (target instanceof Element && target.matches('h1, main'));

/** Whether the focused element does not handle a key: it takes no keys, or it is a button of a toolbar, which takes no letters. */
const isSpare = ({ key, target }: KeyboardEvent) =>
  takesNoKeys(target) ||
  (key.length === 1 && key !== ' ' && target instanceof Element && target.closest('[role="toolbar"]') !== null);

function placeOf(event: KeyboardEvent): 'canvas' | 'everywhere' | 'field' {
  if (isField(event.target)) return 'field';
  return isSpare(event) ? 'canvas' : 'everywhere';
}

/**
 * The keys of a canvas and what belongs to it, such as Ctrl+Z: wherever in it the focus is, and also where what has the focus takes no keys.
 * A field in which something is being typed keeps its keys: it has an undo of its own until its value is taken.
 *
 * @param run does what keys mean; false when they mean nothing
 */
export function useEditorShortcuts(
  root: RefObject<HTMLElement | null>,
  run: (input: KeyInput, where: 'canvas' | 'everywhere' | 'field') => boolean,
): void {
  useEffect(() => {
    let typedIn: EventTarget | null = null;
    const onInput = ({ target }: Event) => {
      typedIn = target;
    };
    const onTaken = () => {
      typedIn = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter') onTaken();
      const focused = document.activeElement;
      const within = takesNoKeys(focused) || root.current?.contains(focused);
      if (event.defaultPrevented || !within || (typedIn !== null && typedIn === event.target)) return;
      if (run(keyInputOf(event), placeOf(event))) event.preventDefault();
    };
    document.addEventListener('input', onInput);
    document.addEventListener('change', onTaken);
    document.addEventListener('focusout', onTaken);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('change', onTaken);
      document.removeEventListener('focusout', onTaken);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [root, run]);
}
