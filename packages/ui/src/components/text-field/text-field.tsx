import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { TextControl, type TextControlProps } from './text-control.tsx';

export interface TextFieldProps extends FieldProps, TextControlProps {
  /** Goes to the field; `ref` and all other props go to the `input`. */
  className?: string | undefined;
}

/** One line of text with its label. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  validate,
  validateOn,
  validateDebounce,
  onDirtyChange,
  required,
  disabled,
  id,
  className,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  return (
    <FormField
      data-slot="text-field"
      {...{ validate, validateOn, validateDebounce, onDirtyChange }}
      {...{ label, hideLabel, hint, error, required, disabled, describedBy, className }}
      controlId={id}
      size={props.size}
    >
      <TextControl {...props} />
    </FormField>
  );
}
