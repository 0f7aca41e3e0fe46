import type { FieldProps } from './form-field.tsx';

/** The props that every one-element field divides between its frame and its control. */
interface FramedProps extends FieldProps {
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The id of the control. */
  id?: string | undefined;
  /** Goes to the frame. */
  className?: string | undefined;
  /** Ids of further descriptions of the control, separated by spaces. */
  'aria-describedby'?: string | undefined;
}

/**
 * Divides the props of a one-element field between the control and the frame around it, which draws the label and the messages,
 * validates the value, and gives the control its id and descriptions.
 * @returns the props of the frame, and those of the control
 */
export function divideFieldProps<Props extends FramedProps>({
  label,
  hideLabel,
  hint,
  error,
  validate,
  required,
  disabled,
  id,
  className,
  'aria-describedby': describedBy,
  ...others
}: Props) {
  const texts = { label, hideLabel, hint, error };
  return [{ ...texts, validate, required, disabled, controlId: id, className, describedBy }, others] as const;
}
