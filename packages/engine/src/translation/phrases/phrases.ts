import { findLanguage, type LanguageName } from '@palimpsest/contract';
import { findDates, writeDates } from '../cldr/dates.ts';
import { readCountry, writeCountry } from '../cldr/countries.ts';
import { localiseAmount } from '../cldr/numbers.ts';
import { controlPhrases, type Phrase, phrases, type Slot } from './catalogue.ts';
import { perLanguage } from '../per-language.ts';

const slot = /\{(\w+)\}/u;

interface Reading {
  phrase: Phrase;
  slot: Slot | undefined;
  /** The words before and after the slot, in small letters. */
  before: string;
  after: string;
}

export interface PhraseOptions {
  from: LanguageName;
  to: LanguageName;
  /** Whether prices and percentages are set as the target language sets them. @default false */
  localiseNumbers?: boolean | undefined;
  /** The role of the clause: a part of a sentence, a short text of its own, or one in the interface of a program. @default 'clause' */
  place?: PhrasePlace | undefined;
}

export type PhrasePlace = 'clause' | 'label' | 'interface';

const setAmount = (text: string, { from, to, localiseNumbers = false }: PhraseOptions): string =>
  localiseNumbers ? localiseAmount(text, from, to) : text;

/** Functions that write the content of a slot in the target language; they return undefined for content that does not fit the slot. */
const contents: Readonly<Record<Slot, (text: string, options: PhraseOptions) => string | undefined>> = {
  percent: (text, options) => (/^\d{1,3}(?:[.,]\d+)? ?%$/u.test(text) ? setAmount(text, options) : undefined),
  price: (text, options) =>
    /^(?:\p{Sc} ?\d[\d.,' ]*|\d[\d.,' ]* ?(?:\p{Sc}|zł|Kč|kr|Ft|lei|TL))$/u.test(text)
      ? setAmount(text, options)
      : undefined,
  country: (text, { from, to }) => {
    const code = readCountry(text, from);
    return code === undefined ? undefined : writeCountry(code, to);
  },
  dates: (text, { from, to }) => {
    const [span, further] = findDates(text, from);
    if (!span || further || span.start !== 0 || span.end !== text.length) return undefined;
    // A lone weekday would need an article or a preposition in most languages.
    return span.joined === 'range' && span.dash === undefined ? writeDates(span, to) : undefined;
  },
};

/**
 * Translates a clause that is a phrase of the built-in memory, without the signs around it; undefined if it is none, if the memory lacks it in
 * the target language, or if it could mean two things.
 */
export function translatePhrase(clause: string, options: PhraseOptions): string | undefined {
  const { from, to } = options;
  const target = findLanguage(to)?.tag;
  if (target === undefined || from === to) return undefined;
  const text = clause.replace(/\s+/gu, ' ').trim();
  const found = new Set<string>();
  for (const reading of readingsFor(text, options)) {
    const wording = reading.phrase.texts[target];
    if (wording === undefined) continue;
    if (reading.slot === undefined) {
      found.add(wording);
      continue;
    }
    const content = text.slice(reading.before.length, text.length - reading.after.length);
    const written = contents[reading.slot](content, options);
    if (written !== undefined) found.add(wording.replace(slot, () => written));
  }
  return found.size === 1 ? [...found][0] : undefined;
}

/** The readings that a place allows; in an interface, only those of interfaces if there are any. */
function readingsFor(text: string, { from, place = 'clause' }: PhraseOptions): Reading[] {
  const all = [...candidates(text, from)];
  const own = all.filter(({ phrase }) => phrase.only === 'interface');
  if (place === 'interface' && own.length > 0) return own;
  return all.filter(({ phrase: { only } }) => only === undefined || (only === 'label' && place !== 'clause'));
}

/** Whether a text occurs only in interfaces, such as "Settings". */
export function isControl(text: string, from: LanguageName): boolean {
  const tag = findLanguage(from)?.tag ?? 'en';
  const key = keyOf(text.replace(/\s+/gu, ' ').trim());
  return controlPhrases.some(
    ({ only, texts, also }) =>
      only !== 'interface' && [texts[tag], ...(also?.[tag] ?? [])].some((wording) => wording && keyOf(wording) === key),
  );
}

function* candidates(text: string, from: LanguageName): Iterable<Reading> {
  const known = readingsOf(from);
  const key = keyOf(text);
  yield* known.get(key) ?? [];
  for (const reading of known.get('') ?? []) {
    const { before, after } = reading;
    if (key.length > before.length + after.length && key.startsWith(before) && key.endsWith(after)) yield reading;
  }
}

/** Phrases by their key; those with a slot stand under the empty one. */
const readingsOf = perLanguage((language): ReadonlyMap<string, readonly Reading[]> => {
  const tag = findLanguage(language)?.tag ?? 'en';
  const all = phrases.flatMap((phrase): Reading[] => {
    const wordings = [phrase.texts[tag], ...(phrase.also?.[tag] ?? [])].filter((wording) => wording !== undefined);
    return wordings.map((wording) => {
      const [before = '', name, after = ''] = keyOf(wording).split(slot);
      return { phrase, slot: name as Slot | undefined, before, after };
    });
  });
  return Map.groupBy(all, (reading) => (reading.slot === undefined ? reading.before : ''));
});

/** Normalises the case and the form of apostrophes, which do not change the meaning. Keeps the length, as `İ` in small letters would not. */
function keyOf(text: string): string {
  return text
    .replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .replaceAll('’', "'");
}
