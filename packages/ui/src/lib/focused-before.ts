/** The focused element, or the trigger of a menu if a menu item is focused: the item disappears when its menu closes. */
export function focusedOpener(): Element | null {
  const focused = document.activeElement;
  const triggerId = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return triggerId ? document.getElementById(triggerId) : focused;
}

/** What had the focus before a content of an overlay opened. */
export const focusedBefore = new WeakMap<EventTarget, Element | null>();
