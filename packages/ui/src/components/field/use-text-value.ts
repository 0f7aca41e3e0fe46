'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, useState, type ChangeEvent, type ComponentProps, type Ref, type RefCallback } from 'react';
import { useFormReset } from './use-field-value.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TextValueProps<Element extends TextElement> {
  value?: ComponentProps<'input'>['value'];
  ref?: Ref<Element> | undefined;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
  onValueChange?: ((value: string) => void) | undefined;
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
  useFormReset(control, () => {
    if (initial !== undefined && value !== undefined && value !== initial) onValueChange?.(String(initial));
  });
  return {
    ref: useComposedRefs(control, ref),
    onChange: (event: ChangeEvent<Element>) => {
      onChange?.(event);
      onValueChange?.(event.target.value);
    },
  };
}
