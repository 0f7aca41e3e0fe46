import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Appends an element with the attributes of a section to the page, so that overlays in it have the theme of the section. The element has
 * no box (`display: contents`).
 * @param section The element of the section, whose attributes are copied.
 * @param themed Whether the section has a theme. If not, no element is appended.
 * @param parent The element that it is appended to. Undefined stands for the body.
 * @returns the appended element; undefined on a server, until the section is mounted, and without a theme
 */
export function useOverlayContainer(
  section: RefObject<HTMLElement | null>,
  themed: boolean,
  parent: HTMLElement | undefined,
): HTMLElement | undefined {
  const [container, setContainer] = useState<HTMLElement>();
  const containerRef = useRef<HTMLElement>(null);
  const copiedNames = useRef<string[]>([]);

  useLayoutEffect(() => {
    if (!themed) return undefined;
    // If `parent` changes, the same element moves there, so that the overlays in it are not mounted again.
    const element = (containerRef.current ??= document.createElement('div'));
    (parent ?? document.body).append(element);
    setContainer(element);
    // A modal dialog around the section hides all other children of the body from assistive technology, also this element while it is empty.
    // An overlay that is added later is above the dialog, so it must not be hidden.
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
    const [from, to] = [section.current, containerRef.current];
    if (!from || !to) return;
    for (const name of copiedNames.current) if (!from.hasAttribute(name)) to.removeAttribute(name);
    copiedNames.current = from.getAttributeNames();
    for (const name of copiedNames.current) to.setAttribute(name, from.getAttribute(name) ?? '');
    to.dataset.slot = 'palimpsest-provider-overlays';
    to.style.display = 'contents';
  });

  return themed ? container : undefined;
}
