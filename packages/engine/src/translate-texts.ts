import type { GlossaryTerm, Language, LanguageName, MemoryUnit, SkipReason } from '@palimpsest/contract';
import type { TranslationNote, TranslatorUsage } from './document.ts';
import type { Paragraph } from './paragraph.ts';
import { encodePreview } from './image/encode-preview.ts';
import type { Raster } from './image/raster.ts';
import { assertLanguage, assertTranslated } from './language-checks.ts';
import { saysTheSame } from './translation/checks.ts';
import { sumOf, type Usage } from './translation/services/usage.ts';
import { partByLanguage } from './text-languages.ts';
import {
  findLostRuns,
  findNames,
  isOnlyTerms,
  type NameClues,
  type OnDownload,
  type Router,
  toSourceTexts,
  type TranslatedRun,
  type Translation,
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

/** A text of the picture and what is to stand in its place. */
export interface TranslatedText {
  paragraph: Paragraph;
  translation: string;
  /** Where runs of the paragraph stand in the translation. */
  runs: readonly TranslatedRun[];
  /** Names of several words in the translation. */
  names: readonly string[];
  note: TranslationNote;
}

/** A text that stands in the picture as it did. */
export interface KeptText {
  paragraph: Paragraph;
  reason: SkipReason;
}

export interface TranslatedTexts {
  translated: TranslatedText[];
  /** Texts that stay in the picture as they are, because there are no other words for them. Numbers and protected words are not among them. */
  kept: KeptText[];
  usage: TranslatorUsage[];
}

/**
 * The texts that are to be replaced, with their translations.
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
  await assertLanguage(open, language);
  const terms = [...blacklist, ...(glossary ?? []).map(({ term, translation }) => translation ?? term)];
  const sources = new Map(toSourceTexts(open).map((text, index) => [open[index], text]));
  const used = new Map<string, Usage>();
  const made = new Map<Paragraph, Translation | undefined>();
  const { parts, foreign } = await partByLanguage(router, open, { source, target, memory });
  for (const part of parts) {
    const translations = await router.translate(
      part.paragraphs.flatMap((paragraph) => sources.get(paragraph) ?? []),
      part.from,
      target,
      {
        blacklist,
        // Those of the pair that was chosen.
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
  const outcomes = open.map((paragraph) => ({
    paragraph,
    translation: made.get(paragraph),
    reason: foreign.includes(paragraph) ? ('other-language' as const) : reasonToKeep(paragraph, made.get(paragraph)),
  }));
  const translated = outcomes.flatMap(({ paragraph, translation, reason }) =>
    reason === undefined ? [toTranslated(paragraph, translation, { to: target, terms })] : [],
  );
  const kept = outcomes.flatMap(({ paragraph, reason }) =>
    reason === undefined || !hasLetters(paragraph) ? [] : [{ paragraph, reason }],
  );
  await assertTranslated(
    {
      translated: translated.map(({ paragraph }) => paragraph),
      open: open.filter(hasLetters),
      asked: open.filter((paragraph) => made.get(paragraph)?.origin !== 'built-in'),
    },
    language,
  );
  return { translated, kept, usage: [...used].map(([translator, usage]) => ({ translator, ...usage })) };
}

function hasLetters({ text }: Paragraph): boolean {
  return /\p{L}/u.test(text);
}

/** Why there are no other words for a text. @param translation undefined of a text that is in the target language already */
function reasonToKeep(
  { text }: Paragraph,
  translation: Translation | undefined,
): Extract<SkipReason, 'unchanged' | 'untranslated'> | undefined {
  if (translation?.kept !== undefined) return 'untranslated';
  return translation === undefined || saysTheSame(text, translation.text) ? 'unchanged' : undefined;
}

function toTranslated(
  paragraph: Paragraph,
  translation: Translation | undefined,
  clues: Pick<NameClues, 'to' | 'terms'>,
): TranslatedText {
  const { text, runs: found = [], ...note } = translation ?? { text: '', origin: 'unchanged' as const, similar: [] };
  const names = findNames(text, { ...clues, lines: paragraph.lines.map((line) => line.text) });
  return { paragraph, translation: text, runs: findLostRuns(paragraph, text, found), names, note };
}
