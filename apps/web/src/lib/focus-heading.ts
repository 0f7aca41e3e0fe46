/**
 * Moves a focus that was lost with the screen it stood on to the heading of the new one, so that keyboard and screen reader go on
 * from there. A focus that stands somewhere, as in a dialog, stays.
 */
export function focusHeading(): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
