/** The limits of a number, and the size of a step. */
export interface NumberRange {
  min: number;
  max: number;
  step: number;
}

/**
 * Parses a typed number, with a decimal comma or point, with or without the unit.
 * @returns undefined if it is not a number.
 */
export function parseNumber(text: string, unit = ''): number | undefined {
  const trimmed = text.trim().toLowerCase();
  const suffix = unit.toLowerCase();
  const digits = (suffix && trimmed.endsWith(suffix) ? trimmed.slice(0, -suffix.length) : trimmed).trimEnd();
  if (!/^[-+−]?(\d+([.,]\d*)?|[.,]\d+)$/.test(digits)) return undefined;
  return Number(digits.replace('−', '-').replace(',', '.'));
}

/** Formats a number: rounded to at most `decimals`, without trailing zeros. */
export function formatNumber(value: number, decimals: number): string {
  const fixed = value.toFixed(decimals);
  // Not `String`, which writes small numbers with an exponent.
  const text = fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
  return text === '-0' ? '0' : text;
}

/** Limits a number to a range. */
export function clamp(value: number, { min, max }: Pick<NumberRange, 'min' | 'max'>): number {
  return Math.min(Math.max(value, min), max);
}

/** The maximum number of decimals that `toFixed` accepts. */
const maxDecimals = 100;

function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const decimals = (digits.split('.')[1]?.length ?? 0) - Number(exponent);
  return Math.min(Math.max(decimals, 0), maxDecimals);
}

/** Adds steps without binary rounding errors, and limits the sum to the range: 0.1 plus two steps of 0.1 is 0.3. */
export function addSteps(value: number, steps: number, range: NumberRange): number {
  const added = Number((steps * range.step).toPrecision(12));
  const decimals = Math.max(decimalsOf(value), decimalsOf(added));
  return clamp(Number((value + added).toFixed(decimals)), range);
}
