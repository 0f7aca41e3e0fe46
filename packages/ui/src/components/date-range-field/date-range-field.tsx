'use client';

import type { VariantProps } from 'class-variance-authority';
import * as RadixPopover from '@radix-ui/react-popover';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { Calendar, type DateRange } from '../calendar/calendar.tsx';
import { fromLocalDate, type IsoDate } from '../calendar/iso-date.ts';
import { focusDay } from '../calendar/month-grid.tsx';
import { useFieldSize } from '../field/field-context.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import type { controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { panelStyle } from '../popover/panel.variants.ts';
import { dateRangeFieldMessages, type DateRangeFieldMessages } from './date-range-field.messages.ts';
import { DateRangeBox } from './date-range-box.tsx';
import type { DateRangePreset } from './date-range.ts';
import { PresetList } from './preset-list.tsx';
import { useDateEntries } from './use-date-entries.ts';

export interface DateRangeFieldProps
  extends FieldProps, VariantProps<typeof controlVariants>, Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Days as `YYYY-MM-DD`, without a time zone, if the caller holds them; null where there is none. */
  value?: DateRange | undefined;
  /** The range at first, and after the form was reset. @default without either end */
  defaultValue?: DateRange | undefined;
  /** Called with a range whose start is not after its end and whose days keep to the limits. */
  onValueChange?: ((value: DateRange) => void) | undefined;
  /** First day that can be chosen. */
  min?: IsoDate | undefined;
  /** Last day that can be chosen. */
  max?: IsoDate | undefined;
  /** Ranges with a name, beside the calendar. @default [] */
  presets?: readonly DateRangePreset[] | undefined;
  /** BCP 47: how dates are written and read. @default that of the provider */
  locale?: string | undefined;
  /** The day that presets count from and the calendar marks. @default the day on which it is drawn, by the clock */
  today?: IsoDate | undefined;
  /** Submits both days with a form as `name.start` and `name.end`; or under two names of your own. */
  name?: string | Readonly<Record<keyof DateRange, string>> | undefined;
  /** The id of the form, if the field is outside it. */
  form?: string | undefined;
  /** Takes no input. @default false */
  disabled?: boolean | undefined;
  /** A form is not submitted without both days. @default false */
  required?: boolean | undefined;
  /** Of the entry of the start date. */
  id?: string | undefined;
  /** Other words than those of the provider. */
  messages?: Partial<DateRangeFieldMessages> | undefined;
  /** Goes to the field; `ref` and all other props go to the box around both entries. */
  className?: string | undefined;
}

const noRange: DateRange = { start: null, end: null };

type DateRangeOptions = Pick<DateRangeFieldProps, 'value' | 'onValueChange' | 'min' | 'max'> & {
  defaultValue: DateRange;
  locale: string;
  words: DateRangeFieldMessages;
};

/** The range, the texts of both entries, and whether the calendar is open. */
function useDateRange({ value: givenValue, defaultValue, onValueChange, ...options }: DateRangeOptions) {
  const startInput = useRef<HTMLInputElement>(null);
  const endInput = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [value, setValue] = useFieldValue(startInput, {
    value: givenValue,
    defaultValue,
    onValueChange,
    onReset: () => entries.reset(),
  });
  const entries = useDateEntries({ ...options, value, onApply: setValue, startInput, endInput });
  const set = (next: DateRange) => {
    entries.reset();
    setValue(next);
  };
  const choose = (next: DateRange) => {
    set(next);
    setOpen(false);
  };
  const clear = () => {
    set(noRange);
    startInput.current?.focus();
  };
  return { value, entries, choose, clear, open, setOpen, startInput, endInput };
}

/** Two days, typed or chosen in a calendar; the start is never after the end. */
export function DateRangeField({
  label,
  hideLabel,
  hint,
  error,
  size: givenSize,
  value: givenValue,
  defaultValue = noRange,
  onValueChange,
  min,
  max,
  presets = [],
  locale: givenLocale,
  today: givenToday,
  messages,
  name,
  form,
  disabled = false,
  required,
  id,
  className,
  'aria-describedby': describedBy,
  ...props
}: DateRangeFieldProps) {
  const words = useMessages('dateRangeField', dateRangeFieldMessages, messages);
  const format = useFormat();
  const size = useFieldSize(givenSize);
  const [drawnOn] = useState(() => fromLocalDate(new Date()));
  const limits = { min, max, locale: givenLocale ?? format.locale };
  const today = givenToday ?? drawnOn;
  const range = useDateRange({ value: givenValue, defaultValue, onValueChange, words, ...limits });
  const { value, entries, choose, open, setOpen } = range;
  return (
    <FormField
      data-slot="date-range-field"
      {...{ label, hideLabel, hint, required, disabled, describedBy, className }}
      error={entries.problem?.text ?? error}
      controlId={id}
    >
      {(control, labelId) => (
        <RadixPopover.Root open={open} onOpenChange={setOpen}>
          <DateRangeBox
            {...{ control, labelId, name, size, value, entries, words, disabled, required, form }}
            startInput={range.startInput}
            endInput={range.endInput}
            onClear={range.clear}
            onOpen={() => setOpen(true)}
            {...props}
          />
          <DateRangeContent words={words}>
            {presets.length > 0 ? (
              <PresetList label={words.presets} onChoose={choose} {...{ presets, value, today, min, max }} />
            ) : null}
            <Calendar mode="range" className="p-3" onValueChange={choose} {...{ value, today }} {...limits} />
          </DateRangeContent>
        </RadixPopover.Root>
      )}
    </FormField>
  );
}

function DateRangeContent({ words, children }: { words: DateRangeFieldMessages; children: ReactNode }) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        data-slot="date-range-field-content"
        aria-label={words.calendar}
        sideOffset={6}
        align="start"
        collisionPadding={8}
        className={cn(panelStyle, 'flex max-w-[calc(100vw-1rem)] flex-col overflow-y-auto p-0 sm:flex-row')}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focusDay(event.currentTarget as Element | null);
        }}
      >
        {children}
      </RadixPopover.Content>
    </RadixPopover.Portal>
  );
}
