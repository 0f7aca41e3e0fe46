'use client';

import { useCalendars, useDatePickerState, useDaysPropGetters, type DPDay } from '@rehookify/datepicker';
import { useState, type MouseEvent } from 'react';
import { gregorian, weekStartOf } from './date-format.ts';
import type { DateRange } from './date-range.ts';
import { clampDate, fromLocalDate, toLocalDate, type IsoDate } from './iso-date.ts';

export interface RangeCalendarOptions {
  value: DateRange;
  /** Called once both days are chosen, the earlier one first. */
  onRangeChoose: (range: DateRange) => void;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  today: IsoDate;
  locale: string;
}

export type RangePart = 'single' | 'start' | 'middle' | 'end';

/** One cell of the grid. */
export interface CalendarDay {
  date: IsoDate;
  /** The day of the month in the digits of the language. */
  text: string;
  /** Its place in the range that is chosen, or that would be if this were the last day. */
  part: RangePart | undefined;
  /** Whether the range is only one that would be. */
  preview: boolean;
  selected: boolean;
  disabled: boolean;
  outside: boolean;
  choose: (event: MouseEvent<HTMLElement>) => void;
  /** Draws the range up to this day while its end is not chosen. */
  point: () => void;
}

const parts: Partial<Record<DPDay['range'], RangePart>> = {
  'range-start': 'start',
  'range-end': 'end',
  'range-start range-end': 'single',
  'in-range': 'middle',
  'will-be-in-range': 'middle',
  'will-be-range-start': 'start',
  'will-be-range-end': 'end',
};

/** The month around the focused day, and the choosing of two days in it. */
export function useRangeCalendar({ value, onRangeChoose, min, max, today, locale }: RangeCalendarOptions) {
  const [picked, setPicked] = useState(() => [value.start, value.end].filter((day) => day !== null));
  const [focused, setFocused] = useState(() => clampDate(value.start ?? value.end ?? today, min, max));
  const state = useDatePickerState({
    selectedDates: picked.map(toLocalDate),
    onDatesChange: (dates) => {
      const [start, end] = dates.map(fromLocalDate);
      setPicked([start, end].filter((day) => day !== undefined));
      if (start && end) onRangeChoose({ start, end });
    },
    offsetDate: toLocalDate(focused),
    calendar: { startDay: weekStartOf(locale) },
    dates: {
      mode: 'range',
      selectSameDate: true,
      ...(min ? { minDate: toLocalDate(min) } : {}),
      ...(max ? { maxDate: toLocalDate(max) } : {}),
    },
    locale: { locale: gregorian(locale), day: 'numeric' },
  });
  const { calendars } = useCalendars(state);
  const { dayButton } = useDaysPropGetters(state);
  const { rangeEnd } = state.state;
  const first = picked[0];
  // A range that would end where it began is a single day.
  const single = picked.length === 1 && (!rangeEnd || fromLocalDate(rangeEnd) === first);

  const days = (calendars[0]?.days ?? []).map((day): CalendarDay => {
    const date = fromLocalDate(day.$date);
    return {
      date,
      text: day.day,
      part: single ? (date === first ? 'single' : undefined) : parts[day.range],
      preview: !single && day.range.startsWith('will-be'),
      selected: day.selected || day.range === 'in-range',
      disabled: day.disabled,
      outside: !day.inCurrentMonth,
      choose: (event) => dayButton(day).onClick?.(event),
      point: () => {
        if (picked.length === 1 && !day.disabled) state.dispatch({ type: 'SET_RANGE_END', date: day.$date });
      },
    };
  });

  return {
    days,
    focused,
    /** Moves to that day, or as near as is allowed, and shows its month. */
    focus: (date: IsoDate) => setFocused(clampDate(date, min, max)),
  };
}
