/** A text for each plural category of a language; `#` stands for the number, written in that language. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** How numbers and plurals are written in one language. Words with values take it as their last argument. */
export interface Format {
  /** BCP 47. */
  readonly locale: string;
  /** A number with the language's digits and separators. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** The form that the language uses for a count: `plural(2, { one: '# row', other: '# rows' })` is "2 rows". */
  plural: (count: number, forms: PluralForms) => string;
}

/** Each `Intl` object takes about 50 times as long to make as to use, so they are kept. */
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
 * Numbers and plurals of a language.
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
