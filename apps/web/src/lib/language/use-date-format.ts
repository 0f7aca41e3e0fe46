import { useFormat } from '@palimpsest/ui/messages/context';

/** A format takes far longer to make than to use, and each card of a list wants the same: by its options, then by language. */
const made = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

function formatFor(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const byLocale = made.get(options) ?? new Map<string, Intl.DateTimeFormat>();
  made.set(options, byLocale);
  const format = byLocale.get(locale) ?? new Intl.DateTimeFormat(locale, options);
  byLocale.set(locale, format);
  return format;
}

/** How dates and times are written in the language of the page. Give `options` from outside the component: each object makes a new format. */
export function useDateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { locale } = useFormat();
  return formatFor(locale, options);
}
