import type { LanguageName } from '@palimpsest/contract';
import type { Moment } from './moment.ts';

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
const written: Partial<Record<LanguageName, Partial<Record<Kind, string>>>> = {
  Catalan: {
    day: 'el |a partir del |fins al |abans del |abans del |després del |del |al ',
    month: '–|a partir de |fins a |–|abans de |–|de |a ',
    hour: 'a les |a partir de les |fins a les |–|abans de les |després de les |de |a ',
    one: 'a la |a partir de la |fins a la |–|abans de la |després de la |de |a ',
  },
  English: {
    day: 'on |from |until |by |before |after |from |to ',
    month: 'in |from |until |by |before |after |from |to ',
    hour: 'at |from |until |–|before |after |from |to ',
  },
  Esperanto: {
    day: 'je la |ekde la |ĝis la |ĝis la |antaŭ la |post la |de la |ĝis la ',
    dated: 'je |ekde |ĝis |ĝis |antaŭ |post |de |ĝis ',
    weekday: 'je |ekde |ĝis |ĝis |antaŭ |post |–|–',
    month: 'en |ekde |ĝis |ĝis |antaŭ |post |de |ĝis ',
    hour: 'je |ekde |ĝis |–|antaŭ |post |de |ĝis ',
  },
  French: {
    day: 'le |à partir du |jusqu’au |avant le |avant le |après le |du |au ',
    weekday: 'le |à partir de |jusqu’à |avant |avant |après |–|–',
    month: '–|à partir de |jusqu’en |–|avant |après |de |à ',
    hour: 'à |à partir de |jusqu’à |–|avant |après |de |à ',
  },
  Galician: {
    day: 'o |a partir do |ata o |antes do |antes do |despois do |do |ao ',
    month: '–|a partir de |ata |–|antes de |despois de |de |a ',
    hour: 'ás |a partir das |ata as |–|antes das |despois das |de |a ',
    one: 'á |a partir da |ata a |–|antes da |despois da |de |a ',
  },
  Italian: {
    day: 'il |dal |fino al |entro il |prima del |dopo il |dal |al ',
    dated: '|da |fino a |entro |prima di |dopo |da |a ',
    weekday: '|da |fino a |entro |prima di |dopo |–|–',
    month: '–|da |fino a |–|–|–|da |a ',
    hour: 'alle |dalle |fino alle |–|prima delle |dopo le |dalle |alle ',
    one: 'all’|dall’|fino all’|–|prima dell’|dopo l’|dall’|all’',
  },
  Occitan: {
    day: 'lo |a partir del |fins al |abans lo |abans lo |aprèp lo |del |al ',
    month: '–|a partir de |fins a |–|abans |aprèp |de |a ',
    hour: 'a |a partir de |fins a |–|abans |aprèp |de |a ',
  },
  Portuguese: {
    day: 'em |a partir de |até |até |antes de |depois de |de |a ',
    dated: 'na |a partir de |até |até |antes de |depois de |de |a ',
    weekday: 'na |a partir de |até |até |antes de |depois de |–|–',
    month: '–|a partir de |até |até |antes de |depois de |de |a ',
    hour: 'às |a partir das |até às |–|antes das |depois das |das |às ',
    one: 'à |a partir da |até à |–|antes da |depois da |da |à ',
  },
  Spanish: {
    day: 'el |a partir del |hasta el |antes del |antes del |después del |del |al ',
    month: '–|a partir de |hasta |–|antes de |después de |de |a ',
    hour: 'a las |a partir de las |hasta las |–|antes de las |después de las |de |a ',
    one: 'a la |a partir de la |hasta la |–|antes de la |después de la |de |a ',
  },
};

type Further = Partial<Record<Relation, string>>;

/** Words that are read with the same meaning, beside those that are written. */
const further: Partial<Record<LanguageName, { day?: Further; hour?: Further }>> = {
  Catalan: {
    day: {
      on: 'el dia',
      from: 'des de|des del|des de l’',
      after: 'després de|després d’',
      first: 'des del',
      last: 'fins al|fins a l’',
    },
    hour: { from: 'des de la|des de les', first: 'des de les', last: 'fins a les' },
  },
  English: {
    day: {
      on: 'on the',
      from: 'from the',
      until: 'until the|till|till the',
      by: 'by the',
      before: 'before the',
      after: 'after the',
      first: 'from the|the',
      last: 'to the|until|until the|till|till the|through|through the',
    },
    hour: { until: 'till', last: 'until|till' },
  },
  Esperanto: { hour: { on: 'je la' } },
  French: { day: { from: 'dès le' }, hour: { from: 'dès' } },
  Galician: {
    day: { on: 'o día', from: 'desde|desde o', first: 'desde o', last: 'ata o' },
    hour: { from: 'desde a|desde as', first: 'desde as', last: 'ata as' },
  },
  Italian: {
    day: { on: 'il giorno', from: 'a partire da|a partire dal|a partire dall’' },
    hour: {
      on: 'alle ore|ore',
      from: 'dalle ore|a partire dalle',
      until: 'fino alle ore',
      before: 'prima delle ore',
      after: 'dopo le ore',
      first: 'dalle ore',
      last: 'alle ore',
    },
  },
  Occitan: { day: { until: 'duscas a|duscas al', after: 'après lo' }, hour: { until: 'duscas a' } },
  Portuguese: {
    day: {
      on: 'no dia',
      from: 'desde|desde o dia|a partir do dia',
      until: 'até o|até ao|até o dia|até ao dia',
      before: 'antes do dia',
      after: 'depois do dia|após|após o dia',
      first: 'do dia',
      last: 'ao|ao dia|até',
    },
    hour: { from: 'desde as', until: 'até as', after: 'após as', first: 'de', last: 'a|até às|até as' },
  },
  Spanish: {
    day: { on: 'el día', from: 'desde|desde el', first: 'desde el', last: 'hasta el' },
    hour: { from: 'desde la|desde las', first: 'desde las', last: 'hasta las' },
  },
};

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

/** The words by which relations are read, in small letters. */
export interface ReadWords {
  single: ReadonlyMap<string, Relation>;
  /** Words before the first and the last of a range. */
  first: readonly string[];
  last: readonly string[];
}

/** @returns undefined for a language of which no words are known */
export function readWords(unit: 'day' | 'hour', language: LanguageName): ReadWords | undefined {
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

/** Space after a word; one that ends in an apostrophe needs none. */
export const gapAfterWord = String.raw`(?:\s+|(?<=['’]))`;

/** A pattern of any of the words, the longest first. */
export function anyWord(words: Iterable<string>): string {
  return [...words]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('’', "['’]").replaceAll(' ', String.raw`\s+`))
    .join('|');
}

/** A word as it stands in {@link ReadWords}, from a text in whatever case and spacing. */
export function wordKey(word: string): string {
  return word.toLowerCase().replaceAll("'", '’').replaceAll(/\s+/gu, ' ');
}
