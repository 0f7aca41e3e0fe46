'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { createContext, useRef, type RefObject } from 'react';
import type { ChangeHandler } from '../../lib/change-details.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { usePart } from '../../lib/use-part.ts';
import type { DateRange } from '../calendar/calendar.tsx';
import type { IsoDate } from '../calendar/iso-date.ts';
import { useToday } from '../calendar/use-today.ts';
import { useOpenState, type OpenChangeOptions } from '../../lib/open-state.tsx';
import { useDisabled, useFieldSize, type FieldSize } from '../field/field-context.ts';
import * as Field from '../field/field.parts.ts';
import type { FieldRootProps } from '../field/field.tsx';
import { withRule } from '../field/use-validate.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import { dateRangeFieldMessages, type DateRangeFieldMessages } from './date-range-field.messages.ts';
import { useDateEntries, type DateRangeChangeReason, type Side } from './use-date-entries.ts';

interface DateRangeFieldState {
  value: DateRange;
  entries: ReturnType<typeof useDateEntries>;
  inputs: Readonly<Record<Side, RefObject<HTMLInputElement | null>>>;
  /** Sets a range and closes the calendar. If the change is cancelled, the calendar stays open. @returns false if it was cancelled */
  choose: (range: DateRange, event: Event | undefined) => boolean;
  /** Clears both dates and focuses the entry for the start. */
  clear: (event: Event) => void;
  openCalendar: (event: Event) => void;
  /** Event handlers for the trigger and the content. They record why the calendar opens or closes. */
  causes: Pick<ReturnType<typeof useOpenState>, 'trigger' | 'content' | 'openings'>;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  locale: string;
  today: IsoDate;
  size: FieldSize;
  disabled: boolean;
  /** The names under which a form submits the two days. */
  names: Readonly<Record<Side, string>> | undefined;
  form: string | undefined;
  words: DateRangeFieldMessages;
}

const DateRangeFieldContext = /* @__PURE__ */ createContext<DateRangeFieldState | null>(null);

/** The state of the field around a part. */
export function useDateRangeField(part: string): DateRangeFieldState {
  return usePart(DateRangeFieldContext, `DateRangeField.${part}`, 'DateRangeField.Root');
}

export interface DateRangeFieldRootProps extends Omit<FieldRootProps, 'defaultValue'>, OpenChangeOptions {
  /** The range (controlled), as `YYYY-MM-DD` without a time zone. Null stands for an open start or end. */
  value?: DateRange | undefined;
  /** The range initially and after a form reset (uncontrolled). @default { start: null, end: null } */
  defaultValue?: DateRange | undefined;
  /**
   * Called with the next range. A typed or selected range is valid: in order and within the limits. `details.reason` says why, and
   * `details.cancel()` prevents the change.
   */
  onValueChange?: ChangeHandler<DateRange, DateRangeChangeReason> | undefined;
  /** The first day that can be selected. */
  min?: IsoDate | undefined;
  /** The last day that can be selected. */
  max?: IsoDate | undefined;
  /** BCP 47 language tag: sets how dates are formatted and parsed. @default the locale of the provider */
  locale?: string | undefined;
  /** The current day: presets are relative to it, and the calendar marks it. @default the day by the clock */
  today?: IsoDate | undefined;
  /** The height of the box: 28, 30, 36 or 44 px. @default 'md', or the size of the container around it */
  size?: FieldSize | null | undefined;
  /** The name under which a form submits the days: with the suffixes `.start` and `.end`, or two separate names. */
  name?: string | Readonly<Record<keyof DateRange, string>> | undefined;
  /** The id of the form, if the field is outside it. */
  form?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<DateRangeFieldMessages> | undefined;
}

const noRange: DateRange = { start: null, end: null };

type DateRangeOptions = Pick<DateRangeFieldRootProps, 'value' | 'onValueChange' | 'min' | 'max'> & {
  defaultValue: DateRange;
  locale: string;
  words: DateRangeFieldMessages;
};

/** The range, the texts of both entries, and the open state of the calendar. */
function useDateRange(
  { value: controlledValue, defaultValue, onValueChange, ...options }: DateRangeOptions,
  openOptions: OpenChangeOptions,
) {
  const startInput = useRef<HTMLInputElement>(null);
  const endInput = useRef<HTMLInputElement>(null);
  const { root, ...causes } = useOpenState(openOptions);
  const [value, setValue, dirty] = useFieldValue<DateRange, DateRangeChangeReason>(startInput, {
    value: controlledValue,
    defaultValue,
    onValueChange,
    isSame: (one, other) => one.start === other.start && one.end === other.end,
    onReset: () => entries.reset(),
  });
  const entries = useDateEntries({ ...options, value, onApply: setValue, endInput });
  const choose = (next: DateRange, event: Event | undefined) => {
    entries.reset();
    const isAccepted = setValue(next, { reason: 'item-press', event });
    if (isAccepted) root.onOpenChange(false, { reason: 'item-press', event });
    return isAccepted;
  };
  const clear = (event: Event) => {
    entries.reset();
    setValue(noRange, { reason: 'clear-press', event });
    startInput.current?.focus();
  };
  const openCalendar = (event: Event) => root.onOpenChange(true, { reason: 'trigger-press', event });
  const inputs = { start: startInput, end: endInput };
  return { root, causes, openCalendar, value, dirty, entries, choose, clear, inputs };
}

/** Holds the range and the open state of the calendar. It renders a `Field.Root`, so the parts of Field can be used inside. */
export function DateRangeFieldRoot({
  value,
  defaultValue = noRange,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  min,
  max,
  locale: givenLocale,
  today,
  size: givenSize,
  disabled: ownDisabled,
  name,
  form,
  messages,
  validate,
  children,
  ...props
}: DateRangeFieldRootProps) {
  const words = useMessages('dateRangeField', dateRangeFieldMessages, messages);
  const format = useFormat();
  const size = useFieldSize(givenSize);
  const disabled = useDisabled(ownDisabled);
  const currentDay = useToday();
  const limits = { min, max, locale: givenLocale ?? format.locale };
  const range = useDateRange(
    { value, defaultValue, onValueChange, words, ...limits },
    { open, defaultOpen, onOpenChange },
  );
  const { root, dirty, ...state } = range;
  const { problem } = range.entries;
  const names = typeof name === 'string' ? { start: `${name}.start`, end: `${name}.end` } : name;
  const shared = { ...state, ...limits, size, disabled, names, form, words, today: today ?? currentDay };
  return (
    <DateRangeFieldContext value={shared}>
      <RadixPopover.Root {...root}>
        <Field.Root
          data-slot="date-range-field"
          problem={problem?.text}
          validate={withRule(() => (problem?.side === 'start' ? problem.text : undefined), validate)}
          {...{ size, dirty, disabled }}
          {...props}
        >
          {children}
        </Field.Root>
      </RadixPopover.Root>
    </DateRangeFieldContext>
  );
}
