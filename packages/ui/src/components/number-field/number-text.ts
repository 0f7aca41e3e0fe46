/** The limits of a number, and the size of a step. */
export interface NumberRange {
  min: number;
  max: number;
  step: number;
}

/** How a field writes a number, and reads what is typed. */
export interface NumberNotation {
  show: (value: number) => string;
  /** Undefined if the text is not a number. */
  read: (text: string) => number | undefined;
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
  const shown = String(Number(value.toFixed(decimals)));
  return shown === '-0' ? '0' : shown;
}

export function clamp(value: number, { min, max }: Pick<NumberRange, 'min' | 'max'>): number {
  return Math.min(Math.max(value, min), max);
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

/** Adds steps without binary rounding errors: 0.1 plus two steps of 0.1 is 0.3. */
export function addSteps(value: number, steps: number, range: NumberRange): number {
  const decimals = Math.max(decimalsOf(value), decimalsOf(range.step));
  return clamp(Number((value + steps * range.step).toFixed(decimals)), range);
}
