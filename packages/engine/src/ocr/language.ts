import { languages, type Language } from '@palimpsest/contract';

/** Which of our languages a text is written in. */
export interface DetectedLanguage {
  language: Language;
  /** False where the text is too short or too much like other languages to be sure. */
  reliable: boolean;
}

const byTag = new Map<string, Language>(
  languages.map((language) => [language.tag.split('-')[0] ?? language.tag, language]),
);
/** Below this a name or a price is all there is to go by. */
const fewestLetters = 12;

/** Detects the language of a text by its n-grams; undefined where it is none of ours. */
export async function detectLanguage(text: string): Promise<DetectedLanguage | undefined> {
  // The n-grams take half a second and 60 MB to load: only for those who ask.
  const { eld } = await import('eld/large');
  const result = eld.detect(text);
  const language = byTag.get(result.language);
  if (!language) return undefined;
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0;
  return { language, reliable: letters >= fewestLetters && result.isReliable() };
}
