'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useState, type ComponentProps } from 'react';
import { tellChange, type ChangeHandler } from '../../lib/change-details.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { calendarMessages, type CalendarMessages } from './calendar.messages.ts';
import { fromLocalDate, type IsoDate } from './iso-date.ts';
import { MonthGrid } from './month-grid.tsx';

/** All days from the start to the end. A null end is open. */
export interface DateRange {
  start: IsoDate | null;
  end: IsoDate | null;
}

interface SharedProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onSelect'> {
  /** First day that can be chosen. */
  min?: IsoDate | undefined;
  /** Last day that can be chosen. */
  max?: IsoDate | undefined;
  /** The day that is marked as today. @default the current day */
  today?: IsoDate | undefined;
  /** BCP 47: the language of the months, the week and the digits. @default that of the provider */
  locale?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<CalendarMessages> | undefined;
}

export interface SingleCalendarProps extends SharedProps {
  /** `range` chooses two days. @default 'single' */
  mode?: 'single' | undefined;
  /** The chosen day as `YYYY-MM-DD`, if the caller holds it; null for none. */
  value?: IsoDate | null | undefined;
  /** The day at first. @default null */
  defaultValue?: IsoDate | null | undefined;
  /** Called with the day that is to be chosen. `details` tell the event, and their `cancel` refuses. */
  onValueChange?: ChangeHandler<IsoDate> | undefined;
}

export interface RangeCalendarProps extends SharedProps {
  /** Chooses the first and the last day of a range. */
  mode: 'range';
  /** The chosen range, if the caller holds it. */
  value?: DateRange | undefined;
  /** The range at first. @default { start: null, end: null } */
  defaultValue?: DateRange | undefined;
  /** Called with a range once both its days are chosen, the earlier one first. `details` tell the event, and their `cancel` refuses. */
  onValueChange?: ChangeHandler<DateRange> | undefined;
}

export type CalendarProps = SingleCalendarProps | RangeCalendarProps;

const noRange: DateRange = { start: null, end: null };

/** A month in which a day or a range of days is chosen by pointer or by keys. */
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

/** What both modes take from the provider and the clock. */
function useShared<Props extends SharedProps>({ messages, locale, today, min, max, ...props }: Props) {
  const words = useMessages('calendar', calendarMessages, messages);
  const format = useFormat();
  const [drawnOn] = useState(() => fromLocalDate(new Date()));
  return { ...props, words, locale: locale ?? format.locale, today: today ?? drawnOn, min, max };
}
