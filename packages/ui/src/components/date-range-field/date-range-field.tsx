'use client';

import type { VariantProps } from 'class-variance-authority';
import * as RadixPopover from '@radix-ui/react-popover';
import { Fragment, useRef, useState, type ComponentProps } from 'react';
import { Calendar, X } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { PopoverContent } from '../popover/popover.tsx';
import { DateEntry } from './date-entry.tsx';
import { dateFormatOf } from './date-format.ts';
import { englishTexts, type DateRangeTexts } from './date-range-texts.ts';
import { problemOf, type DateRange, type DateRangePreset, type DateRangeProblem } from './date-range.ts';
import type { IsoDate } from './iso-date.ts';
import { focusTheDay } from './range-calendar.tsx';
import { RangePanel } from './range-panel.tsx';

export interface DateRangeFieldProps
  extends FieldProps, VariantProps<typeof controlVariants>, Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Days as `YYYY-MM-DD`, without a time zone; null where there is none. */
  value: DateRange;
  /** Called with a range whose start is not after its end and whose days keep to the limits. */
  onValueChange: (value: DateRange) => void;
  /** First day that can be chosen. */
  min?: IsoDate | undefined;
  /** Last day that can be chosen. */
  max?: IsoDate | undefined;
  /** Ranges with a name, beside the calendar. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Language tag that dates are written and read in; `en-GB` when left out. */
  locale?: string | undefined;
  /** The day that presets count from and the calendar marks; the clock's when left out. */
  today?: IsoDate | undefined;
  /** Everything that the field says itself, for another language than English. */
  texts?: Partial<DateRangeTexts> | undefined;
  /** Takes no input. */
  disabled?: boolean | undefined;
  /** Has to be filled before the form is sent. */
  required?: boolean | undefined;
  /** Of the entry of the start date. */
  id?: string | undefined;
  /** Goes to the field; `ref` and all other props go to the box around both entries. */
  className?: string | undefined;
}

type Side = keyof DateRange;

const sides: readonly Side[] = ['start', 'end'];

const boxButton =
  'flex h-7 w-6 shrink-0 items-center justify-center rounded-sm text-faint hover:bg-ink/6 hover:text-ink disabled:pointer-events-none [&_svg]:size-4';

/** Two days, typed or chosen in a calendar; the start is never after the end. */
export function DateRangeField({
  label,
  hideLabel,
  hint,
  error,
  size = 'md',
  value,
  onValueChange,
  min,
  max,
  presets = [],
  locale = 'en-GB',
  today,
  texts: givenTexts,
  disabled = false,
  required,
  id,
  className,
  ...props
}: DateRangeFieldProps) {
  const firstEntry = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [drafts, setDrafts] = useState<Partial<Record<Side, string>>>({});
  const [problem, setProblem] = useState<{ side: Side; text: string }>();
  const texts = { ...englishTexts, ...givenTexts };
  const { format, parse, shape } = dateFormatOf(locale);
  const dateShape = shape(texts);
  const filled = sides.some((side) => drafts[side] ?? value[side]);

  const apply = (next: DateRange) => {
    setDrafts({});
    setProblem(undefined);
    onValueChange(next);
  };

  const choose = (next: DateRange) => {
    apply(next);
    setOpen(false);
  };

  const sayProblem = (wrong: DateRangeProblem) => {
    if (wrong === 'tooEarly' && min) return texts.tooEarly(format(min));
    return wrong === 'tooLate' && max ? texts.tooLate(format(max)) : texts.order;
  };

  /** Applies what was typed on both sides: a start that is too late may be put right by a later end. */
  const applyDrafts = (edited: Side) => {
    if (drafts.start === undefined && drafts.end === undefined) return;
    const next = { ...value };
    for (const side of sides) {
      const draft = drafts[side]?.trim();
      const date = draft ? parse(draft) : null;
      if (date === undefined) {
        setProblem({ side, text: texts.unreadable(dateShape) });
        return;
      }
      if (draft !== undefined) next[side] = date;
    }
    const wrong = problemOf(next, min, max);
    if (wrong) setProblem({ side: edited, text: sayProblem(wrong) });
    else apply(next);
  };

  return (
    <FormField
      data-slot="date-range-field"
      {...{ label, hideLabel, hint, required, className }}
      error={problem?.text ?? error}
      controlId={id}
    >
      {({ id: entryId, 'aria-invalid': invalid, ...control }, labelId) => (
        <RadixPopover.Root open={open} onOpenChange={setOpen}>
          <RadixPopover.Anchor asChild>
            <div
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset of a least height does not centre what is in it
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
                  <DateEntry
                    {...control}
                    {...(side === 'start' ? { id: entryId, ref: firstEntry } : {})}
                    aria-label={texts[side]}
                    aria-invalid={problem ? problem.side === side || undefined : invalid}
                    placeholder={dateShape}
                    style={{ flexBasis: `calc(${dateShape.length * 0.68}em + 1rem)` }}
                    disabled={disabled}
                    value={drafts[side] ?? (value[side] ? format(value[side]) : '')}
                    onType={(text) => {
                      setDrafts({ ...drafts, [side]: text });
                      setProblem(undefined);
                    }}
                    onApply={() => applyDrafts(side)}
                    onOpen={() => setOpen(true)}
                  />
                </Fragment>
              ))}
              {filled && !disabled ? (
                <button
                  type="button"
                  data-slot="date-range-field-clear"
                  aria-label={texts.clear}
                  onClick={() => {
                    apply({ start: null, end: null });
                    firstEntry.current?.focus();
                  }}
                  className={boxButton}
                >
                  <X aria-hidden />
                </button>
              ) : null}
              <RadixPopover.Trigger
                data-slot="date-range-field-trigger"
                aria-label={texts.open}
                disabled={disabled}
                className={boxButton}
              >
                <Calendar aria-hidden />
              </RadixPopover.Trigger>
            </div>
          </RadixPopover.Anchor>
          <PopoverContent
            data-slot="date-range-field-content"
            aria-label={texts.calendar}
            className="flex flex-col overflow-y-auto p-0 sm:flex-row"
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focusTheDay(event.currentTarget as Element | null);
            }}
          >
            <RangePanel onRangeChoose={choose} {...{ value, presets, min, max, today, locale, texts }} />
          </PopoverContent>
        </RadixPopover.Root>
      )}
    </FormField>
  );
}
