import type { LanguageName } from '@palimpsest/contract';

/** When something happens again and again, as opening hours say it. */
interface Habits {
  /** From Sunday on: "on Sundays". */
  weekdays: readonly string[];
  /** @default not known */
  workdays?: string;
  weekends: string;
  holidays: string;
  daily: string;
}

const all = (article: string, names: readonly string[]): string[] => names.map((name) => `${article} ${name}`);

const habits: Partial<Record<LanguageName, Habits>> = {
  Catalan: {
    weekdays: all('els', ['diumenges', 'dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabtes']),
    workdays: 'els dies laborables',
    weekends: 'els caps de setmana',
    holidays: 'els dies festius',
    daily: 'cada dia',
  },
  Esperanto: {
    weekdays: ['dimanĉe', 'lunde', 'marde', 'merkrede', 'ĵaŭde', 'vendrede', 'sabate'],
    workdays: 'en labortagoj',
    weekends: 'semajnfine',
    holidays: 'en festotagoj',
    daily: 'ĉiutage',
  },
  French: {
    weekdays: all('le', ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']),
    workdays: 'en semaine',
    weekends: 'le week-end',
    holidays: 'les jours fériés',
    daily: 'tous les jours',
  },
  Galician: {
    weekdays: all('os', ['domingos', 'luns', 'martes', 'mércores', 'xoves', 'venres', 'sábados']),
    workdays: 'os días laborables',
    weekends: 'as fins de semana',
    holidays: 'os días festivos',
    daily: 'todos os días',
  },
  German: {
    weekdays: ['sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags'],
    workdays: 'werktags',
    weekends: 'am Wochenende',
    holidays: 'an Feiertagen',
    daily: 'jeden Tag',
  },
  Italian: {
    weekdays: ['la domenica', ...all('il', ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'])],
    workdays: 'nei giorni feriali',
    weekends: 'nei fine settimana',
    holidays: 'nei giorni festivi',
    daily: 'tutti i giorni',
  },
  Occitan: {
    weekdays: all('los', ['dimenges', 'diluns', 'dimars', 'dimècres', 'dijòus', 'divendres', 'dissabtes']),
    weekends: 'las fins de setmana',
    holidays: 'los jorns de fèsta',
    daily: 'cada jorn',
  },
  Polish: {
    weekdays: ['w niedziele', 'w poniedziałki', 'we wtorki', 'w środy', 'w czwartki', 'w piątki', 'w soboty'],
    workdays: 'w dni robocze',
    weekends: 'w weekendy',
    holidays: 'w święta',
    daily: 'codziennie',
  },
  Portuguese: {
    weekdays: [
      'aos domingos',
      ...all('às', ['segundas-feiras', 'terças-feiras', 'quartas-feiras', 'quintas-feiras', 'sextas-feiras']),
      'aos sábados',
    ],
    workdays: 'nos dias úteis',
    weekends: 'aos fins de semana',
    holidays: 'nos feriados',
    daily: 'todos os dias',
  },
  Spanish: {
    weekdays: all('los', ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados']),
    workdays: 'los días laborables',
    weekends: 'los fines de semana',
    holidays: 'los días festivos',
    daily: 'todos los días',
  },
};

const english =
  /(?<![\p{L}\p{N}])(?:(?:on )?(?<weekday>(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days)|(?<workdays>on (?:weekdays|working days))|(?<weekends>(?:on|at) weekends)|(?<holidays>on (?:public|bank) holidays)|(?<daily>every day))(?![\p{L}\p{N}])/giu;

const stems = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'];

export interface FoundHabit {
  start: number;
  end: number;
  /** In the target language. */
  words: string;
}

/** Finds what an English text says of days that recur, and writes it in another language; none where that is not known. */
export function findHabits(text: string, from: LanguageName, to: LanguageName): FoundHabit[] {
  const known = from === 'English' ? habits[to] : undefined;
  if (!known) return [];
  return [...text.matchAll(english)].flatMap((match) => {
    const { weekday, ...others } = match.groups ?? {};
    const words =
      weekday === undefined
        ? wordsOf(others, known)
        : known.weekdays[stems.indexOf(weekday.toLowerCase().replace(/days$/u, ''))];
    return words === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, words }];
  });
}

function wordsOf(groups: Record<string, string | undefined>, known: Habits): string | undefined {
  const name = (['workdays', 'weekends', 'holidays', 'daily'] as const).find((each) => groups[each] !== undefined);
  return name && known[name];
}
