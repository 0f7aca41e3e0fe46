import type { LanguageName } from '@palimpsest/contract';
import { type Amount, readAmount, writeAmount } from './units.ts';

/** How a language says that somebody is younger or older than an age, after the word for who it is. */
interface AgeWords {
  under: string;
  over: string;
  /** The word for years where it is another than CLDR writes; months are not known there. */
  years?: string;
}

const ageWords: Partial<Record<LanguageName, AgeWords>> = {
  Catalan: { under: 'menors de ', over: 'majors de ' },
  Esperanto: { under: 'sub ', over: 'super ' },
  French: { under: 'de moins de ', over: 'de plus de ' },
  Galician: { under: 'menores de ', over: 'maiores de ' },
  Italian: { under: 'sotto i ', over: 'sopra i ' },
  Occitan: { under: 'de mens de ', over: 'de mai de ', years: 'ans' },
  Portuguese: { under: 'menores de ', over: 'maiores de ' },
  Spanish: { under: 'menores de ', over: 'mayores de ' },
};

const english =
  /(?<=(?:children|kids|persons|people|guests|visitors|adults|teenagers|anyone|those|everyone|pupils|students) )(?:aged )?(?<relation>under|below|over|above) (?:the age of )?(?<age>\d{1,3}(?: (?:years|months))?)(?: of age| old)?(?![\p{L}\p{N}%]| ?\p{Sc}|[.,:]\d| [a-z]+s\b)/giu;

export interface FoundAge {
  start: number;
  end: number;
  /** In the target language. */
  words: string;
}

/** Finds ages of people in an English text, "children under 12", and writes them in another language; none where that is not known. */
export function findAges(text: string, from: LanguageName, to: LanguageName): FoundAge[] {
  const known = from === 'English' ? ageWords[to] : undefined;
  if (!known) return [];
  return [...text.matchAll(english)].flatMap((match) => {
    const { relation = '', age = '' } = match.groups ?? {};
    const amount = /\p{L}/u.test(age) ? readAmount(age, 'English') : { digits: age, unit: 'year' as const };
    const written = amount && writeAge(amount, known, to);
    if (written === undefined) return [];
    const before = /under|below/iu.test(relation) ? known.under : known.over;
    return [{ start: match.index, end: match.index + match[0].length, words: before + written }];
  });
}

function writeAge(amount: Amount, { years }: AgeWords, to: LanguageName): string | undefined {
  if (years === undefined) return writeAmount(amount, to);
  return amount.unit === 'year' ? `${amount.digits} ${years}` : undefined;
}
