import { useState, type RefObject } from 'react';
import { useFieldValue, type FieldValueOptions } from '../field/use-field-value.ts';
import { parseHexColor } from './hex-color.ts';

interface ColorEntryOptions extends Omit<FieldValueOptions<string>, 'onReset'> {
  /** The validation message for a text that is not a color. */
  invalid: string;
}

export type ColorEntry = ReturnType<typeof useColorEntry>;

/** The color of a field, and the typed text, which may be incomplete. The browser blocks submission while the text is not a color. */
export function useColorEntry(
  input: RefObject<HTMLInputElement | null>,
  { invalid, value: controlledValue, ...options }: ColorEntryOptions,
) {
  const [draft, setDraft] = useState<string>();
  const [value, setValue] = useFieldValue<string>(input, {
    ...options,
    value: controlledValue,
    onReset: () => setDraft(undefined),
  });
  /** Only an uncontrolled field can be emptied. A controlled one shows the last color again. */
  const isEmptied = draft?.trim() === '' && controlledValue === undefined && value !== '';
  return {
    /** The last complete color. */
    value,
    /** The text in the input. */
    text: draft ?? value,
    /** The validation message; undefined if the text is a color or empty. */
    wrong: draft?.trim() && !parseHexColor(draft) ? invalid : undefined,
    /** The value that a form submits. */
    submitted: isEmptied ? '' : value,
    /** Sets a color. */
    choose: (color: string) => {
      setDraft(undefined);
      setValue(color);
    },
    /** Handles a change of the typed text. */
    type: (text: string) => {
      const color = parseHexColor(text);
      setDraft(text);
      if (color) setValue(color);
    },
    /** Handles the blur of the input. */
    leave: () => {
      if (isEmptied) setValue('');
      setDraft(undefined);
    },
  };
}
