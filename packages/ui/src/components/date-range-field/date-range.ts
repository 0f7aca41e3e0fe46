import type { DateRange } from '../calendar/calendar.tsx';
import { addDays, addMonths, type IsoDate } from '../calendar/iso-date.ts';

/** A named range, relative to the current day. */
export interface DateRangePreset {
  /** The text of its button. */
  label: string;
  /** Returns the range. Called on each render, with the `today` of the field. */
  range: (today: IsoDate) => DateRange;
}

/** Why a range is invalid: the start is after the end, or a day is outside the limits. */
export type DateRangeProblem = 'order' | 'tooEarly' | 'tooLate';

/** Why a range is invalid; undefined if it is valid. */
export function problemOf({ start, end }: DateRange, min?: IsoDate, max?: IsoDate): DateRangeProblem | undefined {
  const days = [start, end].filter((day) => day !== null);
  if (start && end && start > end) return 'order';
  if (min && days.some((day) => day < min)) return 'tooEarly';
  return max && days.some((day) => day > max) ? 'tooLate' : undefined;
}

/** The part of a range that is within the limits; undefined if there is none. */
export function withinLimits({ start, end }: DateRange, min?: IsoDate, max?: IsoDate): DateRange | undefined {
  const from = start && min && start < min ? min : start;
  const to = end && max && end > max ? max : end;
  return problemOf({ start: from, end: to }, min, max) ? undefined : { start: from, end: to };
}

/** A range of `count` days that ends today. */
export function lastDays(count: number): DateRangePreset['range'] {
  return (today) => ({ start: addDays(today, 1 - count), end: today });
}

/** The current month, from its first to its last day. */
export function thisMonth(today: IsoDate): DateRange {
  const start = `${today.slice(0, 8)}01`;
  return { start, end: addDays(addMonths(start, 1), -1) };
}
