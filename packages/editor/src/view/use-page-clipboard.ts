import { useEffect } from 'react';
import type { ClipboardInput } from './clipboard.ts';
import { takesNoKeys } from './use-editor-shortcuts.ts';

interface ClipboardHandlers {
  onCopy: (event: ClipboardInput) => void;
  onCut: (event: ClipboardInput) => void;
  onPaste: (event: ClipboardInput) => void;
}

/** Copies, cuts and pastes also where nothing has the focus that takes keys, as after a picture was opened: the page itself has the event then. */
export function usePageClipboard({ onCopy, onCut, onPaste }: ClipboardHandlers): void {
  useEffect(() => {
    const onPage = (handle: (event: ClipboardInput) => void) => (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (clipboardData && takesNoKeys(target))
        handle({ target, clipboardData, preventDefault: () => event.preventDefault() });
    };
    const listeners = { copy: onPage(onCopy), cut: onPage(onCut), paste: onPage(onPaste) };
    const kinds = ['copy', 'cut', 'paste'] as const;
    for (const kind of kinds) document.addEventListener(kind, listeners[kind]);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, listeners[kind]);
    };
  }, [onCopy, onCut, onPaste]);
}
