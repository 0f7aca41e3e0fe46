/** Letters with a cedilla that recognition data writes for those with a comma below, as texts did before Unicode had the latter (3.0). */
const commaBelow: Readonly<Record<string, string>> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' };

/** A fraction of a cent has no price: the sign behind it is that of pounds, drawn much alike. */
const poundsAsCents = /(?<=\d[.,]\d\d\s?)¢/gu;

/** The sign of the Brazilian real, of which the recognisers see two letters. */
const realAsLetters = /\bRS(?=\s?\d)/gu;

/**
 * A text in the letters and signs that its language is written in.
 * @param language tag of the language
 */
export function inOrthographyOf(language: string, text: string): string {
  const signs = text.replaceAll(poundsAsCents, '£');
  if (language === 'ro') return signs.replaceAll(/[şţ]/giu, (letter) => commaBelow[letter] ?? letter);
  return language === 'pt' ? signs.replaceAll(realAsLetters, 'R$') : signs;
}
