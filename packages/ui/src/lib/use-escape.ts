import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls back when Escape is pressed in an element or inside it, before any overlay hears of the key, and prevents its default, so that an overlay around the
 * element stays open.
 * @param active Whether there is something that Escape takes back. If not, the key is left alone.
 */
export function useEscape(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onEscape: (event: KeyboardEvent) => void,
) {
  const takeBack = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return undefined;
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !element.current?.contains(event.target as Node)) return;
      event.preventDefault();
      takeBack(event);
    };
    // Overlays listen at the document in the capture phase.
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, [element, active]);
}
