'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ComponentProps } from 'react';
import { tellChange, type ChangeHandler } from '../../lib/change-details.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { calendarMessages, type CalendarMessages } from './calendar.messages.ts';
import type { IsoDate } from './iso-date.ts';
import { MonthGrid } from './month-grid.tsx';
import { useToday } from './use-today.ts';

/** All days from `start` to `end`, both included. Null stands for an open start or end. */
export interface DateRange {
  start: IsoDate | null;
  end: IsoDate | null;
}

interface SharedProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onSelect'> {
  /** The first day that can be selected. */
  min?: IsoDate | undefined;
  /** The last day that can be selected. */
  max?: IsoDate | undefined;
  /** The day that is marked as today. @default the current day */
  today?: IsoDate | undefined;
  /** BCP 47 language tag: sets the names of months and days, the first day of the week and the digits. @default the locale of the provider */
  locale?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<CalendarMessages> | undefined;
}

export interface SingleCalendarProps extends SharedProps {
  /** `single` selects one day, `range` the first and the last day of a range. @default 'single' */
  mode?: 'single' | undefined;
  /** The selected day as `YYYY-MM-DD`, or null (controlled). */
  value?: IsoDate | null | undefined;
  /** The initially selected day (uncontrolled). @default null */
  defaultValue?: IsoDate | null | undefined;
  /** Called with the next selected day. `details` hold the event, and `details.cancel()` prevents the change. */
  onValueChange?: ChangeHandler<IsoDate> | undefined;
}

export interface RangeCalendarProps extends SharedProps {
  /** Selects the first and the last day of a range. */
  mode: 'range';
  /** The selected range (controlled). */
  value?: DateRange | undefined;
  /** The initially selected range (uncontrolled). @default { start: null, end: null } */
  defaultValue?: DateRange | undefined;
  /** Called as soon as both ends are selected. `details` hold the event, and `details.cancel()` prevents the change. */
  onValueChange?: ChangeHandler<DateRange> | undefined;
}

export type CalendarProps = SingleCalendarProps | RangeCalendarProps;

const noRange: DateRange = { start: null, end: null };

/** Shows a month. The user selects a day or a range of days with the pointer or with keys. */
export function Calendar(props: CalendarProps) {
  return props.mode === 'range' ? <RangeCalendar {...props} /> : <SingleCalendar {...props} />;
}

function SingleCalendar({ value: givenValue, defaultValue = null, onValueChange, ...props }: SingleCalendarProps) {
  const [value, setValue] = useControllableState<IsoDate | null>({ prop: givenValue, defaultProp: defaultValue });
  return (
    <MonthGrid
      selected={value ? [value] : []}
      onSelect={([date], event) => {
        if (date && tellChange(onValueChange, date, { reason: 'none', event })) setValue(date);
      }}
      {...useShared(props)}
      mode="single"
    />
  );
}

function RangeCalendar({ value: givenValue, defaultValue = noRange, onValueChange, ...props }: RangeCalendarProps) {
  const [value, setValue] = useControllableState<DateRange>({ prop: givenValue, defaultProp: defaultValue });
  return (
    <MonthGrid
      selected={[value.start, value.end].filter((day) => day !== null)}
      onSelect={([start = null, end = null], event) => {
        if (tellChange(onValueChange, { start, end }, { reason: 'none', event })) setValue({ start, end });
      }}
      {...useShared(props)}
      mode="range"
    />
  );
}

/** The props of both modes, with the defaults from the provider and the clock. */
function useShared<Props extends SharedProps>({ messages, locale, today, min, max, ...props }: Props) {
  const words = useMessages('calendar', calendarMessages, messages);
  const format = useFormat();
  const currentDay = useToday();
  return { ...props, words, locale: locale ?? format.locale, today: today ?? currentDay, min, max };
}
