import type { KeyboardEvent, RefObject } from 'react';
import { useEscape } from '../../lib/use-escape.ts';

type ElementRef = RefObject<HTMLElement | null>;

/** The remove buttons of the chips in a list, in order. */
const buttonsIn = (list: ElementRef) => [
  ...(list.current?.querySelectorAll<HTMLElement>('[data-slot$=-remove]:enabled') ?? []),
];

/** The arrow keys that move against the reading direction and along it. */
const arrowsOf = ({ currentTarget }: KeyboardEvent) =>
  getComputedStyle(currentTarget).direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

/**
 * Moves the focus from the field beside a list of chips to the last chip, if the key is the arrow towards it and no text is before the caret.
 * @returns whether it moved
 */
export function moveToLastChip(event: KeyboardEvent<HTMLElement>, list: ElementRef): boolean {
  const { selectionEnd } = event.currentTarget as Partial<HTMLInputElement>;
  const last = buttonsIn(list).at(-1);
  if (!last || selectionEnd || event.key !== arrowsOf(event)[0]) return false;
  event.preventDefault();
  last.focus();
  return true;
}

/**
 * The key handler of a list of chips, whose remove buttons are not tab stops: arrows move between them and to the field after the last one;
 * Backspace and Delete press one, and the next chip gets the focus; Escape and typed characters go to the field.
 */
export function useChipKeys(list: ElementRef, field: ElementRef) {
  useEscape(list, true, () => field.current?.focus());
  return (event: KeyboardEvent) => {
    const { key } = event;
    const buttons = buttonsIn(list);
    const index = buttons.indexOf(event.target as HTMLElement);
    if (event.defaultPrevented || index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const [back, forth] = arrowsOf(event);
    const next = buttons[index + 1];
    const previous = buttons[index - 1];
    if (key === back) previous?.focus();
    else if (key === forth) (next ?? field.current)?.focus();
    else if (key === 'Backspace' || key === 'Delete') {
      buttons[index]?.click();
      (next ?? previous)?.focus();
    } else {
      // The browser types the character into what has the focus after this handler.
      if (/^\S$/u.test(key)) field.current?.focus();
      return;
    }
    event.preventDefault();
  };
}
