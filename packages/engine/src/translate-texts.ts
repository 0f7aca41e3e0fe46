import type { GlossaryTerm, Language, LanguageName, MemoryUnit } from '@palimpsest/contract';
import type { TranslatorUsage } from './model/document.ts';
import type { Paragraph } from './model/paragraph.ts';
import { isTranslated, type KeptState, type PictureText, type TranslatedState } from './model/text.ts';
import { encodePreview } from './image/encode-preview.ts';
import type { Raster } from './image/raster.ts';
import { assertLanguage, assertTranslated } from './languages/language-checks.ts';
import { saysTheSame } from './translation/checks.ts';
import { sumOf, type Usage } from './translation/services/usage.ts';
import { partByLanguage } from './languages/text-languages.ts';
import {
  codeTexts,
  findLostRuns,
  findNames,
  isOnlyTerms,
  listedNames,
  type NameClues,
  type OnDownload,
  recall,
  type Router,
  toSourceTexts,
  type Translation,
  wordmarks,
} from './translation/index.ts';

/** How the texts of a picture are to be translated. */
export interface TranslationOptions {
  source: LanguageName;
  target: LanguageName;
  /** Words and phrases that stay as they are; a text of nothing else stays in the picture. */
  blacklist?: readonly string[];
  /** The user's terms of this pair of languages. */
  glossary?: readonly GlossaryTerm[];
  /** How the user wants texts of this pair translated, what was changed last first. */
  memory?: readonly MemoryUnit[];
  /** Whether decimal, currency and percent signs are set as the target language sets them. @default false: numbers stay to the letter */
  localiseNumbers?: boolean;
  /** Ends the work with the code `cancelled`. */
  signal?: AbortSignal;
  /** Hears of models that have to be fetched first. */
  onDownload?: OnDownload;
}

/** The texts of a picture with what becomes of each, and what it cost to know. */
export interface TranslatedTexts {
  /** The texts in the order of the paragraphs. */
  texts: PictureText<TranslatedState | KeptState>[];
  usage: TranslatorUsage[];
}

/**
 * Decides of each text what is to stand in its place, or why it stays.
 * @throws EngineError where the texts are in another language, or no translation could be had
 */
export async function translateTexts(
  router: Router,
  flat: Raster,
  paragraphs: readonly Paragraph[],
  language: Language,
  options: TranslationOptions,
): Promise<TranslatedTexts> {
  const { source, target, blacklist = [], glossary, memory, localiseNumbers, signal, onDownload } = options;
  const open = paragraphs.filter(({ text }) => !isOnlyTerms(text, blacklist));
  const literal = [...codeTexts(open), ...listedNames(open, source), ...wordmarks(open, source)];
  const standing = new Set(literal.filter(({ text }) => !isOfUser(text, options)));
  const spoken = open.filter((paragraph) => !standing.has(paragraph));
  await assertLanguage(spoken, language);
  const terms = [...blacklist, ...(glossary ?? []).map(({ term, translation }) => translation ?? term)];
  const sources = new Map(toSourceTexts(spoken).map((text, index) => [spoken[index], text]));
  const used = new Map<string, Usage>();
  const made = new Map<Paragraph, Translation | undefined>();
  const { parts, foreign } = await partByLanguage(router, spoken, { source, target, memory });
  for (const part of parts) {
    const translations = await router.translate(
      part.paragraphs.flatMap((paragraph) => sources.get(paragraph) ?? []),
      part.from,
      target,
      {
        blacklist,
        // The user's glossary and memory are those of the chosen pair only.
        ...(part.from === source && { glossary, memory }),
        localiseNumbers,
        picture: () => encodePreview(flat),
        signal,
        onDownload,
        onUsage: (translator, usage) => used.set(translator, sumOf(used.get(translator), usage)),
      },
    );
    for (const [index, paragraph] of part.paragraphs.entries()) made.set(paragraph, translations[index]);
  }
  const texts = paragraphs.map((paragraph): PictureText<TranslatedState | KeptState> => {
    if (!open.includes(paragraph)) return { paragraph, state: { is: 'kept', reason: undefined } };
    if (foreign.includes(paragraph)) return { paragraph, state: { is: 'kept', reason: 'other-language' } };
    return { paragraph, state: stateOf(paragraph, made.get(paragraph), { to: target, terms }) };
  });
  await assertTranslated(
    {
      translated: texts.filter(isTranslated).map(({ paragraph }) => paragraph),
      open: open.filter(hasLetters),
    },
    language,
  );
  return { texts, usage: [...used].map(([translator, usage]) => ({ translator, ...usage })) };
}

/**
 * Puts words that are given in the place of texts. Nobody is asked: a text without words stays.
 * @param words by the ids of the texts
 */
export function takeWords(
  paragraphs: readonly Paragraph[],
  words: ReadonlyMap<number, string>,
  target: LanguageName,
): PictureText<TranslatedState | KeptState>[] {
  return paragraphs.map((paragraph) => {
    const text = words.get(paragraph.id);
    const made: Translation =
      text === undefined
        ? { text: paragraph.text, origin: 'unchanged', kept: 'empty' }
        : { text: text.replaceAll(/\r\n?/g, '\n'), origin: 'memory' };
    return { paragraph, state: stateOf(paragraph, made, { to: target, terms: [] }) };
  });
}

/** Whether the user said how a text, or a term in it, is translated. */
function isOfUser(text: string, { target, memory = [], glossary = [] }: TranslationOptions): boolean {
  const lower = text.toLowerCase();
  return recall(text, memory, target) !== undefined || glossary.some(({ term }) => lower.includes(term.toLowerCase()));
}

function hasLetters({ text }: Paragraph): boolean {
  return /\p{L}/u.test(text);
}

/** @param made undefined of a text that is in the target language already */
function stateOf(
  paragraph: Paragraph,
  made: Translation | undefined,
  clues: Pick<NameClues, 'to' | 'terms'>,
): TranslatedState | KeptState {
  if (!made || made.kept !== undefined || saysTheSame(paragraph.text, made.text)) {
    if (!hasLetters(paragraph)) return { is: 'kept', reason: 'no-letters' };
    return { is: 'kept', reason: made?.kept === undefined ? 'unchanged' : 'untranslated' };
  }
  const { text, runs: found = [], ...note } = made;
  const names = findNames(text, { ...clues, lines: paragraph.lines.map((line) => line.text) });
  return { is: 'translated', translation: text, runs: findLostRuns(paragraph, text, found), names, note };
}
