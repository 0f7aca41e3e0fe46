'use client';

import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { acceptsFile } from './accepts-file.ts';

export interface FileDropOptions {
  /** The accepted MIME types and file extensions, as in the `accept` of an `input`. */
  accept: string;
  /** Whether files are ignored. */
  disabled?: boolean | undefined;
  /** Whether to accept a file that is pasted anywhere on the page outside of a text field. */
  paste: boolean;
  /** Whether to accept several files at once. Without it only the first file is accepted. @default false */
  multiple?: boolean | undefined;
  /** Called with each accepted file. */
  onFile: (file: File) => void;
  /** Called with each file that does not match `accept`. */
  onReject?: ((file: File) => void) | undefined;
}

/** The files of the last drop, paste or choice. */
export interface FileSelection {
  accepted: readonly File[];
  rejected: readonly File[];
}

const noFiles: FileSelection = { accepted: [], rejected: [] };

/** The types of an `input` that no text is typed into. */
const isWithoutText =
  ':is([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=button], [type=submit], [type=reset])';

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(`textarea, input:not(${isWithoutText})`));

/** Whether files are dragged, and not a text or a link. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** While `active`, calls `onFiles` with files that are pasted outside of a text field. */
function usePastedFiles(active: boolean, onFiles: (files: FileList) => void) {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData?.files.length || isTextField(event.target)) return;
    event.preventDefault();
    onFiles(event.clipboardData.files);
  });
  useEffect(() => {
    if (!active) return undefined;
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [active]);
}

/** The props of a drop target, and whether something is dragged over it. */
function useDropTarget(onFiles: (files: FileList) => void) {
  // `dragenter` of a child fires before `dragleave` of its parent, so only the count of both tells whether the pointer is inside.
  const enterCount = useRef(0);
  const [dragging, setDragging] = useState(false);
  const targetProps = {
    onDragEnter: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      enterCount.current += 1;
      setDragging(true);
    },
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    },
    onDragLeave: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      enterCount.current -= 1;
      if (enterCount.current === 0) setDragging(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      enterCount.current = 0;
      setDragging(false);
      onFiles(event.dataTransfer.files);
    },
  };
  return { dragging, targetProps };
}

/**
 * Accepts files from the file dialog, a drop or a paste.
 * @returns the files, `open`, which opens the file dialog, and the props of the drop target and of the file input
 */
export function useFileDrop({ accept, disabled = false, paste, multiple = false, onFile, onReject }: FileDropOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [selection, setSelection] = useState(noFiles);

  const select = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length === 0 || disabled) return;
    const { accepted = [], rejected = [] } = Object.groupBy(files, (file) =>
      acceptsFile(file, accept) ? 'accepted' : 'rejected',
    );
    setSelection({ accepted, rejected });
    for (const file of accepted) onFile(file);
    for (const file of rejected) onReject?.(file);
  };

  usePastedFiles(paste && !disabled, select);
  const { dragging, targetProps } = useDropTarget(select);

  return {
    dragging: dragging && !disabled,
    selection,
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
        select(files);
        // Lets the user choose the same file again.
        event.target.value = '';
      },
    },
  };
}
