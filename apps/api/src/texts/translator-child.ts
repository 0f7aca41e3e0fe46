import type { GlossaryTerm, ImageRefusal, LanguageName, MemoryUnit } from '@palimpsest/contract';
import {
  certainLanguage,
  createRouter,
  createTranslators,
  EngineError,
  ownLanguageOf,
  readTranslatorConfig,
  type SourceText,
  type Translation,
} from '@palimpsest/engine';
import { serveFunctions } from '../children/serve-functions.ts';
import { createServerMeter } from './server-meter.ts';

/** Texts of one picture that are to be translated again. */
export interface TranslateRequest {
  texts: SourceText[];
  source: LanguageName;
  target: LanguageName;
  blacklist: string[];
  glossary: GlossaryTerm[];
  memory: MemoryUnit[];
  localiseNumbers: boolean;
  /** Whether fewer words are asked for, as the budget of each text says. */
  shorter: boolean;
  /** Name of the only translator to ask. */
  translator: string | undefined;
}

export type TranslatorOutcome =
  | { type: 'translated'; translations: Translation[] }
  /** No translator of this name translates the pair; these do. */
  | { type: 'unknown'; names: string[] }
  /** None of these can be asked for fewer words. */
  | { type: 'cannot-shorten'; names: string[] }
  /** No translator could, and the user can be told why. */
  | { type: 'refused'; message: string; refusal: ImageRefusal | undefined };

/** Longest time for one request, in ms. */
const longestMs = 60_000;

const config = readTranslatorConfig(process.env);
const translators = createTranslators(config, createServerMeter(config.TRANSLATION_BUDGET_CHARS_PER_DAY));
const router = createRouter(translators, { detect: certainLanguage });

/** Translates each text from the language in which it is clearly written, as when its picture was translated. */
async function translate(request: TranslateRequest): Promise<TranslatorOutcome> {
  const { texts, source } = request;
  const languages = new Map<SourceText, LanguageName>();
  for (const text of texts) languages.set(text, await languageOf(text, request));
  const made = new Map<SourceText, Translation | undefined>();
  for (const [from, part] of Map.groupBy(texts, (text) => languages.get(text) ?? source)) {
    // Terms and memory are those of the pair that was chosen.
    const terminology = from === source ? {} : { glossary: [], memory: [] };
    const outcome = await translateFrom({ ...request, ...terminology, texts: part, source: from });
    if (outcome.type !== 'translated') return outcome;
    for (const [index, text] of part.entries()) made.set(text, outcome.translations[index]);
  }
  return { type: 'translated', translations: texts.flatMap((text) => made.get(text) ?? []) };
}

/** @throws EngineError `pair-unavailable` where no translator leads from there to the target */
async function languageOf({ text }: SourceText, request: TranslateRequest): Promise<LanguageName> {
  const { source, target } = request;
  const own = await ownLanguageOf(text, request);
  // Whoever asks for other words of a text in the target language takes it to be in the chosen one.
  if (own === source || own === target) return source;
  if ((await router.translatorsOf({ from: own, to: target })).length > 0) return own;
  throw new EngineError(
    'pair-unavailable',
    `This text looks like ${own}, and nothing here translates ${own} to ${target}. Please write its translation yourself.`,
  );
}

async function translateFrom(request: TranslateRequest): Promise<TranslatorOutcome> {
  const { texts, source, target, translator, shorter, ...wording } = request;
  const known = await router.translatorsOf({ from: source, to: target });
  const named = translator === undefined ? known : known.filter(({ name }) => name === translator);
  if (translator !== undefined && named.length === 0) return { type: 'unknown', names: known.map(({ name }) => name) };
  const chosen = shorter ? named.filter(({ shortens }) => shortens) : named;
  if (named.length > 0 && chosen.length === 0) return { type: 'cannot-shorten', names: named.map(({ name }) => name) };
  const asked = chosen.length === 0 ? router : createRouter(chosen, { detect: certainLanguage });
  const signal = AbortSignal.timeout(longestMs);
  const translations = await asked.translate(texts, source, target, { ...wording, signal });
  return { type: 'translated', translations };
}

const functions = {
  async translate(request: TranslateRequest): Promise<TranslatorOutcome> {
    try {
      return await translate(request);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return { type: 'refused', message: error.message, refusal: error.refusal };
    }
  },
};
export type TranslatorFunctions = typeof functions;

serveFunctions(functions);
