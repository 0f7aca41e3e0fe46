import type { Ref } from 'react';

export interface HiddenInputProps {
  /** Submits the value under this name. */
  name: string | undefined;
  /** The id of the form, if the field is outside it. */
  form: string | undefined;
  /** The submitted value; empty if nothing is chosen. */
  value: string;
  /** Whether an empty value blocks the submission of the form. */
  required: boolean | undefined;
  /** Whether the value is excluded from the submission. */
  disabled: boolean | undefined;
  /** Whether an empty value is allowed even if it is required, because the user cannot change it. */
  readOnly?: boolean | undefined;
  /** Moves the focus to the visible control: the browser focuses this input when a required value is missing. */
  onFocus: () => void;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/** Holds the value of a control that is not a form control, so that forms can submit and require it. */
export function HiddenInput({ value, ...props }: HiddenInputProps) {
  return (
    <input
      data-slot="hidden-input"
      type="text"
      aria-hidden
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={ignoreAutofill}
      // Not `hidden`: the browser does not submit a form with an invalid input that cannot take the focus.
      className="pointer-events-none absolute inset-x-0 bottom-0 -z-1 h-px opacity-0"
      {...props}
    />
  );
}

/** Does nothing, because the value comes from the visible control. React warns about a `value` without `onChange`. */
function ignoreAutofill() {
  return undefined;
}
