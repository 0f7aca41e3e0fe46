'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { Ref } from 'react';
import { mergeHandlers } from './merge-handlers.ts';

/** The focused element, or the trigger of a menu if a menu item is focused: the item disappears when its menu closes. */
export function focusedOpener(): Element | null {
  const focused = document.activeElement;
  const triggerId = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return triggerId ? document.getElementById(triggerId) : focused;
}

/** The element that had the focus before a content of an overlay opened. */
const focusedBefore = new WeakMap<EventTarget, Element | null>();

function rememberFocusBefore(element: HTMLElement | null): void {
  if (element && !focusedBefore.has(element)) focusedBefore.set(element, focusedOpener());
}

/** Leaves the focus where it is, unless it is nowhere, or in an element around the opener: a dialog takes the focus itself while nothing in it has it. */
function keepFocus(event: Event): void {
  const focused = document.activeElement;
  const before = focusedBefore.get(event.currentTarget as EventTarget);
  if (focused !== document.body && !focused?.contains(before ?? null)) event.preventDefault();
}

/** Adds to the props of a content of an overlay that an element which took the focus while the overlay faded keeps it. */
export function useKeptFocus<
  Props extends { ref?: Ref<HTMLDivElement> | undefined; onCloseAutoFocus?: ((event: Event) => void) | undefined },
>(props: Props): Props {
  const ref = useComposedRefs(rememberFocusBefore, props.ref);
  return { ...mergeHandlers(props, { onCloseAutoFocus: keepFocus }), ref };
}
