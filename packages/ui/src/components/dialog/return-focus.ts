import { focusedOpener } from '../../lib/keep-focus.ts';

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const canTakeFocus = (element: Element) =>
  element.isConnected && element.checkVisibility() && !element.closest('[inert]');

/**
 * Remembers the focused element and its neighbors in the tab order.
 * @returns a function that restores the focus to that element; if it is gone, to the next element in the tab order, else to the previous one.
 * The function returns false if nothing had the focus, or if none of these elements is left.
 */
export function rememberFocus(): () => boolean {
  const opener = focusedOpener();
  if (!opener || opener === document.body) return () => false;
  const tabOrder = [...document.querySelectorAll<HTMLElement>(tabbable)];
  const follows = (element: Element) =>
    Boolean(opener.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  const after = tabOrder.filter((element) => element !== opener && follows(element));
  const before = tabOrder.filter((element) => element !== opener && !follows(element)).toReversed();
  return () => {
    const target = [opener, ...after, ...before].find(canTakeFocus);
    if (target instanceof HTMLElement) target.focus();
    return target !== undefined;
  };
}
