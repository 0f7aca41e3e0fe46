import createBidi from 'bidi-js';

/** The direction in which lines are written. */
export type Direction = 'ltr' | 'rtl';

// The types tell of an ES module with a default export, which the package is to bundlers and Node only from inside.
const bidi = (createBidi as unknown as typeof createBidi.default)();

/** Blocks of letters that are written from the right, and the mark that says so. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const isolateStart = /[\u2066-\u2068]/;
const isolateEnd = '\u2069';

/** The direction of a character that has one of its own (classes L, R and AL of UAX #9); of others undefined. */
function strongDirection(character: string): Direction | undefined {
  const type = bidi.getBidiCharTypeName(character);
  if (type === 'L') return 'ltr';
  return type === 'R' || type === 'AL' ? 'rtl' : undefined;
}

/** The direction of the first strong letter outside of isolates; undefined if there is none. Rules P2 and P3 of UAX #9. */
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

/** Whether something is in letters from the right. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** Characters of two UTF-16 units, which the library looks at one by one. */
const pairs = /[\u{10000}-\u{10ffff}]/gu;
const standIns = { ltr: 'AA', rtl: '\u05d0\u05d0', none: '☀☀' };

/** The embedding level of each UTF-16 unit of a paragraph, odd where it is written from the right. Source: UAX #9. */
export function embeddingLevels(paragraph: string, direction: Direction = 'ltr'): Uint8Array {
  const inUnits = paragraph.replace(pairs, (character) => standIns[strongDirection(character) ?? 'none']);
  return bidi.getEmbeddingLevels(inUnits, direction).levels;
}

/** Letters as they are drawn from the right: brackets and other characters that have a mirror image in Unicode become it. Rule L4 of UAX #9. */
export function mirrored(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');
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
