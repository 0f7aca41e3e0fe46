import type { ValidatedControl } from './validity.ts';

/** The messages of one language for the constraints that a browser checks. */
export interface ConstraintTexts {
  /** `required`: the text is empty. */
  valueMissing: string;
  /** `required`: a checkbox is not checked, or no option or file is chosen. */
  choiceMissing: string;
  /** `type="email"`. */
  email: string;
  /** `type="url"`. */
  url: string;
  /** `pattern`. */
  pattern: string;
  /** `minLength`. */
  tooShort: (least: number) => string;
  /** `maxLength`. */
  tooLong: (most: number) => string;
}

const isChoice = (control: ValidatedControl) => /^(checkbox|radio|select|file)/.test(control.type);

/** Makes the message `field.constraint` of a catalogue. Any other constraint has the message of the browser. */
export function constraintText(texts: ConstraintTexts): (control: ValidatedControl) => string {
  return (control) => {
    const { validity, validationMessage } = control;
    if (validity.customError) return validationMessage;
    if (validity.valueMissing) return isChoice(control) ? texts.choiceMissing : texts.valueMissing;
    if (validity.typeMismatch) return control.type === 'url' ? texts.url : texts.email;
    if (validity.patternMismatch) return texts.pattern;
    if (control instanceof HTMLSelectElement) return validationMessage;
    if (validity.tooShort) return texts.tooShort(control.minLength);
    if (validity.tooLong) return texts.tooLong(control.maxLength);
    return validationMessage;
  };
}
