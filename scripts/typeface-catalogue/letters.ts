import { createRequire } from 'node:module';
import { languages } from '@palimpsest/contract';

const require = createRequire(import.meta.url);

/** The locale of CLDR whose exemplar characters a language takes, where it is not that of its tag, and letters beyond those. */
const exceptions: Readonly<Record<string, { locale: string; more?: string }>> = {
  'el-Latn': { locale: 'en' },
  'cnr-Latn': { locale: 'sr-Latn', more: 'śź' },
  nb: { locale: 'no' },
  tl: { locale: 'fil' },
};

interface Characters {
  main: Record<string, { characters: { exemplarCharacters: string } }>;
}

/** The letters of each language of the product by its tag, lower case and upper case, in the order of Unicode. */
export function lettersOfLanguages(): Record<string, string> {
  return Object.fromEntries(languages.map(({ tag }) => [tag, lettersOfLanguage(tag)]));
}

function lettersOfLanguage(tag: string): string {
  const { locale, more = '' } = exceptions[tag] ?? { locale: tag };
  const { main } = require(`cldr-misc-full/main/${locale}/characters.json`) as Characters;
  const set = main[locale]?.characters.exemplarCharacters;
  if (!set) throw new Error(`CLDR has no exemplar characters for ${locale}.`);
  // Sequences such as {ng} stand in braces: their letters count, combining marks (the íj́ of Dutch) do not.
  const lower = Array.from(`${set.normalize('NFC')}${more}`).filter((character) => /[\p{L}·]/u.test(character));
  if (set.includes('-'))
    throw new Error(`The exemplar characters of ${locale} hold a range, which is not read here: ${set}`);
  const both = lower.flatMap((letter) => [letter, ...Array.from(letter.toLocaleUpperCase(tag))]);
  return [...new Set(both)].toSorted().join('');
}
