'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { createContext, useRef, useState, type RefObject } from 'react';
import type { ChangeHandler } from '../../lib/change-details.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { usePart } from '../../lib/use-part.ts';
import type { DateRange } from '../calendar/calendar.tsx';
import { fromLocalDate, type IsoDate } from '../calendar/iso-date.ts';
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
  /** Sets a range and closes the calendar. A refused range leaves it open. @returns whether it was not refused */
  choose: (range: DateRange, event: Event | undefined) => boolean;
  clear: (event: Event) => void;
  openCalendar: (event: Event) => void;
  /** Handlers of the parts that remember why the calendar opens or closes. */
  causes: Pick<ReturnType<typeof useOpenState>, 'trigger' | 'content'>;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  locale: string;
  today: IsoDate;
  size: FieldSize;
  disabled: boolean;
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
  /** The days as `YYYY-MM-DD`, without a time zone, if the caller holds them; null for an open end. */
  value?: DateRange | undefined;
  /** The range at first, and after the form was reset. @default { start: null, end: null } */
  defaultValue?: DateRange | undefined;
  /** Called with a range whose start is not after its end and whose days are within the limits. `details` tell the reason, and their `cancel` refuses. */
  onValueChange?: ChangeHandler<DateRange, DateRangeChangeReason> | undefined;
  /** First day that can be chosen. */
  min?: IsoDate | undefined;
  /** Last day that can be chosen. */
  max?: IsoDate | undefined;
  /** BCP 47: how dates are written and read. @default that of the provider */
  locale?: string | undefined;
  /** The day that presets count from and that the calendar marks. @default the current day */
  today?: IsoDate | undefined;
  /** The height of the box: 28, 30, 36 or 44 px. @default 'md', or that of the container around it */
  size?: FieldSize | null | undefined;
  /** Submits both days with a form as `name.start` and `name.end`, or under two given names. */
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

/** The range, the texts of both entries, and whether the calendar is open. */
function useDateRange(
  { value: givenValue, defaultValue, onValueChange, ...options }: DateRangeOptions,
  opening: OpenChangeOptions,
) {
  const startInput = useRef<HTMLInputElement>(null);
  const endInput = useRef<HTMLInputElement>(null);
  const { root, ...causes } = useOpenState(opening);
  const [value, setValue, dirty] = useFieldValue<DateRange, DateRangeChangeReason>(startInput, {
    value: givenValue,
    defaultValue,
    onValueChange,
    isSame: (one, other) => one.start === other.start && one.end === other.end,
    onReset: () => entries.reset(),
  });
  const entries = useDateEntries({ ...options, value, onApply: setValue, endInput });
  const choose = (next: DateRange, event: Event | undefined) => {
    entries.reset();
    const isChosen = setValue(next, { reason: 'item-press', event });
    if (isChosen) root.onOpenChange(false, { reason: 'item-press', event });
    return isChosen;
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

/** Holds both days and whether the calendar is open. Use `value` and `onValueChange` to control the days. It is a `Field.Root`. */
export function DateRangeFieldRoot({
  value: givenValue,
  defaultValue = noRange,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  onOpenChangeComplete,
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
  const [drawnOn] = useState(() => fromLocalDate(new Date()));
  const limits = { min, max, locale: givenLocale ?? format.locale };
  const range = useDateRange(
    { value: givenValue, defaultValue, onValueChange, words, ...limits },
    { open, defaultOpen, onOpenChange, onOpenChangeComplete },
  );
  const { root, dirty, ...state } = range;
  const { problem } = range.entries;
  const names = typeof name === 'string' ? { start: `${name}.start`, end: `${name}.end` } : name;
  const shared = { ...state, ...limits, size, disabled, names, form, words, today: today ?? drawnOn };
  return (
    <DateRangeFieldContext value={shared}>
      <RadixPopover.Root open={root.open} onOpenChange={(next) => root.onOpenChange(next)}>
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
