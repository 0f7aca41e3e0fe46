/** The direction in which lines are written. */
export type Direction = 'ltr' | 'rtl';

/** Letters that are written from the right. */
const rightToLeftLetter =
  /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Samr}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Mend}]/u;
/** Signs that are as strong as those letters: of Hebrew and Arabic, and the marks that say the direction. */
const rightToLeftSign = /[\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u0608\u060b\u060d\u061b-\u061f\u066d\u06d4\u200f]/;
const letter = /[\p{L}\p{Nl}\u200e]/u;

const isolateStart = /[\u2066-\u2068]/;
const isolateEnd = '\u2069';

/** The direction of a character that has one of its own (classes L, R and AL of UAX #9); of others undefined. */
function strongDirection(character: string): Direction | undefined {
  if (rightToLeftSign.test(character)) return 'rtl';
  if (!letter.test(character)) return undefined;
  return rightToLeftLetter.test(character) ? 'rtl' : 'ltr';
}

/** The direction of the first letter that has one, what is isolated left out; undefined where there is none. Rules P2 and P3 of UAX #9. */
export function firstStrongDirection(paragraph: string): Direction | undefined {
  let depth = 0;
  for (const character of paragraph) {
    if (isolateStart.test(character)) depth++;
    else if (character === isolateEnd) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      const direction = strongDirection(character);
      if (direction) return direction;
    }
  }
  return undefined;
}

/** The direction of the last letter that has one; undefined where there is none. */
export function lastStrongDirection(text: string): Direction | undefined {
  for (const character of Array.from(text).toReversed()) {
    const direction = strongDirection(character);
    if (direction) return direction;
  }
  return undefined;
}

/** Whether something is in letters from the right. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeftSign.test(text) || rightToLeftLetter.test(text);
}

const rightToLeftScripts = new Set(['Hebr', 'Arab', 'Syrc', 'Thaa', 'Nkoo', 'Samr', 'Mand', 'Adlm', 'Rohg', 'Mend']);
/** A language, and a script where the tag says one. */
const languageAndScript = /^[a-z]{2,3}(?:-[a-z]{4})?(?=-|$)/i;

/** The direction of the script of a language; undefined for what is no BCP 47 tag. */
function directionOfLanguage(lang: string | undefined): Direction | undefined {
  const [tag] = languageAndScript.exec(lang ?? '') ?? [];
  if (tag === undefined) return undefined;
  return rightToLeftScripts.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/**
 * The direction that all paragraphs of a text have: that of its language, where one of its letters has that direction. Undefined where each
 * paragraph has the direction of its first letter, as with `dir=auto` in a browser.
 */
export function directionOfText(text: string, lang: string | undefined): Direction | undefined {
  const direction = directionOfLanguage(lang);
  if (direction === undefined) return undefined;
  return Array.from(text).some((character) => strongDirection(character) === direction) ? direction : undefined;
}
