/** A day of the Gregorian calendar as `YYYY-MM-DD`, without a time and a time zone. Dates can be compared as strings. */
export type IsoDate = string;

const dayLength = 86_400_000;

function toUtc(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

function fromUtc(date: Date): IsoDate {
  return date.toISOString().slice(0, 10);
}

/**
 * The date with the given year (1–9999), month (1–12) and day of the month.
 * @returns undefined if there is no such day
 */
export function isoDateOf(year: number, month: number, day: number): IsoDate | undefined {
  if (!Number.isInteger(year) || year < 1 || year > 9999) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? fromUtc(date) : undefined;
}

/** The date `days` days later, or earlier if `days` is negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromUtc(new Date(toUtc(date).getTime() + days * dayLength));
}

/** The same day `months` months later (or earlier, if negative); the last day of that month if it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const day = toUtc(date);
  const target = new Date(day);
  target.setUTCDate(1);
  target.setUTCMonth(day.getUTCMonth() + months);
  const lastDay = new Date(target);
  lastDay.setUTCMonth(target.getUTCMonth() + 1, 0);
  target.setUTCDate(Math.min(day.getUTCDate(), lastDay.getUTCDate()));
  return fromUtc(target);
}

/** The first day of the week of a date. `weekStart` is 0 (Sunday) to 6 (Saturday). */
export function startOfWeek(date: IsoDate, weekStart: number): IsoDate {
  return addDays(date, -((toUtc(date).getUTCDay() - weekStart + 7) % 7));
}

/** The date, or the nearest one within the limits. */
export function clampDate(date: IsoDate, min?: IsoDate, max?: IsoDate): IsoDate {
  if (min && date < min) return min;
  return max && date > max ? max : date;
}

/** Midnight of a day in the local time zone. */
export function toLocalDate(date: IsoDate): Date {
  return new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)));
}

/** The day of a point in time in the local time zone. */
export function fromLocalDate(date: Date): IsoDate {
  return fromUtc(new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())));
}
