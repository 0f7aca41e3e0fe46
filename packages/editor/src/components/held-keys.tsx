import { useLayoutEffect, useRef } from 'react';

/**
 * Stands for what is fetched and takes the keyboard as soon as it is there: keys that are pressed meanwhile do nothing, rather than
 * something to the texts.
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
      // What opens returns the keyboard there when it closes.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return <span ref={ref} tabIndex={-1} data-slot="held-keys" className="outline-none" />;
}
