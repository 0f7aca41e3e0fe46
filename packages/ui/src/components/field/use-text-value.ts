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
 * The `ref` and `onChange` of a control for text. They tell the caller each text, and the first one when the form is reset while the caller
 * holds the text. The browser resets any other text.
 */
export function useTextValue<Element extends TextElement>({
  value,
  ref,
  onChange,
  onValueChange,
}: TextValueProps<Element>): { ref: RefCallback<Element>; onChange: (event: ChangeEvent<Element>) => void } {
  const control = useRef<Element>(null);
  const [first] = useState(value);
  const tell = (text: string, event: Event | undefined) => onValueChange?.(text, { reason: 'none', event });
  useFormReset(control, () => {
    if (first !== undefined && value !== undefined && value !== first) tell(String(first), undefined);
  });
  return {
    ref: useComposedRefs(control, ref),
    onChange: (event: ChangeEvent<Element>) => {
      onChange?.(event);
      tell(event.target.value, event.nativeEvent);
    },
  };
}
