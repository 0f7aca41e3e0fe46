'use client';

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useFormDirt } from '../form/form-context.ts';
import { contentIn, firstInvalid } from './validity.ts';

export interface FieldStatusOptions {
  /** Whether the value differs from the first one, if the controls cannot tell. @default read from the controls */
  dirty?: boolean | undefined;
  /** Whether there is a value, if the controls cannot tell. @default read from the controls */
  filled?: boolean | undefined;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/**
 * Whether the controls of a field are dirty, whether they are filled, whether the browser's validation
 * accepts them, and whether the focus is there.
 * @returns these four values, and a function that reads them again and tells whether the content changed. Call it when a value may have changed.
 */
export function useFieldStatus(element: RefObject<HTMLElement | null>, options: FieldStatusOptions) {
  const first = useRef<string>(undefined);
  const last = useRef<string>(undefined);
  const [seen, setSeen] = useState({ dirty: false, filled: false, satisfied: true });
  const [focused, setFocused] = useState(false);
  const look = () => {
    const content = contentIn(element.current);
    if (content.length === 0) return false;
    const text = JSON.stringify(content);
    first.current ??= text;
    const before = last.current ?? text;
    last.current = text;
    const dirty = text !== first.current;
    const filled = content.some(Boolean);
    const satisfied = !firstInvalid(element.current);
    setSeen((known) =>
      known.dirty === dirty && known.filled === filled && known.satisfied === satisfied
        ? known
        : { dirty, filled, satisfied },
    );
    return text !== before;
  };
  const { dirty = seen.dirty, filled = seen.filled } = options;
  useDirtyReport(dirty, options.onDirtyChange);
  return { dirty, filled, focused, satisfied: seen.satisfied, setFocused, look };
}

/** Tells the caller and the form when a field becomes dirty or clean. */
function useDirtyReport(dirty: boolean, onDirtyChange: FieldStatusOptions['onDirtyChange']) {
  const report = useEffectEvent((now: boolean) => onDirtyChange?.(now));
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current === dirty) return;
    reported.current = dirty;
    report(dirty);
  }, [dirty]);
  useFormDirt(dirty);
}
