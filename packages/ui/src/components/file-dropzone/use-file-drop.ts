'use client';

import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { acceptsFile } from './accepts-file.ts';

export interface FileDropOptions {
  /** MIME types and endings, as in an `input`. */
  accept: string;
  disabled: boolean;
  /** Takes a pasted file from anywhere on the page but a text field. */
  paste: boolean;
  onFile: (file: File) => void;
  /** Called with a dropped or pasted file that does not fit `accept`. */
  onReject?: ((file: File) => void) | undefined;
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));

/** One file by picker, drop or paste: what to spread on the drop target and on the hidden input. */
export function useFileDrop({ accept, disabled, paste, onFile, onReject }: FileDropOptions) {
  const input = useRef<HTMLInputElement>(null);
  // Entering a child fires before leaving its parent: only the balance says whether the pointer is still inside.
  const entered = useRef(0);
  const [dragging, setDragging] = useState(false);

  const take = (file: File | undefined) => {
    if (!file || disabled) return;
    if (acceptsFile(file, accept)) onFile(file);
    else onReject?.(file);
  };

  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file || isTextField(event.target)) return;
    event.preventDefault();
    take(file);
  });
  useEffect(() => {
    if (!paste) return undefined;
    document.addEventListener('paste', takePasted);
    return () => document.removeEventListener('paste', takePasted);
  }, [paste]);

  return {
    dragging: dragging && !disabled,
    open: () => input.current?.click(),
    targetProps: {
      onDragEnter: (event: DragEvent) => {
        event.preventDefault();
        entered.current += 1;
        setDragging(true);
      },
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDragLeave: () => {
        entered.current -= 1;
        if (entered.current === 0) setDragging(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        entered.current = 0;
        setDragging(false);
        take(event.dataTransfer.files[0]);
      },
    },
    inputProps: {
      ref: input,
      type: 'file' as const,
      accept,
      disabled,
      hidden: true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const file = event.target.files?.[0];
        // The same file must be able to be chosen again.
        event.target.value = '';
        take(file);
      },
    },
  };
}
