import { useLayoutEffect, useRef } from 'react';

/**
 * Holds the focus while the code of a surface that takes it is fetched: keys that are pressed meanwhile do nothing, rather than change
 * the texts.
 */
export function HeldKeys() {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const before = document.activeElement;
    const hold = (event: KeyboardEvent) => event.stopPropagation();
    element?.addEventListener('keydown', hold);
    element?.focus({ preventScroll: true });
    return () => {
      element?.removeEventListener('keydown', hold);
      // The surface returns the focus there when it closes.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return <span ref={ref} tabIndex={-1} data-slot="held-keys" className="outline-none" />;
}
