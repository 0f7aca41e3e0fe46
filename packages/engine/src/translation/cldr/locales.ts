import { findLanguage, type LanguageName } from '@palimpsest/contract';

/** Locales whose CLDR data serves a language better than those of its tag; English dates stand as most of the world writes them. */
const locales: Partial<Record<LanguageName, string>> = {
  English: 'en-GB',
  'Greek (Latin)': 'el',
  Montenegrin: 'sr-Latn-ME',
  Tagalog: 'fil',
};

/** The locale by which `Intl` writes a language. */
export function localeOf(language: LanguageName): string {
  return locales[language] ?? findLanguage(language)?.tag ?? 'en';
}

const [greek, latin] = ['αβγδεζηικλμνξοπρσςτυφω', 'avgdeziiklmnxoprsstyfo'];
const latinLetters = new Map([
  ...Array.from(greek, (letter, at) => [letter, latin.charAt(at)] as const),
  ['θ', 'th'],
  ['χ', 'ch'],
  ['ψ', 'ps'],
]);

const voiced = /^[αεηιουωβγδζλμνρ]/u;

/** Greek in Latin letters after ELOT 743 (ISO 843), without accents. */
function latinGreek(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const paired = plain
    .replace(/([αε])υ/giu, (pair: string, vowel: string, at: number) => {
      const next = plain.slice(at + pair.length).toLowerCase();
      return vowel + (voiced.test(next) ? 'v' : 'f');
    })
    .replace(/(ο)υ/giu, '$1u')
    .replace(/γ(?=[γξχ])/giu, 'n')
    .replace(/(?<!\p{L})μπ/giu, (pair) => (pair.startsWith('Μ') ? 'B' : 'b'));
  return paired.replace(/\p{Script=Greek}/gu, (letter) => {
    const small = latinLetters.get(letter.toLowerCase()) ?? letter;
    return letter === letter.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1);
  });
}

/** Writes what `Intl` gave in the letters of the language. */
export function inLetters(text: string, language: LanguageName): string {
  const plain = text.replace(/[\u00A0\u202F\u2009]/gu, ' ');
  return language === 'Greek (Latin)' ? latinGreek(plain) : plain;
}
