import type { GlossaryTerm, LanguageName, MemoryUnit } from '@palimpsest/contract';
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
import { DomainError, refusedField } from '../domain-error.ts';
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

/** Longest time for one request, in ms. */
const longestMs = 60_000;
/** Time after which a client may ask again when no translator answered, in seconds. */
const retryAfter = 30;

const config = readTranslatorConfig(process.env);
const translators = createTranslators(config, createServerMeter(config.TRANSLATION_BUDGET_CHARS_PER_DAY));
const router = createRouter(translators, { detect: certainLanguage });

/** Translates each text from the language in which it is clearly written, as when its picture was translated. */
async function translate(request: TranslateRequest): Promise<Translation[]> {
  const { texts, source } = request;
  const languages = new Map<SourceText, LanguageName>();
  for (const text of texts) languages.set(text, await languageOf(text, request));
  const made = new Map<SourceText, Translation | undefined>();
  for (const [from, part] of Map.groupBy(texts, (text) => languages.get(text) ?? source)) {
    // The glossary and the memory belong to the pair that was chosen.
    const terminology = from === source ? {} : { glossary: [], memory: [] };
    const translations = await translateFrom({ ...request, ...terminology, texts: part, source: from });
    for (const [index, text] of part.entries()) made.set(text, translations[index]);
  }
  return texts.flatMap((text) => made.get(text) ?? []);
}

/** @throws EngineError `pair-unavailable` if no translator translates the text's language to the target */
async function languageOf({ text }: SourceText, request: TranslateRequest): Promise<LanguageName> {
  const { source, target } = request;
  const own = await ownLanguageOf(text, request);
  // A text in the target language is taken to be in the chosen source language, because the user asks to translate it.
  if (own === source || own === target) return source;
  if ((await router.translatorsOf({ from: own, to: target })).length > 0) return own;
  throw new EngineError(
    'pair-unavailable',
    `This text looks like ${own}, and nothing here translates ${own} to ${target}. Please write its translation yourself.`,
  );
}

/** @throws DomainError `invalid_fields` if the named translator does not know the pair, or no translator can shorten */
async function translateFrom(request: TranslateRequest): Promise<Translation[]> {
  const { texts, source, target, translator, shorter, ...wording } = request;
  const known = await router.translatorsOf({ from: source, to: target });
  const named = translator === undefined ? known : known.filter(({ name }) => name === translator);
  const namesOf = (list: typeof known) => list.map(({ name }) => name).join(', ');
  if (translator !== undefined && named.length === 0) {
    throw refusedField(
      'translator',
      `These translators know this pair of languages: ${namesOf(known)}.`,
      'value_error',
    );
  }
  const chosen = shorter ? named.filter(({ shortens }) => shortens) : named;
  if (named.length > 0 && chosen.length === 0) {
    throw refusedField(
      'shorter',
      `${namesOf(named)} cannot be asked for fewer words. A language model can (OPENAI_API_KEY, ANTHROPIC_API_KEY).`,
      'value_error',
    );
  }
  const asked = chosen.length === 0 ? router : createRouter(chosen, { detect: certainLanguage });
  const signal = AbortSignal.timeout(longestMs);
  return await asked.translate(texts, source, target, { ...wording, signal });
}

const functions = {
  /** @throws DomainError with a sentence for the user if no translator could translate the texts */
  async translate(request: TranslateRequest): Promise<Translation[]> {
    try {
      return await translate(request);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      throw new DomainError('unavailable', error.message, { retryAfter, refusal: error.refusal });
    }
  },
};
export type TranslatorFunctions = typeof functions;

serveFunctions(functions);
