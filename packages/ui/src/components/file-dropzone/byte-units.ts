import type { Format } from '../../messages/format.ts';

/** Formats a number of bytes with a readable unit, in steps of 1000: `2400000` becomes `2.4 MB`. */
export function inByteUnits(bytes: number, { number }: Format): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = Math.min(bytes > 0 ? Math.floor(Math.log10(bytes) / 3) : 0, 3);
  return number(bytes / 1000 ** power, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
}
