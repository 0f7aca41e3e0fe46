'use client';

import { useRef, useState, type RefObject } from 'react';
import { contentIn, firstInvalid } from './validity.ts';

export interface FieldStatusOptions {
  /** Whether the value differs from the initial one, if the caller knows. @default read from the controls */
  dirty?: boolean | undefined;
  /** Whether there is a value, if the caller knows. @default read from the controls */
  filled?: boolean | undefined;
}

/**
 * Whether a field is dirty, filled and focused, and whether a control violates a constraint of the browser (`violating`), whether or not an
 * error is shown.
 * @returns these states, `setFocused`, and `readControls`, which reads the controls again. Call it when a value may have changed.
 */
export function useFieldStatus(element: RefObject<HTMLElement | null>, options: FieldStatusOptions) {
  const initialText = useRef<string>(undefined);
  const [status, setStatus] = useState({ dirty: false, filled: false, violating: false });
  const [focused, setFocused] = useState(false);
  const readControls = () => {
    const content = contentIn(element.current);
    if (content.length === 0) return;
    const text = JSON.stringify(content);
    initialText.current ??= text;
    const dirty = text !== initialText.current;
    const filled = content.some(Boolean);
    const violating = firstInvalid(element.current) !== undefined;
    setStatus((known) =>
      known.dirty === dirty && known.filled === filled && known.violating === violating
        ? known
        : { dirty, filled, violating },
    );
  };
  const { dirty = status.dirty, filled = status.filled } = options;
  return { dirty, filled, focused, violating: status.violating, setFocused, readControls };
}
