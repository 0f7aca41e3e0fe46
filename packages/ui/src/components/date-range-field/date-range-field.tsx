'use client';

import type { ComponentProps } from 'react';
import { FieldLine, useFieldLine, type FieldProps } from '../form-field/form-field.tsx';
import { divideFieldProps } from '../form-field/frame-props.ts';
import { DateRangeFieldCalendar, DateRangeFieldContent, DateRangeFieldPresets } from './date-range-field-content.tsx';
import {
  DateRangeFieldClear,
  DateRangeFieldControl,
  DateRangeFieldEntry,
  DateRangeFieldTrigger,
} from './date-range-field-parts.tsx';
import { DateRangeFieldRoot, type DateRangeFieldRootProps } from './date-range-field-root.tsx';
import type { DateRange } from '../calendar/calendar.tsx';
import type { DateRangePreset } from './date-range.ts';

type OwnRootProps = Omit<
  DateRangeFieldRootProps,
  keyof ComponentProps<'div'> | 'asChild' | 'controlId' | 'describedBy' | 'invalid' | 'problem' | 'dirty' | 'filled'
>;

export interface DateRangeFieldProps
  extends FieldProps, OwnRootProps, Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The range at first, and after the form was reset. @default { start: null, end: null } */
  defaultValue?: DateRange | undefined;
  /** Named ranges, shown beside the calendar. @default [] */
  presets?: readonly DateRangePreset[] | undefined;
  /** A form is not submitted without both days. @default false */
  required?: boolean | undefined;
  /** The id of the input for the start. */
  id?: string | undefined;
  /** Goes to the field; `ref` and all other props go to the box around both entries. */
  className?: string | undefined;
}

/** Two days, typed or chosen in a calendar; the start is never after the end. Also as parts. */
export function DateRangeField({
  size,
  value,
  defaultValue,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  onOpenChangeComplete,
  min,
  max,
  presets = [],
  locale,
  today,
  messages,
  name,
  form,
  ...props
}: DateRangeFieldProps) {
  const [frame, control] = divideFieldProps(props);
  const [root, line] = useFieldLine(frame);
  return (
    <DateRangeFieldRoot
      {...{ value, defaultValue, onValueChange, min, max, locale, today, messages }}
      {...{ open, defaultOpen, onOpenChange, onOpenChangeComplete }}
      {...{ size, name, form }}
      {...root}
    >
      <FieldLine {...line}>
        <DateRangeFieldControl {...control}>
          <DateRangeFieldEntry side="start" />
          <span aria-hidden className="text-faint">
            –
          </span>
          <DateRangeFieldEntry side="end" />
          <DateRangeFieldClear />
          <DateRangeFieldTrigger />
        </DateRangeFieldControl>
        <DateRangeFieldContent>
          {presets.length > 0 ? <DateRangeFieldPresets presets={presets} /> : null}
          <DateRangeFieldCalendar />
        </DateRangeFieldContent>
      </FieldLine>
    </DateRangeFieldRoot>
  );
}

DateRangeField.Root = DateRangeFieldRoot;
DateRangeField.Control = DateRangeFieldControl;
DateRangeField.Entry = DateRangeFieldEntry;
DateRangeField.Clear = DateRangeFieldClear;
DateRangeField.Trigger = DateRangeFieldTrigger;
DateRangeField.Content = DateRangeFieldContent;
DateRangeField.Presets = DateRangeFieldPresets;
DateRangeField.Calendar = DateRangeFieldCalendar;
