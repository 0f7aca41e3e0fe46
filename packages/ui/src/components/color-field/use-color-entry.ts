import { useState, type RefObject } from 'react';
import { useFieldValue, type FieldValueOptions } from '../field/use-field-value.ts';
import { parseHexColor } from './hex-color.ts';

interface ColorEntryOptions extends Omit<FieldValueOptions<string>, 'onReset'> {
  /** What the browser says of a text that is no color. */
  invalid: string;
}

export type ColorEntry = ReturnType<typeof useColorEntry>;

/** The color of a field and the text that is typed, which need not be a color yet. A form is refused while the text is no color. */
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
  /** A field that holds its own value can be emptied; else the last color comes back. */
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
