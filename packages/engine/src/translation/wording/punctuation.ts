import type { LanguageName } from '@palimpsest/contract';
import { conjunctionOf } from '../cldr/dates.ts';

/** Puts the signs around a clause as the target language sets them: Spanish opens questions and exclamations, French spaces them. */
export function localisePunctuation(
  before: string,
  after: string,
  from: LanguageName,
  to: LanguageName,
): { before: string; after: string } {
  let opening = from === 'Spanish' && to !== 'Spanish' ? before.replace(/[¿¡]+/gu, '') : before;
  let closing = from === 'French' ? after.replace(/[\s\u00A0\u202F]+(?=[!?:;])/gu, '') : after;
  if (to === 'Spanish' && !/[¿¡]/u.test(opening)) {
    if (closing.includes('?')) opening += '¿';
    else if (closing.includes('!')) opening += '¡';
  }
  if (to === 'French') closing = closing.replace(/(?<![\s\u00A0\u202F!?])(?=[!?:;])/u, '\u00A0');
  return { before: opening, after: closing };
}

/** Converts punctuation to the form of dictionaries: straight apostrophes, and "and" for an ampersand between words. */
export function plainPunctuation(clause: string, from: LanguageName): string {
  const spelled = clause.replace(/(?<=\p{L}) & (?=\p{L})/gu, ` ${conjunctionOf(from)} `);
  return spelled.replace(/(?<=\p{L})’(?=\p{L})/gu, "'");
}
