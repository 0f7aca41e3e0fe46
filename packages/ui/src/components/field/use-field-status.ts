'use client';

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useFormDirt } from '../form/form-context.ts';
import { contentIn, firstInvalid, violatedConstraints } from './validity.ts';

export interface FieldStatusOptions {
  /** Whether the value differs from the initial one, if the caller knows. @default read from the controls */
  dirty?: boolean | undefined;
  /** Whether there is a value, if the caller knows. @default read from the controls */
  filled?: boolean | undefined;
  /** Called when the field becomes dirty or clean. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/**
 * Whether a field is dirty, filled and focused, and which constraints of the browser its first invalid control violates (`violations`, names
 * with spaces between).
 * @returns these states, `setFocused`, and `readControls`, which reads the controls again and returns whether their content changed. Call `readControls`
 * when a value may have changed.
 */
export function useFieldStatus(element: RefObject<HTMLElement | null>, options: FieldStatusOptions) {
  const initialText = useRef<string>(undefined);
  const lastText = useRef<string>(undefined);
  const [status, setStatus] = useState({ dirty: false, filled: false, violations: '' });
  const [focused, setFocused] = useState(false);
  const readControls = () => {
    const content = contentIn(element.current);
    if (content.length === 0) return false;
    const text = JSON.stringify(content);
    initialText.current ??= text;
    const before = lastText.current ?? text;
    lastText.current = text;
    const dirty = text !== initialText.current;
    const filled = content.some(Boolean);
    const control = firstInvalid(element.current);
    const violations = control ? violatedConstraints(control).join(' ') : '';
    setStatus((known) =>
      known.dirty === dirty && known.filled === filled && known.violations === violations
        ? known
        : { dirty, filled, violations },
    );
    return text !== before;
  };
  const { dirty = status.dirty, filled = status.filled } = options;
  useDirtyReport(dirty, options.onDirtyChange);
  return { dirty, filled, focused, violations: status.violations, setFocused, readControls };
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
