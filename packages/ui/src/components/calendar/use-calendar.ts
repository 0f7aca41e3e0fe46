'use client';

import { useCalendars, useDatePickerState, useDaysPropGetters, type DPDay } from '@rehookify/datepicker';
import { useRef, useState, type MouseEvent } from 'react';
import { gregorian, weekStartOf } from './date-format.ts';
import { fromLocalDate, toLocalDate, type IsoDate } from './iso-date.ts';
import { useFocusedDay } from './use-focused-day.ts';

export interface CalendarOptions {
  /** Whether the user selects one day, or the first and the last day of a range. */
  mode: 'single' | 'range';
  /** The selected days: none, one, or the first and the last of a range. */
  selected: readonly IsoDate[];
  /** Called with one day, or with both ends of a range as soon as both are selected, the earlier one first. */
  onSelect: (days: readonly IsoDate[], event: Event | undefined) => void;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  today: IsoDate;
  /** BCP 47 language tag. */
  locale: string;
}

/** The position of a day in a range. `single` is the only day of a range. */
export type RangePart = 'single' | 'start' | 'middle' | 'end';

/** One cell of the grid. */
export interface CalendarDay {
  date: IsoDate;
  /** The day of the month in the digits of the language. */
  text: string;
  /** The position in the selected range, or in the preview while the second end is not selected. */
  part: RangePart | undefined;
  /** Whether `part` belongs to the preview. */
  preview: boolean;
  selected: boolean;
  disabled: boolean;
  /** Whether the day belongs to the previous or the next month. */
  outside: boolean;
  /** Selects the day. */
  choose: (event: MouseEvent<HTMLElement>) => void;
  /** Ends the preview of the range at this day, while the second end is not selected. */
  point: () => void;
}

const rangeParts: Partial<Record<DPDay['range'], RangePart>> = {
  'range-start': 'start',
  'range-end': 'end',
  'range-start range-end': 'single',
  'in-range': 'middle',
  'will-be-in-range': 'middle',
  'will-be-range-start': 'start',
  'will-be-range-end': 'end',
};

/** The days of the month of the focused day, and the selection of days. */
export function useCalendar({ mode, selected, onSelect, min, max, today, locale }: CalendarOptions) {
  /** The selected end of a range whose second end is not selected yet. */
  const [pending, setPending] = useState<IsoDate>();
  const { focused, focus, markChosen } = useFocusedDay({ selected, min, max, today });
  const selectedDays = pending ? [pending] : selected;
  /** The event that selects a day: the library does not pass it on. */
  const selectEvent = useRef<Event>(undefined);
  const state = useDatePickerState({
    selectedDates: selectedDays.map(toLocalDate),
    onDatesChange: (dates) => {
      const chosen = dates.map(fromLocalDate);
      const isComplete = mode === 'single' || chosen.length === 2;
      setPending(isComplete ? undefined : chosen[0]);
      if (!isComplete) return;
      markChosen(chosen);
      onSelect(chosen, selectEvent.current);
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
  const first = selectedDays[0];
  // A range with both ends on one day is a single day.
  const isOneDay = selectedDays.length === 1 && (!rangeEnd || fromLocalDate(rangeEnd) === first);

  const toCell = (day: DPDay): CalendarDay => {
    const date = fromLocalDate(day.$date);
    return {
      date,
      text: day.day,
      part: isOneDay ? (date === first ? 'single' : undefined) : rangeParts[day.range],
      preview: !isOneDay && day.range.startsWith('will-be'),
      selected: day.selected || day.range === 'in-range',
      disabled: day.disabled,
      outside: !day.inCurrentMonth,
      choose: (event) => {
        selectEvent.current = event.nativeEvent;
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
    focus,
  };
}
