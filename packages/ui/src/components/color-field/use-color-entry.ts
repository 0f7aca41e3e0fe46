import { useState, type RefObject } from 'react';
import { useFieldValue, type FieldValueOptions } from '../field/use-field-value.ts';
import { parseHexColor } from './hex-color.ts';

interface ColorEntryOptions extends Omit<FieldValueOptions<string>, 'onReset'> {
  /** The validation message for a text that is not a color. */
  invalid: string;
}

export type ColorEntry = ReturnType<typeof useColorEntry>;

/** The color of a field, and the typed text, which may be incomplete. A form is not submitted while the text is not a color. */
export function useColorEntry(
  input: RefObject<HTMLInputElement | null>,
  { invalid, value: givenValue, ...options }: ColorEntryOptions,
) {
  const [draft, setDraft] = useState<string>();
  const [value, setValue] = useFieldValue(input, {
    ...options,
    value: givenValue,
    onReset: () => setDraft(undefined),
  });
  /** An uncontrolled field can be emptied; a controlled one shows the last color again. */
  const isEmptied = draft?.trim() === '' && givenValue === undefined && value !== '';
  return {
    /** The last complete color. */
    value,
    text: draft ?? value,
    /** What is wrong with the text; undefined if it is a color or empty. */
    wrong: draft?.trim() && !parseHexColor(draft) ? invalid : undefined,
    /** What a form submits. */
    submitted: isEmptied ? '' : value,
    choose: (color: string) => {
      setDraft(undefined);
      setValue(color);
    },
    type: (text: string) => {
      const color = parseHexColor(text);
      setDraft(text);
      if (color) setValue(color);
    },
    leave: () => {
      if (isEmptied) setValue('');
      setDraft(undefined);
    },
  };
}
