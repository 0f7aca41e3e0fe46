const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const canTakeFocus = (element: Element) =>
  element.isConnected && element.checkVisibility() && !element.closest('[inert]');

/** The element that had the focus. An item closes with its menu, so the button of the menu is remembered instead. */
function openerOf(focused: Element | null): Element | null {
  const trigger = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return trigger ? document.getElementById(trigger) : focused;
}

/**
 * Remembers which element has the focus, and its neighbours.
 * @returns a function that restores the focus to the same element; if that is gone, to the next element that Tab would have reached,
 * else to the previous one. It returns false if nothing had the focus or none of these elements is left.
 */
export function rememberFocus(): () => boolean {
  const opener = openerOf(document.activeElement);
  if (!opener || opener === document.body) return () => false;
  const order = [...document.querySelectorAll<HTMLElement>(tabbable)];
  const follows = (element: Element) =>
    Boolean(opener.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  const after = order.filter((element) => element !== opener && follows(element));
  const before = order.filter((element) => element !== opener && !follows(element)).toReversed();
  return () => {
    const target = [opener, ...after, ...before].find(canTakeFocus);
    if (target instanceof HTMLElement) target.focus();
    return target !== undefined;
  };
}
