/** A text for each plural category of a language; `#` is replaced by the number in the format of that language. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Formats numbers and plurals in one language. Messages that contain numbers get it as their last argument. */
export interface Format {
  /** The language, as a BCP 47 tag. */
  readonly locale: string;
  /** Formats a number with the digits and separators of the language. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Chooses the plural form for a count: `plural(2, { one: '# row', other: '# rows' })` is "2 rows". */
  plural: (count: number, forms: PluralForms) => string;
}

/** Caches `Intl` objects by their options, because creating one takes about 50 times as long as using it. */
function cached<Formatter>(create: (options: Intl.NumberFormatOptions) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (options: Intl.NumberFormatOptions = {}): Formatter => {
    const key = JSON.stringify(options);
    const formatter = formatters.get(key) ?? create(options);
    formatters.set(key, formatter);
    return formatter;
  };
}

/** The languages of the built-in messages. Each writes a whole number below a thousand as JavaScript does. */
const plainNumbers = /^(?:en|es|de|fr|pt)(?:-[A-Z]{2})?$/;

/** The first `Intl.NumberFormat` of a page takes more time than the components of a screen: counts do without. */
const isPlain = (value: number) => Number.isInteger(value) && value < 1_000 && (value > 0 || Object.is(value, 0));

/**
 * Creates a format for one language.
 * @param locale The language, as a BCP 47 tag.
 * @throws {RangeError} if `locale` is not a valid tag.
 */
export function createFormat(locale: string): Format {
  const rules = new Intl.PluralRules(locale);
  const formatter = cached((options) => new Intl.NumberFormat(locale, options));
  const hasPlain = plainNumbers.test(locale);
  const number: Format['number'] = (value, options) =>
    hasPlain && !options && isPlain(value) ? String(value) : formatter(options).format(value);
  return {
    locale,
    number,
    plural: (count, forms) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', number(count)),
  };
}
