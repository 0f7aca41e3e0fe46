const inSeconds = { style: 'unit', unit: 'second', unitDisplay: 'long', maximumFractionDigits: 1 } as const;

/** How long a process took, as `12.3 seconds`. @param locale BCP 47 */
export const formatSeconds = (duration: number, locale: string): string =>
  new Intl.NumberFormat(locale, inSeconds).format(duration);
