/** Symbols of units and currencies that follow a number; those that are words of a language as well, such as `in`, are left out. */
const units = [
  String.raw`[%‰\p{Sc}]`,
  '°[CF]?',
  '[kcdmµ]?m[²³]?',
  '[kmµ]?g',
  '[cdhm]?[lL]',
  'km/h',
  '[kM]?Wh?',
  '[kMG]?Hz',
  '[kMGT]B',
  'k?cal',
  'kJ',
  'mph',
  'lb',
  'oz',
  'min',
  'ms',
  '[hs]',
  'Uhr',
  'EUR',
  'USD',
  'GBP',
  'CHF',
].join('|');

const beforeUnit = new RegExp(String.raw`(?<=\p{Nd}) (?=(?:${units})(?![\p{L}\p{Nd}]))`, 'gu');
const afterCurrency = /(?<=\p{Sc}|\b(?:EUR|USD|GBP|CHF)) (?=\p{Nd})/gu;

/** The text with no-break spaces between numbers and their units, so that no line ends there. As many UTF-16 units as before. */
export function withUnbrokenUnits(text: string): string {
  return text.replaceAll(beforeUnit, '\u00a0').replaceAll(afterCurrency, '\u00a0');
}

/** The text with no-break spaces within each of these phrases; undefined where it holds none of them. As many UTF-16 units as before. */
export function withUnbrokenPhrases(text: string, phrases: readonly string[]): string | undefined {
  let unbroken = text;
  for (const phrase of phrases) unbroken = unbroken.replaceAll(phrase, (found) => found.replaceAll(' ', '\u00a0'));
  return unbroken === text ? undefined : unbroken;
}
