/** An event with a time. */
interface Moment {
  at: Date;
}

const msPerDay = 86_400_000;

/** The number of days from 1970-01-01 to the date in the local time zone. Daylight saving time does not affect it. */
function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / msPerDay;
}

/** The heading of a day in the language of the locale: "today", "yesterday", else the date. */
export function dayLabel(date: Date, now: Date, locale: string): string {
  const days = dayNumber(date) - dayNumber(now);
  if (days === 0 || days === -1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  const sameYear = date.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(date);
}

/** Groups events of the same day that follow each other. Keeps their order. */
export function byDay<Item extends Moment>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((groups, item) => {
    const last = groups.at(-1);
    if (last?.[0] && dayNumber(last[0].at) === dayNumber(item.at)) last.push(item);
    else groups.push([item]);
    return groups;
  }, []);
}
