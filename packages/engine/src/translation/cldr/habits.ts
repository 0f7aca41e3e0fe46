import type { LanguageName } from '@palimpsest/contract';

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
const english = [
  ...['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'].map((stem) => `(?:on )?${stem}days`),
  'on (?:weekdays|working days)',
  '(?:on|at) weekends',
  'on (?:public|bank) holidays',
  'every day',
];

const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${english.map((words) => `(${words})`).join('|')})(?![\p{L}\p{N}])`,
  'giu',
);

export interface FoundHabit {
  start: number;
  end: number;
  /** In the target language. */
  words: string;
}

/** Finds what an English text says of days that recur, and writes it in another language; none where that is not known. */
export function findHabits(text: string, from: LanguageName, to: LanguageName): FoundHabit[] {
  const known = from === 'English' ? habits[to]?.split('|') : undefined;
  if (!known) return [];
  return [...text.matchAll(pattern)].flatMap((match) => {
    const words = known[match.slice(1).findIndex((group) => group !== undefined)] ?? '';
    return words === '' ? [] : [{ start: match.index, end: match.index + match[0].length, words }];
  });
}
