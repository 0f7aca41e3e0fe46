import { useFormat } from '@palimpsest/ui/messages/context';
import { useMemo } from 'react';

/** How dates and times are written in the language of the page. Give `options` from outside the component: each object makes a new format. */
export function useDateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { locale } = useFormat();
  return useMemo(() => new Intl.DateTimeFormat(locale, options), [locale, options]);
}
