import { useEffect, useEffectEvent } from 'react';

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));

/**
 * Calls back with an image that is pasted anywhere on the page but in a text field.
 * @param enabled without it pasted images are left to what is on the page
 */
export function usePastedImage(enabled: boolean, onFile: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file?.type.startsWith('image/') || event.defaultPrevented || isTextField(event.target)) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listener = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [enabled]);
}
