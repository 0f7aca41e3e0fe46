import type { Format } from '../../messages/format.ts';

/** The units and the decimals that are shown with each. */
const units = [
  { unit: 'byte', bytes: 1, decimals: 0 },
  { unit: 'kilobyte', bytes: 1e3, decimals: 0 },
  { unit: 'megabyte', bytes: 1e6, decimals: 1 },
  { unit: 'gigabyte', bytes: 1e9, decimals: 1 },
] as const;

/** Formats a number of bytes with a readable unit, in steps of 1000: `2400000` becomes `2.4 MB`, and `999999` becomes `1 MB`. */
export function inByteUnits(bytes: number, { number }: Format): string {
  const isShort = (unit: (typeof units)[number]) => Number((bytes / unit.bytes).toFixed(unit.decimals)) < 1000;
  const { unit, bytes: size, decimals } = units.find(isShort) ?? units[3];
  // The short form of a byte is its singular in English.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return number(bytes / size, { style: 'unit', unit, unitDisplay, maximumFractionDigits: decimals });
}
