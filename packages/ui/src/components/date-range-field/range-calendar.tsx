/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-redundant-roles -- a grid is a table whose cells take the focus */
'use client';

import { useId, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { ChevronLeft, ChevronRight } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { dayVariants, monthButton } from './calendar.variants.ts';
import { gregorian, weekStartOf } from './date-format.ts';
import type { DateRangeTexts } from './date-range-texts.ts';
import { addDays, addMonths, startOfWeek, toLocalDate, type IsoDate } from './iso-date.ts';
import { useRangeCalendar, type CalendarDay, type RangeCalendarOptions } from './use-range-calendar.ts';

interface RangeCalendarProps extends RangeCalendarOptions {
  texts: DateRangeTexts;
}

interface Move {
  /** The day that begins a week, from Sunday, 0, to Saturday, 6. */
  weekStart: number;
  /** 1 where the days of a week run to the right, -1 where they run to the left. */
  forward: 1 | -1;
  shift: boolean;
}

/** Where each key moves from a day, as in the date grid of the ARIA Authoring Practices. */
const moves: Record<string, (date: IsoDate, move: Move) => IsoDate> = {
  ArrowRight: (date, { forward }) => addDays(date, forward),
  ArrowLeft: (date, { forward }) => addDays(date, -forward),
  ArrowDown: (date) => addDays(date, 7),
  ArrowUp: (date) => addDays(date, -7),
  Home: (date, { weekStart }) => startOfWeek(date, weekStart),
  End: (date, { weekStart }) => addDays(startOfWeek(date, weekStart), 6),
  PageDown: (date, { shift }) => addMonths(date, shift ? 12 : 1),
  PageUp: (date, { shift }) => addMonths(date, shift ? -12 : -1),
};

const monthOf = (date: IsoDate) => date.slice(0, 7);

/** A month as a grid in which the first and the last day of a range are chosen. */
export function RangeCalendar({ texts, ...options }: RangeCalendarProps) {
  const { min, max, today, locale } = options;
  const captionId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const { days, focused, focus } = useRangeCalendar(options);
  const caption = new Intl.DateTimeFormat(gregorian(locale), { month: 'long', year: 'numeric' });
  const dayName = new Intl.DateTimeFormat(gregorian(locale), { dateStyle: 'full' });
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));

  const moveTo = (date: IsoDate) => {
    flushSync(() => focus(date));
    focusTheDay(grid.current);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
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
  };

  return (
    <div data-slot="date-range-field-calendar" className="flex flex-col gap-1">
      <div className="flex items-center justify-between">
        <button
          type="button"
          data-slot="date-range-field-previous"
          aria-label={texts.previousMonth}
          disabled={min !== undefined && monthOf(focused) <= monthOf(min)}
          onClick={() => focus(addMonths(focused, -1))}
          className={monthButton}
        >
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        </button>
        <h2 id={captionId} aria-live="polite" className="text-sm font-medium">
          {caption.format(toLocalDate(focused))}
        </h2>
        <button
          type="button"
          data-slot="date-range-field-next"
          aria-label={texts.nextMonth}
          disabled={max !== undefined && monthOf(focused) >= monthOf(max)}
          onClick={() => focus(addMonths(focused, 1))}
          className={monthButton}
        >
          <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </button>
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby={captionId}
        aria-multiselectable
        data-slot="date-range-field-grid"
        style={{ borderCollapse: 'separate', borderSpacing: '0 0.125rem' }}
      >
        <thead>
          <tr>
            {weekdayNames(locale, days.slice(0, 7)).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className="size-9 p-0 text-2xs font-normal text-faint">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map(({ date, text, part, preview, selected, disabled, outside, choose, point }) => (
                <td
                  key={date}
                  role="gridcell"
                  tabIndex={disabled ? undefined : date === focused ? 0 : -1}
                  aria-label={dayName.format(toLocalDate(date))}
                  aria-selected={selected}
                  aria-disabled={disabled || undefined}
                  aria-current={date === today ? 'date' : undefined}
                  data-slot="date-range-field-day"
                  data-range={part}
                  data-preview={preview ? '' : undefined}
                  data-outside={outside ? '' : undefined}
                  className={cn(dayVariants({ part, preview }))}
                  onClick={(event) => {
                    if (disabled) return;
                    moveTo(date);
                    choose(event);
                  }}
                  // A press on a day that cannot be chosen must not take the focus out of the grid.
                  onMouseDown={disabled ? (event) => event.preventDefault() : undefined}
                  onFocus={point}
                  onPointerEnter={point}
                  onKeyDown={handleKeyDown}
                >
                  <span className="relative flex size-9 items-center justify-center rounded-md">
                    {text}
                    {date === today ? (
                      <span aria-hidden className="absolute bottom-1 size-1 rounded-full border-2 border-current" />
                    ) : null}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the days of a week are called: in three letters where the language has such names, else in one. */
function weekdayNames(locale: string, week: readonly CalendarDay[]) {
  const inWidth = (weekday: 'long' | 'short' | 'narrow') => {
    const writer = new Intl.DateTimeFormat(locale, { weekday });
    return week.map(({ date }) => writer.format(toLocalDate(date)));
  };
  const short = inWidth('short').every((name) => name.length <= 4) ? inWidth('short') : inWidth('narrow');
  return inWidth('long').map((long, day) => ({ long, short: short[day] }));
}

/** Puts the focus on the day that Tab would reach. */
export function focusTheDay(container: Element | null) {
  container?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
}
