import type { LanguageName } from '@palimpsest/contract';
import type { Moment } from './moment.ts';
import relationWords from './relations.json' with { type: 'json' };

/** The role of a day or a time of day in its sentence; `first` and `last` are the two ends of a range. */
const relations = ['on', 'from', 'until', 'by', 'before', 'after', 'first', 'last'] as const;
export type Relation = (typeof relations)[number];

/** A weekday alone, a date after its weekday, a date, a month without a day; one o'clock and any other time. */
type Kind = 'weekday' | 'dated' | 'day' | 'month' | 'one' | 'hour';

const unknown = '–';

/**
 * The words before each kind, with the space that follows them, in the order of `relations`. A weekday or a dated day that is missing has the
 * words of a day, one o'clock those of any time. Languages that no translator of gist reaches are missing: others write such words themselves.
 */
const written: Partial<Record<LanguageName, Partial<Record<Kind, string>>>> = relationWords.written;

type Further = Partial<Record<Relation, string>>;

/** Words that are read with the same meaning, beside those that are written. */
const further: Partial<Record<LanguageName, { day?: Further; hour?: Further }>> = relationWords.further;

/** The forms that words take before numbers and months that start with a vowel, and before masculine weekdays. */
const joined: Partial<Record<LanguageName, readonly [pattern: RegExp, replacement: string][]>> = {
  Catalan: [
    [/\bel (?=11?\b)/u, 'l’'],
    [/\b(de|a)l (?=11?\b)/u, '$1 l’'],
    [/\bde (?=[ao])/iu, 'd’'],
  ],
  French: [[/\bde (?=[ao])/iu, 'd’']],
  Italian: [
    [/\bil (?=(?:8|11)\b)/u, 'l’'],
    [/l (?=(?:8|11)\b)/u, 'll’'],
  ],
  Occitan: [[/\bde (?=[ao])/iu, 'd’']],
  Portuguese: [[/\bna (?=sábado|domingo)/iu, 'no ']],
};

/** Starts of dates before which words of some language take another form. */
const joiningStarts = ['2', '1', '8', 'abril', 'domingo'];

function join(words: string, following: string, language: LanguageName): string {
  const rules = joined[language] ?? [];
  const whole = rules.reduce((text, [pattern, form]) => text.replace(pattern, form), words + following);
  return whole.slice(0, whole.length - following.length);
}

function wordsOf(kind: Kind, relation: Relation, language: LanguageName): string | undefined {
  const known = written[language];
  if (kind === 'weekday' && !known?.weekday && (relation === 'first' || relation === 'last')) return undefined;
  const row = known?.[kind] ?? (kind === 'one' ? known?.hour : known?.day);
  const words = row?.split('|')[relations.indexOf(relation)];
  return words === unknown ? undefined : words;
}

function kindOf({ weekday, day, month }: Moment): Kind {
  if (month === undefined) return 'weekday';
  if (day === undefined) return 'month';
  return weekday === undefined ? 'day' : 'dated';
}

/**
 * Returns the words of a language before a day, a weekday or a month, and the space after it; empty where it says nothing.
 * @param following the date, as it is written after the words
 * @returns undefined where that is not words before it, or not known
 */
export function wordsBeforeDay(
  relation: Relation,
  moment: Moment,
  following: string,
  language: LanguageName,
): string | undefined {
  const words = wordsOf(kindOf(moment), relation, language);
  return words === undefined ? undefined : join(words, following, language);
}

/** The same before a time of day, such as 19:30. */
export function wordsBeforeHour(relation: Relation, time: string, language: LanguageName): string | undefined {
  return wordsOf(/^0?1(?!\d)/u.test(time) ? 'one' : 'hour', relation, language);
}

/** The words by which relations are read, in small letters, and those before the first and the last of a range; undefined where none are known. */
export function relationsIn(unit: 'day' | 'hour', language: LanguageName) {
  if (!written[language]) return undefined;
  const kinds: Kind[] = unit === 'day' ? ['day', 'dated', 'weekday', 'month'] : ['hour', 'one'];
  const of = (relation: Relation): string[] => {
    const own = kinds.flatMap((kind) => wordsOf(kind, relation, language) ?? []);
    const forms = own.flatMap((words) => joiningStarts.map((start) => join(words, start, language).trim()));
    const others = further[language]?.[unit]?.[relation]?.split('|') ?? [];
    return [...new Set([...forms, ...others])].filter((words) => words !== '');
  };
  // In several languages, "by" a day is said with the words for "until" or "before" it, which are read as those.
  const single = (['by', 'on', 'from', 'until', 'before', 'after'] as const).flatMap((relation) =>
    of(relation).map((words) => [words, relation] as const),
  );
  return { single: new Map(single), first: of('first'), last: of('last') };
}
