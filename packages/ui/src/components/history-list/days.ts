/** An event with a time. */
interface Moment {
  at: Date;
}

const day = 86_400_000;

/** The number of days since 1970 in the local time zone. Daylight saving time does not change it. */
function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day;
}

/** "today", "yesterday", else the date, in the words of the locale. */
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

/** Groups events of the same day, in the order in which they are given. */
export function byDay<Item extends Moment>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((groups, item) => {
    const last = groups.at(-1);
    if (last?.[0] && dayNumber(last[0].at) === dayNumber(item.at)) last.push(item);
    else groups.push([item]);
    return groups;
  }, []);
}
