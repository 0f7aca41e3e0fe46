const seconds = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'long',
  maximumFractionDigits: 1,
});

/** How long a process took, as `12.3 seconds`. */
export const formatSeconds = (duration: number): string => seconds.format(duration);
