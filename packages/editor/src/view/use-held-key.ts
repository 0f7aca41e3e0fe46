import { useEffect } from 'react';

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/**
 * Tells while a key is held, anywhere on the page but in a field.
 *
 * @param key as in `KeyboardEvent.key`
 */
export function useHeldKey(key: string, onHeldChange: ((held: boolean) => void) | undefined): void {
  useEffect(() => {
    if (!onHeldChange) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (event.key.toLowerCase() !== key || !plain || event.repeat || isField(event.target)) return;
      onHeldChange(true);
    };
    const release = () => onHeldChange(false);
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === key) release();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', release);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', release);
    };
  }, [key, onHeldChange]);
}
