'use client';

import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useFormReset } from '../field/use-field-value.ts';
import { acceptsFile } from './accepts-file.ts';

export interface FileDropOptions {
  /** MIME types and endings, as in an `input`. */
  accept: string;
  disabled: boolean;
  /** Takes a pasted file from anywhere on the page but a text field. */
  paste: boolean;
  /** Takes all files that are dropped or chosen at once, not only the first. @default false */
  multiple?: boolean | undefined;
  /** Leaves the files in the `input`, for a form to submit. @default false */
  keepFiles?: boolean | undefined;
  onFile: (file: File) => void;
  /** Called with a dropped or pasted file that does not fit `accept`. */
  onReject?: ((file: File) => void) | undefined;
}

/** The files of the last drop, paste or choice. */
export interface TakenFiles {
  accepted: readonly File[];
  rejected: readonly File[];
}

const none: TakenFiles = { accepted: [], rejected: [] };

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));

/** The list that an `input` of type file takes. */
function fileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

/** Calls back with the files that are pasted anywhere but into a text field, while `active`. */
function usePastedFiles(active: boolean, onFiles: (files: FileList) => void) {
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData?.files.length || isTextField(event.target)) return;
    event.preventDefault();
    onFiles(event.clipboardData.files);
  });
  useEffect(() => {
    if (!active) return undefined;
    document.addEventListener('paste', takePasted);
    return () => document.removeEventListener('paste', takePasted);
  }, [active]);
}

/** What to spread on a drop target, and whether something is dragged over it. */
function useDropTarget(onFiles: (files: FileList) => void) {
  // Entering a child fires before leaving its parent: only the balance says whether the pointer is still inside.
  const entered = useRef(0);
  const [dragging, setDragging] = useState(false);
  const targetProps = {
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
      onFiles(event.dataTransfer.files);
    },
  };
  return { dragging, targetProps };
}

/** Files by picker, drop or paste: what to spread on the drop target and on the file input. */
export function useFileDrop({
  accept,
  disabled,
  paste,
  multiple = false,
  keepFiles = false,
  onFile,
  onReject,
}: FileDropOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState(none);
  useFormReset(input, () => setTaken(none));

  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length === 0 || disabled) return;
    const { accepted = [], rejected = [] } = Object.groupBy(files, (file) =>
      acceptsFile(file, accept) ? 'accepted' : 'rejected',
    );
    if (keepFiles && input.current && accepted.length > 0) input.current.files = fileList(accepted);
    setTaken({ accepted, rejected });
    for (const file of accepted) onFile(file);
    for (const file of rejected) onReject?.(file);
  };

  usePastedFiles(paste, take);
  const { dragging, targetProps } = useDropTarget(take);

  return {
    dragging: dragging && !disabled,
    taken,
    open: () => input.current?.click(),
    targetProps,
    inputProps: {
      ref: input,
      type: 'file' as const,
      accept,
      multiple,
      disabled,
      tabIndex: -1,
      'aria-hidden': true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { files } = event.target;
        take(files);
        // The same file must be able to be chosen again.
        if (!keepFiles) event.target.value = '';
      },
    },
  };
}
