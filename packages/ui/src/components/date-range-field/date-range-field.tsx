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
  /** The range initially and after a form reset (uncontrolled). @default { start: null, end: null } */
  defaultValue?: DateRange | undefined;
  /** Named ranges beside the calendar. A range is cut off at `min` and `max`, and disabled if it is outside of them. @default [] */
  presets?: readonly DateRangePreset[] | undefined;
  /** Whether both days are required: marks the label with an asterisk, and an empty entry blocks submission. @default false */
  required?: boolean | undefined;
  /** The id of the entry for the start. */
  id?: string | undefined;
  /** Goes to the field; `ref` and all other props go to the box around both entries. */
  className?: string | undefined;
}

/** A field for a range of days, typed or selected in a calendar. The start is never after the end. Also available as parts. */
export function DateRangeField({
  size,
  value,
  defaultValue,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
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
      {...{ open, defaultOpen, onOpenChange }}
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
