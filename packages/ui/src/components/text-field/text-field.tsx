'use client';

import { divideFieldProps, FormField, type FieldProps } from '../form-field/form-field.tsx';
import { TextControl, type TextControlProps } from './text-control.tsx';

export interface TextFieldProps extends FieldProps, TextControlProps {
  /** Goes to the field; `ref` and all other props go to the `input`. */
  className?: string | undefined;
}

/** A field for one line of text, with its label. */
export function TextField(props: TextFieldProps) {
  const [frame, control] = divideFieldProps(props);
  return (
    <FormField data-slot="text-field" {...frame} size={control.size}>
      <TextControl {...control} />
    </FormField>
  );
}
