import { useState, type RefObject } from 'react';
import type { ChangeCause } from '../../lib/change-details.ts';
import { useFieldValue, type FieldValueOptions } from '../field/use-field-value.ts';
import { parseHexColor } from './hex-color.ts';

/**
 * Why a color changes: a typed color, an emptied text, a drag or a key in the picker, a press on a suggested color (`item-press`), the
 * eyedropper (`pick`).
 */
export type ColorChangeReason = 'input-change' | 'input-clear' | 'drag' | 'keyboard' | 'item-press' | 'pick';

type Cause = ChangeCause<ColorChangeReason>;

interface ColorEntryOptions extends Omit<FieldValueOptions<string, ColorChangeReason>, 'onReset'> {
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
  const [value, setValue] = useFieldValue<string, ColorChangeReason>(input, {
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
    /** @returns whether it was not refused */
    choose: (color: string, cause: Cause) => {
      setDraft(undefined);
      return setValue(color, cause);
    },
    type: (text: string, event: Event) => {
      const color = parseHexColor(text);
      setDraft(text);
      // A refused color gives way to the one that stays.
      if (color && !setValue(color, { reason: 'input-change', event })) setDraft(undefined);
    },
    leave: (event: Event) => {
      if (isEmptied) setValue('', { reason: 'input-clear', event });
      setDraft(undefined);
    },
  };
}
