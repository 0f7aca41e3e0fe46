import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * An element after the page that has the attributes of a section, so that an overlay in it has the section's theme. It has no box.
 * @param section The element of the section. Without one there is no holder.
 * @param parent The element that holds it; otherwise the body.
 * @returns undefined on a server and until the section is mounted.
 */
export function useOverlayHolder(
  section: RefObject<HTMLElement | null>,
  themed: boolean,
  parent: HTMLElement | undefined,
): HTMLElement | undefined {
  const [holder, setHolder] = useState<HTMLElement>();
  const made = useRef<HTMLElement>(null);
  const copied = useRef<string[]>([]);

  useLayoutEffect(() => {
    if (!themed) return undefined;
    // Another parent gets the same element: the overlays in it are not drawn anew.
    const element = (made.current ??= document.createElement('div'));
    (parent ?? document.body).append(element);
    setHolder(element);
    // A modal dialog around the section hides all other children of the body from assistive technology, the empty holder too. An overlay
    // that is drawn into it later stands above that dialog.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) element.removeAttribute('aria-hidden');
    });
    observer.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, [themed, parent]);

  useLayoutEffect(() => {
    const [from, to] = [section.current, made.current];
    if (!from || !to) return;
    for (const name of copied.current) if (!from.hasAttribute(name)) to.removeAttribute(name);
    copied.current = from.getAttributeNames();
    for (const name of copied.current) to.setAttribute(name, from.getAttribute(name) ?? '');
    to.dataset.slot = 'palimpsest-provider-overlays';
    to.style.display = 'contents';
  });

  return themed ? holder : undefined;
}
