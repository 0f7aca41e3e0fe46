/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-redundant-roles -- a grid is a table whose cells take the focus */
'use client';

import { cva } from 'class-variance-authority';
import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ChevronLeft, ChevronRight } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import type { CalendarMessages } from './calendar.messages.ts';
import { gregorian, weekStartOf } from './date-format.ts';
import { moves } from './day-moves.ts';
import { addMonths, toLocalDate, type IsoDate } from './iso-date.ts';
import { useCalendar, type CalendarDay, type CalendarOptions } from './use-calendar.ts';

/** A day. The range is a band behind the days, its ends are filled; in forced colors, lines show it. */
const dayVariants = cva(
  [
    'group/day cursor-pointer p-0 text-sm tabular-nums select-none first:rounded-s-md last:rounded-e-md focus-visible:rounded-md focus-visible:outline-offset-1',
    'data-outside:text-faint aria-disabled:cursor-default aria-disabled:text-faint aria-disabled:opacity-60',
    'forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-disabled:opacity-100',
  ],
  {
    variants: {
      part: {
        single: '',
        start: 'rounded-s-md bg-accent-soft',
        middle: 'bg-accent-soft forced-colors:border-y-2 forced-colors:border-[Highlight]',
        end: 'rounded-e-md bg-accent-soft',
      },
    },
    compoundVariants: [
      {
        part: ['single', 'start', 'end'],
        className: 'text-on-accent data-outside:text-on-accent *:bg-accent forced-colors:*:system-selected',
      },
    ],
  },
);

const monthOf = (date: IsoDate) => date.slice(0, 7);

export interface MonthGridProps extends CalendarOptions, Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The words of the two buttons. */
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
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => pressOrMove(event, focused, locale, moveTo);
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

/** Enter and Space press the day; arrows and page keys move from it. */
function pressOrMove(
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

interface MonthHeadingProps extends Pick<MonthGridProps, 'words' | 'min' | 'max' | 'locale'> {
  captionId: string;
  focused: IsoDate;
  focus: (date: IsoDate) => void;
}

/** The name of the month between the buttons that change it. */
function MonthHeading({ captionId, words, focused, focus, min, max, locale }: MonthHeadingProps) {
  const caption = new Intl.DateTimeFormat(gregorian(locale), { month: 'long', year: 'numeric' });
  return (
    <div className="flex items-center justify-between">
      <MonthButton
        slot="calendar-previous"
        label={words.previousMonth}
        disabled={min !== undefined && monthOf(focused) <= monthOf(min)}
        onClick={() => focus(addMonths(focused, -1))}
      >
        <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      </MonthButton>
      <h2 id={captionId} aria-live="polite" className="text-sm font-medium">
        {caption.format(toLocalDate(focused))}
      </h2>
      <MonthButton
        slot="calendar-next"
        label={words.nextMonth}
        disabled={max !== undefined && monthOf(focused) >= monthOf(max)}
        onClick={() => focus(addMonths(focused, 1))}
      >
        <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
      </MonthButton>
    </div>
  );
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

interface MonthButtonProps {
  slot: string;
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function MonthButton({ slot, label, ...props }: MonthButtonProps) {
  return (
    <button
      type="button"
      data-slot={slot}
      aria-label={label}
      className="flex size-8 items-center justify-center rounded-md text-muted hover:bg-ink/6 hover:text-ink disabled:text-faint disabled:opacity-50 disabled:hover:bg-transparent"
      {...props}
    />
  );
}

interface DayCellProps extends CalendarDay {
  label: string;
  isFocused: boolean;
  isToday: boolean;
  onChoose: (date: IsoDate) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function DayCell({
  date,
  text,
  part,
  preview,
  selected,
  disabled,
  outside,
  choose,
  point,
  label,
  isFocused,
  isToday,
  onChoose,
  onKeyDown,
}: DayCellProps) {
  return (
    <td
      role="gridcell"
      tabIndex={disabled ? undefined : isFocused ? 0 : -1}
      aria-label={label}
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      aria-current={isToday ? 'date' : undefined}
      data-slot="calendar-day"
      data-range={part}
      data-preview={preview ? '' : undefined}
      data-outside={outside ? '' : undefined}
      className={cn(dayVariants({ part }))}
      onClick={(event) => {
        if (disabled) return;
        onChoose(date);
        choose(event);
      }}
      // A press on a day that cannot be chosen must not take the focus out of the grid.
      onMouseDown={disabled ? (event) => event.preventDefault() : undefined}
      onFocus={point}
      onPointerEnter={point}
      onKeyDown={onKeyDown}
    >
      <span
        className={cn(
          'relative flex size-9 items-center justify-center rounded-md',
          !disabled && !part && 'group-hover/day:bg-ink/6',
        )}
      >
        {text}
        {isToday ? (
          <span aria-hidden className="absolute bottom-1 size-1 rounded-full border-2 border-current" />
        ) : null}
      </span>
    </td>
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
export function focusDay(container: Element | null) {
  container?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
}
