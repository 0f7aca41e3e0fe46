/** Letters with a cedilla that recognition data writes for those with a comma below, as texts did before Unicode had the latter (3.0). */
const commaBelow: Readonly<Record<string, string>> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' };

/**
 * A text in the letters that its language is written in.
 * @param language tag of the language
 */
export function inOrthographyOf(language: string, text: string): string {
  return language === 'ro' ? text.replaceAll(/[şţ]/giu, (letter) => commaBelow[letter] ?? letter) : text;
}
