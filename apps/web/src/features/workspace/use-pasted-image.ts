import { useEffect, useEffectEvent } from 'react';
import { imageFileProblem } from '../../lib/images/chosen-image.ts';

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));

/**
 * Calls back with the first file that is pasted anywhere on the page but in a text field.
 * @param enabled without it pasted files are left to what is on the page
 * @param onRefused called with what is wrong with a file that is no image of ours, in English
 */
export function usePastedImage(
  enabled: boolean,
  onFile: (file: File) => void,
  onRefused: (problem: string) => void,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file || event.defaultPrevented || isTextField(event.target)) return;
    event.preventDefault();
    const problem = imageFileProblem(file);
    if (problem) onRefused(problem);
    else onFile(file);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listener = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [enabled]);
}
