import type { ValidatedControl } from './validity.ts';

/** The built-in words of fields. */
export interface FieldMessages {
  /** Describes a required control whose role does not support `aria-required`, such as a button. */
  required: string;
  /** What is wrong with a control whose value breaks a constraint such as `required` or `type="email"`. */
  constraint: (control: ValidatedControl) => string;
}

export const fieldMessages: FieldMessages = {
  required: 'Required',
  constraint: ({ validationMessage }) => validationMessage,
};
