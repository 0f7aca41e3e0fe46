import { flushCompileCache } from 'node:module';
import type { LanguageName } from '@palimpsest/contract';
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
import type { TranslateRequest, TranslatorCommand, TranslatorEvent, TranslatorOutcome } from './translator-messages.ts';

/** Longest time for one request, in ms. */
const longestMs = 60_000;

// The channel closes with the server, however it ends; nothing may outlive it.
process.on('disconnect', () => process.exit(0));

const translators = createTranslators(readTranslatorConfig(process.env));
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

async function answer({ id, request }: TranslatorCommand): Promise<void> {
  let outcome: TranslatorOutcome;
  try {
    outcome = await translate(request);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    outcome =
      error instanceof EngineError ? { type: 'refused', message, refusal: error.refusal } : { type: 'broken', message };
  }
  if (process.connected) process.send?.({ id, ...outcome } satisfies TranslatorEvent);
}

process.on('message', (command: TranslatorCommand) => void answer(command));
flushCompileCache();
