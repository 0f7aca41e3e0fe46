'use client';

import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import type { CalendarMessages } from './calendar.messages.ts';
import { gregorian } from './date-format.ts';
import { addMonths, toLocalDate, type IsoDate } from './iso-date.ts';

const monthOf = (date: IsoDate) => date.slice(0, 7);

interface MonthHeadingProps {
  words: CalendarMessages;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  locale: string;
  captionId: string;
  focused: IsoDate;
  focus: (date: IsoDate) => void;
}

/** The name of the month between the buttons that change it. */
export function MonthHeading({ captionId, words, focused, focus, min, max, locale }: MonthHeadingProps) {
  const formatter = new Intl.DateTimeFormat(gregorian(locale), { month: 'long', year: 'numeric' });
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
        {formatter.format(toLocalDate(focused))}
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

interface MonthButtonProps {
  slot: string;
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button at the limit is not `disabled`, because it would lose the focus. */
function MonthButton({ slot, label, disabled, onClick, children }: MonthButtonProps) {
  return (
    <button
      type="button"
      data-slot={slot}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={cn(
        'flex size-8 items-center justify-center rounded-md',
        disabled ? 'text-faint opacity-50 forced-colors:text-[GrayText]' : 'text-muted hover:bg-ink/6 hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
