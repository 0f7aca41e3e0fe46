'use client';

import type { VariantProps } from 'class-variance-authority';
import * as RadixPopover from '@radix-ui/react-popover';
import { Fragment, useRef, useState, type ComponentProps } from 'react';
import { Calendar as CalendarIcon, X } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { Calendar, type DateRange } from '../calendar/calendar.tsx';
import { fromLocalDate, type IsoDate } from '../calendar/iso-date.ts';
import { focusDay } from '../calendar/month-grid.tsx';
import { useFieldSize } from '../field/field-context.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { panelVariants } from '../popover/panel.variants.ts';
import { dateRangeFieldMessages, type DateRangeFieldMessages } from './date-range-field.messages.ts';
import type { DateRangePreset } from './date-range.ts';
import { PresetList } from './preset-list.tsx';
import { sides, useDateEntries } from './use-date-entries.ts';

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
  /** The id of the form, if the field stands outside it. */
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

const boxButton =
  'flex h-7 w-6 shrink-0 items-center justify-center rounded-sm text-faint hover:bg-ink/6 hover:text-ink disabled:pointer-events-none [&_svg]:size-4';

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
  const locale = givenLocale ?? format.locale;
  const size = useFieldSize(givenSize);
  const startInput = useRef<HTMLInputElement>(null);
  const endInput = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [drawnOn] = useState(() => fromLocalDate(new Date()));
  const today = givenToday ?? drawnOn;
  const [value, setValue] = useFieldValue(startInput, {
    value: givenValue,
    defaultValue,
    onValueChange,
    onReset: () => entries.reset(),
  });
  const entries = useDateEntries({ value, onApply: setValue, min, max, locale, words, startInput, endInput });
  const set = (next: DateRange) => {
    entries.reset();
    setValue(next);
  };
  const choose = (next: DateRange) => {
    set(next);
    setOpen(false);
  };
  const names = typeof name === 'string' ? { start: `${name}.start`, end: `${name}.end` } : name;
  const isFilled = sides.some((side) => entries.textOf(side) !== '');

  return (
    <FormField
      data-slot="date-range-field"
      {...{ label, hideLabel, hint, required, disabled, describedBy, className }}
      error={entries.problem?.text ?? error}
      controlId={id}
    >
      {({ id: entryId, 'aria-invalid': invalid, ...control }, labelId) => (
        <RadixPopover.Root open={open} onOpenChange={setOpen}>
          <RadixPopover.Anchor asChild>
            <div
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset with a minimum height does not center its content
              role="group"
              aria-labelledby={labelId}
              data-slot="date-range-field-control"
              data-size={size}
              className={cn(controlVariants({ size }), 'pe-1')}
              {...props}
            >
              {sides.map((side) => (
                <Fragment key={side}>
                  {side === 'end' ? (
                    <span aria-hidden className="text-faint">
                      –
                    </span>
                  ) : null}
                  <input
                    ref={side === 'start' ? startInput : endInput}
                    data-slot="date-range-field-entry"
                    type="text"
                    autoComplete="off"
                    spellCheck={false}
                    {...control}
                    id={side === 'start' ? entryId : undefined}
                    aria-label={words[side]}
                    aria-invalid={entries.problem ? entries.problem.side === side || undefined : invalid}
                    placeholder={entries.placeholder}
                    // As wide as its text, so that the dash stands close to both dates.
                    size={entries.placeholder.length}
                    {...{ disabled, required, form }}
                    className={cn(
                      controlInput,
                      'field-sizing-content self-stretch px-1.5 tabular-nums first:ps-3 placeholder:text-faint',
                      side === 'start' ? 'flex-initial' : 'flex-auto',
                      size === 'xs' && 'first:ps-2',
                    )}
                    value={entries.textOf(side)}
                    onChange={(event) => entries.type(side, event.target.value)}
                    onBlur={() => entries.apply(side)}
                    onKeyDown={(event) => {
                      if (event.nativeEvent.isComposing) return;
                      if (event.key === 'Enter') entries.apply(side);
                      if (event.key !== 'ArrowDown' || !event.altKey) return;
                      event.preventDefault();
                      setOpen(true);
                    }}
                  />
                  {names ? (
                    <input type="hidden" name={names[side]} value={value[side] ?? ''} {...{ form, disabled }} />
                  ) : null}
                </Fragment>
              ))}
              {isFilled && !disabled ? (
                <button
                  type="button"
                  data-slot="date-range-field-clear"
                  aria-label={words.clear}
                  onClick={() => {
                    set(noRange);
                    startInput.current?.focus();
                  }}
                  className={boxButton}
                >
                  <X aria-hidden />
                </button>
              ) : null}
              <RadixPopover.Trigger
                data-slot="date-range-field-trigger"
                aria-label={words.open}
                disabled={disabled}
                className={boxButton}
              >
                <CalendarIcon aria-hidden />
              </RadixPopover.Trigger>
            </div>
          </RadixPopover.Anchor>
          <RadixPopover.Portal>
            <RadixPopover.Content
              data-slot="date-range-field-content"
              aria-label={words.calendar}
              sideOffset={6}
              align="start"
              collisionPadding={8}
              className={cn(panelVariants(), 'flex max-w-[calc(100vw-1rem)] flex-col overflow-y-auto p-0 sm:flex-row')}
              onOpenAutoFocus={(event) => {
                event.preventDefault();
                focusDay(event.currentTarget as Element | null);
              }}
            >
              {presets.length > 0 ? (
                <PresetList label={words.presets} onChoose={choose} {...{ presets, value, today, min, max }} />
              ) : null}
              <Calendar
                mode="range"
                className="p-3"
                value={value}
                onValueChange={choose}
                {...{ min, max, today, locale }}
              />
            </RadixPopover.Content>
          </RadixPopover.Portal>
        </RadixPopover.Root>
      )}
    </FormField>
  );
}
