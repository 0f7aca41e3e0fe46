'use client';

import { useCalendars, useDatePickerState, useDaysPropGetters, type DPDay } from '@rehookify/datepicker';
import { useRef, useState, type MouseEvent } from 'react';
import { gregorian, weekStartOf } from './date-format.ts';
import { clampDate, fromLocalDate, toLocalDate, type IsoDate } from './iso-date.ts';

export interface CalendarOptions {
  /** Whether one day is chosen, or the first and the last day of a range. */
  mode: 'single' | 'range';
  /** The chosen days: none, one, or the first and the last of a range. */
  selected: readonly IsoDate[];
  /** Called with one day, or with both ends of a range once both are chosen, the earlier one first. */
  onSelect: (days: readonly IsoDate[], event: Event | undefined) => void;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  today: IsoDate;
  /** BCP 47. */
  locale: string;
}

export type RangePart = 'single' | 'start' | 'middle' | 'end';

/** One cell of the grid. */
export interface CalendarDay {
  date: IsoDate;
  /** The day of the month in the digits of the language. */
  text: string;
  /** Its position in the chosen range, or in the preview of the range while its end is not chosen. */
  part: RangePart | undefined;
  /** Whether the range is only a preview. */
  preview: boolean;
  selected: boolean;
  disabled: boolean;
  /** Whether it belongs to the previous or the next month. */
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

/** The month around the focused day, and the choice of days in it. */
export function useCalendar({ mode, selected, onSelect, min, max, today, locale }: CalendarOptions) {
  /** The chosen end of a range whose other end is not chosen yet. */
  const [pending, setPending] = useState<IsoDate>();
  const [focused, setFocused] = useState(() => clampDate(selected[0] ?? today, min, max));
  const days = pending ? [pending] : selected;
  const press = useRef<Event>(undefined);
  const state = useDatePickerState({
    selectedDates: days.map(toLocalDate),
    onDatesChange: (dates) => {
      const chosen = dates.map(fromLocalDate);
      const isWhole = mode === 'single' || chosen.length === 2;
      setPending(isWhole ? undefined : chosen[0]);
      if (isWhole) onSelect(chosen, press.current);
    },
    offsetDate: toLocalDate(focused),
    calendar: { startDay: weekStartOf(locale) },
    dates: {
      mode,
      selectSameDate: true,
      ...(min ? { minDate: toLocalDate(min) } : {}),
      ...(max ? { maxDate: toLocalDate(max) } : {}),
    },
    locale: { locale: gregorian(locale), day: 'numeric' },
  });
  const { calendars } = useCalendars(state);
  const { dayButton } = useDaysPropGetters(state);
  const { rangeEnd } = state.state;
  const first = days[0];
  // A range with both ends on one day is a single day.
  const isOneDay = days.length === 1 && (!rangeEnd || fromLocalDate(rangeEnd) === first);

  const toCell = (day: DPDay): CalendarDay => {
    const date = fromLocalDate(day.$date);
    return {
      date,
      text: day.day,
      part: isOneDay ? (date === first ? 'single' : undefined) : parts[day.range],
      preview: !isOneDay && day.range.startsWith('will-be'),
      selected: day.selected || day.range === 'in-range',
      disabled: day.disabled,
      outside: !day.inCurrentMonth,
      choose: (event) => {
        press.current = event.nativeEvent;
        dayButton(day).onClick?.(event);
      },
      point: () => {
        if (pending && !day.disabled) state.dispatch({ type: 'SET_RANGE_END', date: day.$date });
      },
    };
  };

  return {
    days: (calendars[0]?.days ?? []).map(toCell),
    focused,
    /** Moves to that day, or to the nearest allowed one, and shows its month. */
    focus: (date: IsoDate) => setFocused(clampDate(date, min, max)),
  };
}
