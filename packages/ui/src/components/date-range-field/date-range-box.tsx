'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { Fragment, type ComponentProps, type KeyboardEvent, type RefObject } from 'react';
import { Calendar as CalendarIcon, X } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import type { DateRange } from '../calendar/calendar.tsx';
import type { FieldSize } from '../field/field-context.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import type { FieldControl } from '../form-field/form-field.tsx';
import type { DateRangeFieldMessages } from './date-range-field.messages.ts';
import { sides, type useDateEntries } from './use-date-entries.ts';

type DateEntries = ReturnType<typeof useDateEntries>;

interface DateEntryProps {
  /** What ties the entries to the field. */
  control: FieldControl;
  size: FieldSize;
  entries: DateEntries;
  words: DateRangeFieldMessages;
  disabled: boolean;
  required: boolean | undefined;
  form: string | undefined;
  startInput: RefObject<HTMLInputElement | null>;
  endInput: RefObject<HTMLInputElement | null>;
  /** Opens the calendar. */
  onOpen: () => void;
}

interface DateRangeBoxProps extends Omit<ComponentProps<'div'>, 'children'>, DateEntryProps {
  value: DateRange;
  labelId: string;
  /** Begins the names under which a form submits both days; or the two names. */
  name: string | Readonly<Record<keyof DateRange, string>> | undefined;
  onClear: () => void;
}

const boxButton =
  'flex h-7 w-6 shrink-0 items-center justify-center rounded-sm text-faint hover:bg-ink/6 hover:text-ink disabled:pointer-events-none [&_svg]:size-4';

/** Both entries, with the buttons that clear them and open the calendar. */
export function DateRangeBox({
  control,
  size,
  entries,
  words,
  disabled,
  required,
  form,
  startInput,
  endInput,
  onOpen,
  value,
  labelId,
  name,
  onClear,
  ...props
}: DateRangeBoxProps) {
  const entry = { control, size, entries, words, disabled, required, form, startInput, endInput, onOpen };
  const names = typeof name === 'string' ? { start: `${name}.start`, end: `${name}.end` } : name;
  const isFilled = sides.some((side) => entries.textOf(side) !== '');
  return (
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
            <DateEntry side={side} {...entry} />
            {names ? (
              <input type="hidden" name={names[side]} value={value[side] ?? ''} {...{ form, disabled }} />
            ) : null}
          </Fragment>
        ))}
        <BoxButtons words={words} disabled={disabled} onClear={isFilled && !disabled ? onClear : undefined} />
      </div>
    </RadixPopover.Anchor>
  );
}

interface BoxButtonsProps extends Pick<DateEntryProps, 'words' | 'disabled'> {
  /** Without it there is nothing to clear. */
  onClear: (() => void) | undefined;
}

function BoxButtons({ words, disabled, onClear }: BoxButtonsProps) {
  return (
    <>
      {onClear ? (
        <button
          type="button"
          data-slot="date-range-field-clear"
          aria-label={words.clear}
          onClick={onClear}
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
    </>
  );
}

function DateEntry({
  side,
  control: { id, 'aria-invalid': invalid, ...control },
  size,
  entries,
  words,
  startInput,
  endInput,
  onOpen,
  ...props
}: DateEntryProps & { side: keyof DateRange }) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') entries.apply(side);
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <input
      ref={side === 'start' ? startInput : endInput}
      data-slot="date-range-field-entry"
      type="text"
      autoComplete="off"
      spellCheck={false}
      {...control}
      id={side === 'start' ? id : undefined}
      aria-label={words[side]}
      aria-invalid={entries.problem ? entries.problem.side === side || undefined : invalid}
      placeholder={entries.placeholder}
      // As wide as its text, so that the dash is close to both dates.
      size={entries.placeholder.length}
      {...props}
      className={cn(
        controlInput,
        'field-sizing-content self-stretch px-1.5 tabular-nums first:ps-3 placeholder:text-faint',
        side === 'start' ? 'flex-initial' : 'flex-auto',
        size === 'xs' && 'first:ps-2',
      )}
      value={entries.textOf(side)}
      onChange={(event) => entries.type(side, event.target.value)}
      onBlur={() => entries.apply(side)}
      onKeyDown={handleKeyDown}
    />
  );
}
