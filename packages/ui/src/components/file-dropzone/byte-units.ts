import type { Format } from '../../messages/format.ts';

/** The unit for a number of bytes, and the number in it. */
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
