import { languages, type Language } from '@palimpsest/contract';

/** Which of our languages a text is written in. */
export interface DetectedLanguage {
  language: Language;
  /** False where the text is too short or too much like other languages to be sure. */
  reliable: boolean;
}

const byTag = new Map<string, Language>(
  languages.map((language) => [eldTag(language).split('-')[0] ?? language.tag, language]),
);
// The lines of all languages in typeset's corpus: none is taken for another language that the detector knows.
/**
 * Minimum number of letters: the language of shorter texts is detected wrongly too often, for 31 phrases of the benches with 12 letters or more, for
 * 4 with 20 or more.
 */
const minLetters = 20;
/** Minimum number of letters that determine a language: shorter texts are similar in too many languages. */
const minTellingLetters = 40;
/** Share of the best language's score from which another language may be that of a part of the text. */
const closeScore = 0.8;

/** Detects the language of a text by its n-grams; undefined where it is none of ours. */
export async function detectLanguage(text: string): Promise<DetectedLanguage | undefined> {
  // The n-grams are loaded for those who ask only: 185 MB resident, where those of `eld/large` take 415 and tell pictures no better.
  const { eld } = await import('eld/medium');
  const result = eld.detect(text);
  const language = byTag.get(result.language);
  if (!language) return undefined;
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0;
  return { language, reliable: letters >= minLetters && result.isReliable() };
}

/**
 * The language that a text is clearly written in instead of `language`; undefined where it may well be in `language`, and where the
 * detector does not know that language in Latin script.
 */
export async function otherLanguageOf(text: string, language: Language): Promise<Language | undefined> {
  const { eld } = await import('eld/medium');
  const tag = eldTag(language);
  const known = new Set(Object.values(eld.info().Languages));
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0;
  if (language.tag.includes('-') || !known.has(tag) || letters < minTellingLetters) return undefined;
  const result = eld.detect(text);
  if (result.language === tag || !result.isReliable()) return undefined;
  const scores = result.getScores();
  if ((scores[tag] ?? 0) >= closeScore * (scores[result.language] ?? 0)) return undefined;
  return languages.find((other) => !other.tag.includes('-') && eldTag(other) === result.language);
}

/** The detector knows one Norwegian. */
function eldTag({ tag }: Language): string {
  return tag === 'nb' ? 'no' : tag;
}
