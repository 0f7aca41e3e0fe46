import { flushCompileCache } from 'node:module';
import {
  certainLanguage,
  createRouter,
  createTranslators,
  EngineError,
  readTranslatorConfig,
} from '@palimpsest/engine';
import type { TranslateRequest, TranslatorCommand, TranslatorEvent, TranslatorOutcome } from './translator-messages.ts';

/** Longest time for one request, in ms. */
const longestMs = 60_000;

// The channel closes with the server, however it ends; nothing may outlive it.
process.on('disconnect', () => process.exit(0));

const translators = createTranslators(readTranslatorConfig(process.env));
const router = createRouter(translators, { detect: certainLanguage });

async function translate(request: TranslateRequest): Promise<TranslatorOutcome> {
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
