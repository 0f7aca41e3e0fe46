'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import { Primitive } from '@radix-ui/react-primitive';
import { use, type ComponentProps, type KeyboardEvent } from 'react';
import { Calendar as CalendarIcon, X } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { FieldContext, useFieldControl } from '../field/field-context.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import { useDateRangeField } from './date-range-field-root.tsx';
import { sides, type Side } from './use-date-entries.ts';

/** The box around both entries and the buttons. The calendar opens below it. */
export function DateRangeFieldControl({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  const { size } = useDateRangeField('Control');
  return (
    <RadixPopover.Anchor asChild>
      <Primitive.div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset with a minimum height does not center its content
        role="group"
        aria-labelledby={use(FieldContext)?.labelId}
        data-slot="date-range-field-control"
        data-size={size}
        className={cn(controlVariants({ size }), 'pe-1', className)}
        {...props}
      />
    </RadixPopover.Anchor>
  );
}

export interface DateRangeFieldEntryProps extends Omit<
  ComponentProps<typeof Primitive.input>,
  'size' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'name' | 'form'
> {
  /** Whether the entry is the start or the end of the range. */
  side: Side;
}

/** The text input for one day, and the hidden input that submits it. The caller's handlers run first. */
export function DateRangeFieldEntry({
  side,
  className,
  ref,
  disabled: _disabled,
  onChange,
  onBlur,
  onKeyDown,
  ...props
}: DateRangeFieldEntryProps) {
  const { entries, inputs, value, size, disabled, names, form, words, openCalendar } = useDateRangeField('Entry');
  const { id, 'aria-invalid': invalid, ...control } = useFieldControl({ ...props, disabled });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') entries.apply(side, { reason: 'keyboard', event: event.nativeEvent });
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    openCalendar(event.nativeEvent);
  };
  return (
    <>
      <Primitive.input
        ref={useComposedRefs(inputs[side], ref)}
        data-slot="date-range-field-entry"
        data-side={side}
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={words[side]}
        {...control}
        // The label of the field refers to the first entry.
        id={side === 'start' ? id : props.id}
        aria-required={control.required || undefined}
        aria-invalid={entries.problem ? entries.problem.side === side || undefined : invalid}
        placeholder={entries.placeholder}
        // As wide as the placeholder, so that the dash is close to both dates.
        size={entries.placeholder.length}
        form={form}
        className={cn(
          controlInput,
          'field-sizing-content self-stretch px-1.5 tabular-nums first:ps-3 placeholder:text-faint',
          side === 'start' ? 'flex-initial' : 'flex-auto',
          size === 'xs' && 'first:ps-2',
          className,
        )}
        value={entries.textOf(side)}
        onChange={(event) => {
          onChange?.(event);
          entries.type(side, event.target.value);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          entries.apply(side, { reason: 'input-blur', event: event.nativeEvent });
        }}
        onKeyDown={handleKeyDown}
      />
      {names ? <input type="hidden" name={names[side]} value={value[side] ?? ''} {...{ form, disabled }} /> : null}
    </>
  );
}

const boxButtonClasses =
  'flex h-7 w-6 shrink-0 items-center justify-center rounded-sm text-faint hover:bg-ink/6 hover:text-ink disabled:pointer-events-none [&_svg]:size-4';

/** The button that clears both dates. Rendered only if an entry has text and the field is enabled. */
export function DateRangeFieldClear({ className, children, onClick, ...props }: ComponentProps<'button'>) {
  const { entries, disabled, words, clear } = useDateRangeField('Clear');
  if (disabled || sides.every((side) => entries.textOf(side) === '')) return null;
  return (
    <button
      type="button"
      data-slot="date-range-field-clear"
      aria-label={children ? undefined : words.clear}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) clear(event.nativeEvent);
      }}
      className={cn(boxButtonClasses, className)}
      {...props}
    >
      {children ?? <X aria-hidden />}
    </button>
  );
}

/** The button that opens the calendar. With `asChild`, it is the single child. */
export function DateRangeFieldTrigger({
  className,
  children,
  asChild = false,
  ...props
}: ComponentProps<typeof RadixPopover.Trigger>) {
  const { disabled, words, causes } = useDateRangeField('Trigger');
  return (
    <RadixPopover.Trigger
      data-slot="date-range-field-trigger"
      aria-label={children ? undefined : words.open}
      disabled={disabled}
      asChild={asChild}
      className={cn(!asChild && boxButtonClasses, className)}
      {...mergeHandlers(props, causes.trigger)}
    >
      {children ?? <CalendarIcon aria-hidden />}
    </RadixPopover.Trigger>
  );
}
