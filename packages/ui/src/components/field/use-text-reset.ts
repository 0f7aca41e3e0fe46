'use client';

import { useState, type ComponentProps, type RefObject } from 'react';
import type { ChangeCause } from '../../lib/change-details.ts';
import { useFormReset, type FormControl } from './use-field-value.ts';

/** Tells the caller who holds the text of a control that the form was reset to its first text. The browser resets any other text. */
export function useTextReset(
  control: RefObject<FormControl | null>,
  value: ComponentProps<'input'>['value'],
  onValueChange: ((value: string, cause: ChangeCause<'none'>) => void) | undefined,
) {
  const [first] = useState(value);
  useFormReset(control, () => {
    const isHeld = first !== undefined && value !== undefined;
    if (isHeld && value !== first) onValueChange?.(String(first), { reason: 'none', event: undefined });
  });
}
