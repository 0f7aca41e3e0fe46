/** A text for each plural category of a language; `#` is replaced by the number in the format of that language. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Formats numbers and plurals in one language. Messages with values get it as their last argument. */
export interface Format {
  /** BCP 47. */
  readonly locale: string;
  /** Formats a number with the digits and separators of the language. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Chooses the plural form for a count: `plural(2, { one: '# row', other: '# rows' })` is "2 rows". */
  plural: (count: number, forms: PluralForms) => string;
}

/** Creating an `Intl` object takes about 50 times as long as using it, so they are cached. */
function cached<Made>(make: (options: Intl.NumberFormatOptions) => Made) {
  const made = new Map<string, Made>();
  return (options: Intl.NumberFormatOptions = {}): Made => {
    const key = JSON.stringify(options);
    const known = made.get(key) ?? make(options);
    made.set(key, known);
    return known;
  };
}

/**
 * Formats numbers and plurals in a language.
 * @param locale BCP 47.
 * @throws {RangeError} when `locale` is not a language tag.
 */
export function createFormat(locale: string): Format {
  const rules = new Intl.PluralRules(locale);
  const formatter = cached((options) => new Intl.NumberFormat(locale, options));
  const number: Format['number'] = (value, options) => formatter(options).format(value);
  return {
    locale,
    number,
    plural: (count, forms) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', number(count)),
  };
}
