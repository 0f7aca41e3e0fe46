/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-redundant-roles -- a grid is a table whose cells take the focus */
'use client';

import { cva } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import type { IsoDate } from './iso-date.ts';
import type { CalendarDay } from './use-calendar.ts';

/** A day of a range has a band behind it, and both ends are filled. In forced colors, lines replace the band. */
const dayVariants = /* @__PURE__ */ cva(
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

interface DayCellProps extends CalendarDay {
  /** The accessible name: the full date. */
  label: string;
  /** Whether Tab moves the focus to this day. */
  isFocused: boolean;
  isToday: boolean;
  onChoose: (date: IsoDate) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One day of the grid. */
export function DayCell({
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
      // A press on a disabled day must not move the focus out of the grid.
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
