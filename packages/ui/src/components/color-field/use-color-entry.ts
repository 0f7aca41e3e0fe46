import { useState, type RefObject } from 'react';
import type { ChangeCause } from '../../lib/change-details.ts';
import { useFieldValue, type FieldValueOptions } from '../field/use-field-value.ts';
import { parseHexColor } from './hex-color.ts';

/**
 * Why a color changes:
 * - `input-change`: a typed color
 * - `input-clear`: the focus left the emptied input
 * - `drag`, `keyboard`: the pointer or a key moved a handle of the picker
 * - `item-press`: a press on a suggested color
 * - `pick`: the eyedropper
 */
export type ColorChangeReason = 'input-change' | 'input-clear' | 'drag' | 'keyboard' | 'item-press' | 'pick';

type Cause = ChangeCause<ColorChangeReason>;

interface ColorEntryOptions extends Omit<FieldValueOptions<string, ColorChangeReason>, 'onReset'> {
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
  const [value, setValue] = useFieldValue<string, ColorChangeReason>(input, {
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
    /** Sets a color. @returns false if the change was cancelled */
    choose: (color: string, cause: Cause) => {
      setDraft(undefined);
      return setValue(color, cause);
    },
    /** Handles a change of the typed text. */
    type: (text: string, event: Event) => {
      const color = parseHexColor(text);
      setDraft(text);
      // After a cancelled change, show the current color again.
      if (color && !setValue(color, { reason: 'input-change', event })) setDraft(undefined);
    },
    /** Handles the blur of the input. */
    leave: (event: Event) => {
      if (isEmptied) setValue('', { reason: 'input-clear', event });
      setDraft(undefined);
    },
  };
}
