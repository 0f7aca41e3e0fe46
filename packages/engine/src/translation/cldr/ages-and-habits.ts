import type { LanguageName } from '@palimpsest/contract';
import type { FixedSpan, LanguagePair } from '../translator.ts';
import { inCaseOf } from '../wording/letter-case.ts';

/** How a language says that somebody is younger and older than an age in years, after the word for who it is. */
const ages: Partial<Record<LanguageName, readonly [under: string, over: string, years: string]>> = {
  Catalan: ['menors de', 'majors de', 'anys'],
  Esperanto: ['sub', 'super', 'jaroj'],
  French: ['de moins de', 'de plus de', 'ans'],
  Galician: ['menores de', 'maiores de', 'anos'],
  Italian: ['sotto i', 'sopra i', 'anni'],
  Occitan: ['de mens de', 'de mai de', 'ans'],
  Portuguese: ['menores de', 'maiores de', 'anos'],
  Spanish: ['menores de', 'mayores de', 'años'],
};

const englishAges =
  /(?<=(?:children|kids|persons|people|guests|visitors|adults|teenagers|anyone|those|everyone|pupils|students) )(?:aged )?(?<relation>under|below|over|above) (?:the age of )?(?<age>\d{1,3})(?: years)?(?: of age| old)?(?![\p{L}\p{N}%]| ?\p{Sc}|[.,:]\d| [a-z]+s\b)/giu;

/** How opening hours say when something happens again and again: on Sundays to on Saturdays, on weekdays, at weekends, on holidays, every day. */
const habits: Partial<Record<LanguageName, string>> = {
  Catalan:
    'els diumenges|els dilluns|els dimarts|els dimecres|els dijous|els divendres|els dissabtes|els dies laborables|els caps de setmana|els dies festius|cada dia',
  Esperanto: 'dimanĉe|lunde|marde|merkrede|ĵaŭde|vendrede|sabate|en labortagoj|semajnfine|en festotagoj|ĉiutage',
  French:
    'le dimanche|le lundi|le mardi|le mercredi|le jeudi|le vendredi|le samedi|en semaine|le week-end|les jours fériés|tous les jours',
  Galician:
    'os domingos|os luns|os martes|os mércores|os xoves|os venres|os sábados|os días laborables|as fins de semana|os días festivos|todos os días',
  Italian:
    'la domenica|il lunedì|il martedì|il mercoledì|il giovedì|il venerdì|il sabato|nei giorni feriali|nei fine settimana|nei giorni festivi|tutti i giorni',
  // Occitan for weekdays is not known.
  Occitan:
    'los dimenges|los diluns|los dimars|los dimècres|los dijòus|los divendres|los dissabtes||las fins de setmana|los jorns de fèsta|cada jorn',
  Portuguese:
    'aos domingos|às segundas-feiras|às terças-feiras|às quartas-feiras|às quintas-feiras|às sextas-feiras|aos sábados|nos dias úteis|aos fins de semana|nos feriados|todos os dias',
  Spanish:
    'los domingos|los lunes|los martes|los miércoles|los jueves|los viernes|los sábados|los días laborables|los fines de semana|los días festivos|todos los días',
};

/** The same in English, in the same order. */
const englishHabits = [
  ...['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'].map((stem) => `(?:on )?${stem}days`),
  'on (?:weekdays|working days)',
  '(?:on|at) weekends',
  'on (?:public|bank) holidays',
  'every day',
];

const habitPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${englishHabits.map((words) => `(${words})`).join('|')})(?![\p{L}\p{N}])`,
  'giu',
);

/**
 * Finds what an English text says of the age of people, "children under 12", and of days that recur, "on Sundays", and writes it in another language;
 * none where that is not known.
 */
export function agesAndHabits(text: string, { from, to }: LanguagePair): FixedSpan[] {
  if (from !== 'English') return [];
  const written = [
    ...[...text.matchAll(englishAges)].map((match) => ({ match, words: writeAge(match.groups ?? {}, to) })),
    ...[...text.matchAll(habitPattern)].map((match) => ({
      match,
      words: habits[to]?.split('|')[match.slice(1).findIndex((group) => group !== undefined)] ?? '',
    })),
  ];
  return written.flatMap(({ match: { index: start, 0: original }, words }) =>
    words === '' ? [] : [{ start, end: start + original.length, replacement: inCaseOf(original, words, to) }],
  );
}

function writeAge({ relation = '', age = '' }: Record<string, string | undefined>, to: LanguageName): string {
  const [under, over, years] = ages[to] ?? [];
  return years === undefined ? '' : `${/under|below/iu.test(relation) ? under : over} ${age} ${years}`;
}
