import type { LanguageName } from '@palimpsest/contract';
import type { FixedSpan } from '../translator.ts';
import { perLanguage } from '../per-language.ts';

/** Words that join the words of a phrase or a name, by language: "pain au lait", "Museo del Prado", "House of Cards". */
const joining: Partial<Record<LanguageName, string>> = {
  Catalan: 'de la|del|dels|amb',
  English: 'of the|of|and the|and|with|for the|for|by|to the|in the|on the',
  French: 'à la|a la|à|au|aux|de la|de|du|des|et|en|sur|chez|avec|sans',
  German: 'von der|von|und|zum|zur|mit|für|im|am',
  Italian: 'di|del|della|dei|delle|degli|al|alla|con',
  Portuguese: 'de|do|da|dos|das|com|ao|à',
  Spanish: 'de la|de los|de las|de|del|y|con|en|al|a la',
};

/** Words of a language that join no foreign phrase in its texts, and with which none begins or ends. */
const own: Partial<Record<LanguageName, string>> = {
  Catalan: 'a al als amb de del dels des dos du el els en et i la les o per que sur un una com',
  English:
    'a am an and are as at by com do for from get i im in is it me my new of on or our that the this to with you your',
  French:
    'a à au aux avec ce chez con da de des dans do dos du en est et il la le les ou où par pour sa sans sur un une y',
  Galician: 'a á al ao aos con da das de do dos e en for na no o os para por que sur un unha',
  German: 'am an auf aus bei da das dem den der des die do du ein eine für im in ist mit oder und von vom zu zum zur',
  Italian: 'a ai al alla con da dal dei del della delle degli di do e i il in la le lo o per un una',
  Portuguese: 'a à ao aos as com da das de do dos e em for na no o os ou para por que um uma',
  Spanish: 'a al com con da de del des di do dos e el en es i la las lo los o para por que sin sur tu tus un una y',
};

/** Undefined for a language whose small words are not known. */
const finderOf = perLanguage((language) => (own[language] === undefined ? undefined : compile(language)));

function compile(language: LanguageName) {
  const words = new Set(own[language]?.split(' '));
  const foreign = Object.entries(joining).flatMap(([other, list]) =>
    other === language ? [] : list.split('|').filter((join) => isForeign(join, words)),
  );
  // The longest first, so that "de la" is not taken for "de".
  const joins = [...new Set(foreign)].toSorted((a, b) => b.length - a.length).join('|');
  const word = String.raw`\p{L}[\p{L}\p{M}’'-]+`;
  const elided = /^(?:Catalan|French|Italian)$/.test(language) ? '' : String.raw`|(?: [dl]['’]${word})`;
  return {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}’'-])${word}(?:(?: (?:${joins}) ${word})${elided})+`, 'giu'),
    isOwn: (candidate: string) => words.has(candidate.toLowerCase()),
  };
}

/** "a la" is foreign in English although "a" is a word of it. */
function isForeign(join: string, words: ReadonlySet<string>): boolean {
  const [first = '', second] = join.split(' ');
  return second === undefined ? !words.has(first) : !words.has(first) || !words.has(second);
}

/**
 * Phrases and names of other languages within a text, which a translator would take apart: words that small words of another language join, with
 * what else belongs to a name. None in a language whose small words are not known.
 */
export function foreignPhrases(text: string, from: LanguageName): FixedSpan[] {
  const finder = finderOf(from);
  if (!finder) return [];
  return [...text.matchAll(finder.pattern)].flatMap(({ index: start, 0: found }) => {
    const words = found.split(' ');
    if (finder.isOwn(words[0] ?? '') || finder.isOwn(words.at(-1) ?? '')) return [];
    const further = isName(words.at(-1) ?? '')
      ? (/^(?: \p{Lu}\p{Ll}[\p{L}’'-]*)+/u.exec(text.slice(start + found.length))?.[0] ?? '')
      : '';
    const replacement = found + further;
    return [{ start, end: start + replacement.length, replacement }];
  });
}

function isName(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word);
}
