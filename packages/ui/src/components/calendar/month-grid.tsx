/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-redundant-roles -- a grid is a table whose cells take the focus */
'use client';

import { useId, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '../../lib/cn.ts';
import type { CalendarMessages } from './calendar.messages.ts';
import { gregorian, weekStartOf } from './date-format.ts';
import { DayCell } from './day-cell.tsx';
import { moves } from './day-moves.ts';
import { toLocalDate, type IsoDate } from './iso-date.ts';
import { MonthHeading } from './month-heading.tsx';
import { useCalendar, type CalendarDay, type CalendarOptions } from './use-calendar.ts';

export interface MonthGridProps extends CalendarOptions, Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The accessible names of the two buttons. */
  words: CalendarMessages;
}

/** A month as a grid of days, between two buttons that change the month. */
export function MonthGrid({
  words,
  mode,
  selected,
  onSelect,
  min,
  max,
  today,
  locale,
  className,
  ...props
}: MonthGridProps) {
  const captionId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const { days, focused, focus } = useCalendar({ mode, selected, onSelect, min, max, today, locale });
  const dayName = new Intl.DateTimeFormat(gregorian(locale), { dateStyle: 'full' });
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const moveTo = (date: IsoDate) => {
    flushSync(() => focus(date));
    focusDay(grid.current);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => selectOrMove(event, focused, locale, moveTo);
  return (
    <div data-slot="calendar" className={cn('flex w-fit flex-col gap-1', className)} {...props}>
      <MonthHeading captionId={captionId} {...{ words, focused, focus, min, max, locale }} />
      <table
        ref={grid}
        role="grid"
        aria-labelledby={captionId}
        aria-multiselectable={mode === 'range' || undefined}
        data-slot="calendar-grid"
        className="border-separate border-spacing-x-0 border-spacing-y-0.5"
      >
        <WeekdayRow locale={locale} week={days.slice(0, 7)} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <DayCell
                  key={day.date}
                  {...day}
                  label={dayName.format(toLocalDate(day.date))}
                  isFocused={day.date === focused}
                  isToday={day.date === today}
                  onChoose={moveTo}
                  onKeyDown={handleKeyDown}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Enter and Space select the focused day. The keys of `moves` move the focus to another day. */
function selectOrMove(
  event: KeyboardEvent<HTMLElement>,
  focused: IsoDate,
  locale: string,
  moveTo: (date: IsoDate) => void,
) {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    event.currentTarget.click();
    return;
  }
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  moveTo(move(focused, { weekStart: weekStartOf(locale), forward, shift: event.shiftKey }));
}

function WeekdayRow({ locale, week }: { locale: string; week: readonly CalendarDay[] }) {
  return (
    <thead>
      <tr>
        {weekdayNames(locale, week).map(({ short, long }) => (
          <th key={long} scope="col" abbr={long} className="size-9 p-0 text-2xs font-normal text-faint">
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The names of the days of a week: short ones, or narrow ones if a short name is longer than four characters. */
function weekdayNames(locale: string, week: readonly CalendarDay[]) {
  const namesOfWidth = (weekday: 'long' | 'short' | 'narrow') => {
    const formatter = new Intl.DateTimeFormat(locale, { weekday });
    return week.map(({ date }) => formatter.format(toLocalDate(date)));
  };
  const shortNames = namesOfWidth('short');
  const visibleNames = shortNames.every((name) => name.length <= 4) ? shortNames : namesOfWidth('narrow');
  return namesOfWidth('long').map((long, day) => ({ long, short: visibleNames[day] }));
}

/** Focuses the day in the tab order: only one day of the grid has `tabIndex` 0. */
export function focusDay(container: Element | null) {
  container?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
}
