'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, useState, type ChangeEvent, type ComponentProps, type Ref, type RefCallback } from 'react';
import type { ChangeCause } from '../../lib/change-details.ts';
import { useFormReset } from './use-field-value.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TextValueProps<Element extends TextElement> {
  value?: ComponentProps<'input'>['value'];
  ref?: Ref<Element> | undefined;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
  onValueChange?: ((value: string, cause: ChangeCause<'none'>) => void) | undefined;
}

/**
 * The `ref` and `onChange` of a text control, which report each text to the caller. If the caller holds the text, a reset of the form
 * reports the initial text; else the browser resets the control.
 */
export function useTextValue<Element extends TextElement>({
  value,
  ref,
  onChange,
  onValueChange,
}: TextValueProps<Element>): { ref: RefCallback<Element>; onChange: (event: ChangeEvent<Element>) => void } {
  const control = useRef<Element>(null);
  const [initial] = useState(value);
  const report = (text: string, event: Event | undefined) => onValueChange?.(text, { reason: 'none', event });
  useFormReset(control, () => {
    if (initial !== undefined && value !== undefined && value !== initial) report(String(initial), undefined);
  });
  return {
    ref: useComposedRefs(control, ref),
    onChange: (event: ChangeEvent<Element>) => {
      onChange?.(event);
      report(event.target.value, event.nativeEvent);
    },
  };
}
