/** A day of the Gregorian calendar without a time or a zone, as `YYYY-MM-DD`. Compare two of them as strings. */
export type IsoDate = string;

const dayLength = 86_400_000;

function toUtc(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

function fromUtc(date: Date): IsoDate {
  return date.toISOString().slice(0, 10);
}

/**
 * The date with that year, month (1–12) and day of the month.
 * @returns undefined when there is no such day.
 */
export function isoDateOf(year: number, month: number, day: number): IsoDate | undefined {
  if (!Number.isInteger(year) || year < 1 || year > 9999) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? fromUtc(date) : undefined;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromUtc(new Date(toUtc(date).getTime() + days * dayLength));
}

/** The same day some months later, or the last day of that month if it is shorter. */
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

/** The first day of its week. `weekStart` is 0 for Sunday to 6 for Saturday. */
export function startOfWeek(date: IsoDate, weekStart: number): IsoDate {
  return addDays(date, -((toUtc(date).getUTCDay() - weekStart + 7) % 7));
}

export function clampDate(date: IsoDate, min?: IsoDate, max?: IsoDate): IsoDate {
  if (min && date < min) return min;
  return max && date > max ? max : date;
}

/** Midnight of that day in the local time zone. */
export function toLocalDate(date: IsoDate): Date {
  return new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)));
}

/** The day of that moment in the local time zone. */
export function fromLocalDate(date: Date): IsoDate {
  return fromUtc(new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())));
}
