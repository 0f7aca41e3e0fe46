'use client';

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useFormDirt } from '../form/form-context.ts';
import { firstInvalid } from './validity.ts';

export interface FieldStatusOptions {
  /** Whether the value differs from the first one, if the controls cannot tell. @default read from the controls */
  dirty?: boolean | undefined;
  /** Whether there is a value, if the controls cannot tell. @default read from the controls */
  filled?: boolean | undefined;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** The values of the controls inside an element, as one string, and whether any of them is filled. */
function contentOf(element: HTMLElement | null): { text: string; filled: boolean } | undefined {
  const controls = [...(element?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [])];
  if (controls.length === 0) return undefined;
  const values = controls.map((control) => (/^(checkbox|radio)$/.test(control.type) ? control.checked : control.value));
  return { text: JSON.stringify(values), filled: values.some(Boolean) };
}

/**
 * Whether the controls of a field are dirty, whether they are filled, whether the browser's validation
 * accepts them, and whether the focus is there.
 * @returns these four values, and a function that reads them again. Call it when a value may have changed.
 */
export function useFieldStatus(element: RefObject<HTMLElement | null>, options: FieldStatusOptions) {
  const first = useRef<string>(undefined);
  const [seen, setSeen] = useState({ dirty: false, filled: false, satisfied: true });
  const [focused, setFocused] = useState(false);
  const look = () => {
    const content = contentOf(element.current);
    if (!content) return;
    first.current ??= content.text;
    const dirty = content.text !== first.current;
    const satisfied = !firstInvalid(element.current);
    setSeen((known) =>
      known.dirty === dirty && known.filled === content.filled && known.satisfied === satisfied
        ? known
        : { dirty, filled: content.filled, satisfied },
    );
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
