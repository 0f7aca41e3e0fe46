import type { LanguageName, Misreading } from '@palimpsest/contract';
import { throwIfCancelled } from '../cancel.ts';
import { checkTranslations } from '../check-options.ts';
import type { KeptReason } from '../model/document.ts';
import { EngineError } from '../errors.ts';
import { type DetectLanguage, faultOf } from './checks.ts';
import type { RunText, SourceText, TranslatedRun, TranslateOptions, Translator } from './translator.ts';
import { findTranslatedRuns, withFixedRuns } from './wording/runs.ts';
import { piecesOf } from './wording/spans.ts';

/** A text that one of the translators made, or that none could change. */
export interface MadeText {
  text: string;
  origin: 'translator' | 'unchanged';
  by?: string;
  /** Why there is no translation. @default every translator had the same words for it */
  kept?: KeptReason;
  /** Positions of the original's runs in it. @default none */
  runs?: readonly TranslatedRun[];
  /** Words of the original that the translator took for misread. @default none */
  misread?: readonly Misreading[];
}

export interface TurnOptions {
  from: LanguageName;
  to: LanguageName;
  detect: DetectLanguage | undefined;
  options: TranslateOptions;
  /** Whether further texts of the picture need no translator. */
  hasOthers: boolean;
}

interface Attempt {
  source: SourceText;
  /** The answer that was accepted without doubt. */
  made?: MadeText;
  /** An answer that is too long or in doubt, but better than nothing. */
  fallback?: MadeText;
  isUnchanged?: boolean;
  /** The reason why the last answer was not accepted. */
  fault?: KeptReason;
  /** The error with which the last translator failed on it. */
  failure?: EngineError;
}

/** Number of texts on which a translator fails in a row, without any answer, before it counts as failing on all. */
const maxFailures = 3;

/**
 * Asks one translator after the other: the first for all texts at once, and for each that it did not translate once more, alone; the next for
 * the texts that are still open. Texts that are unchanged in the end are reported with the reason.
 * @throws EngineError `cancelled`, or `translation-failed` with what the last translator said if all of them failed on every text
 */
export async function translateInTurn(
  translators: readonly Translator[],
  sources: readonly SourceText[],
  turn: TurnOptions,
): Promise<MadeText[]> {
  const attempts: Attempt[] = sources.map((source) => ({ source }));
  for (const translator of translators) {
    // A text that better translators left unchanged is most likely a name, which a translator of gist quality would spoil.
    const open = attempts.filter(({ made, isUnchanged }) => !made && !(isUnchanged && translator.quality === 'gist'));
    if (open.length > 0) await askAll(translator, open, turn);
  }
  assertAnswered(attempts, turn);
  return attempts.map(resultOf);
}

async function askAll(translator: Translator, open: readonly Attempt[], turn: TurnOptions): Promise<void> {
  const failure = await tryToAsk(translator, open, turn);
  if (failure?.concernsText === true && open.length > 1) return await askEach(translator, open, turn);
  // Asking again alone only helps if the answer depends on chance or on the texts beside it.
  const maySayOtherwise = translator.quality === 'language-model' || (translator.quality !== 'gist' && open.length > 1);
  if (failure || !maySayOtherwise) return;
  await askEach(
    translator,
    open.filter(({ made }) => made === undefined),
    turn,
  );
}

/** Asks for each text alone, until the translator fails for a reason that lies in no text. */
async function askEach(translator: Translator, open: readonly Attempt[], turn: TurnOptions): Promise<void> {
  let failures = 0;
  for (const attempt of open) {
    const failure = await tryToAsk(translator, [attempt], turn);
    if (failure && (!failure.concernsText || failures + 1 === maxFailures)) return;
    failures = failure ? failures + 1 : Number.NEGATIVE_INFINITY;
  }
}

/** Notes the answers, or the failure, which it returns. @throws EngineError `cancelled` */
async function tryToAsk(
  translator: Translator,
  attempts: readonly Attempt[],
  turn: TurnOptions,
): Promise<EngineError | undefined> {
  try {
    await ask(translator, attempts, turn);
    return undefined;
  } catch (error) {
    throwIfCancelled(turn.options.signal);
    if (!(error instanceof EngineError)) throw error;
    for (const attempt of attempts) attempt.failure = error;
    return error;
  }
}

async function ask(translator: Translator, attempts: readonly Attempt[], turn: TurnOptions): Promise<void> {
  const sources = attempts.map(({ source }) => source);
  const answers = await runTextsOf(translator, sources, turn);
  for (const [index, attempt] of attempts.entries()) {
    const { text, runs: found, misread = [] } = answers[index] ?? { text: '', runs: [] };
    const runs = withFixedRuns(attempt.source, text, found);
    const fault = await faultOf(text, attempt.source, turn);
    const made: MadeText = {
      text,
      origin: 'translator',
      by: translator.name,
      ...(runs.length > 0 && { runs }),
      ...(misread.length > 0 && { misread }),
    };
    delete attempt.failure;
    if (fault === undefined) attempt.made = made;
    else if (fault === 'too-long') attempt.fallback ??= made;
    else if (fault === 'unchanged') attempt.isUnchanged = true;
    else attempt.fault = fault;
  }
}

async function runTextsOf(
  translator: Translator,
  sources: readonly SourceText[],
  { from, to, options }: TurnOptions,
): Promise<RunText[]> {
  if (translator.translateRuns) return await translator.translateRuns(sources, from, to, options);
  const texts = await translator.translate(sources, from, to, options);
  checkTranslations(translator.name, texts, sources.length);
  // The words of a run, translated alone, mostly stand so in the translation of the whole.
  const words = sources.flatMap(({ text, runs = [] }) =>
    runs.map(({ start, end }) => ({ text: text.slice(start, end) })),
  );
  const alone = words.length > 0 ? await translator.translate(words, from, to, options) : [];
  return texts.map((text, index) => {
    const { length } = sources.slice(0, index).flatMap(({ runs = [] }) => runs);
    const source = sources[index] ?? { text };
    return { text, runs: findTranslatedRuns(source, text, alone.slice(length), withFixedRuns(source, text, [])) };
  });
}

/** One text that no translator takes is kept; a failure that concerns every text is told. */
function assertAnswered(attempts: readonly Attempt[], { hasOthers }: TurnOptions): void {
  const failures = attempts.map(({ failure, made, fallback, isUnchanged, fault }) =>
    made || fallback || isUnchanged || fault ? undefined : failure,
  );
  const last = failures.at(-1);
  if (!last || failures.includes(undefined)) return;
  const outside = failures.find((failure) => failure?.concernsText === false);
  if (outside || !hasOthers) throw outside ?? last;
}

function resultOf({ source, made, fallback, isUnchanged, fault }: Attempt): MadeText {
  const best = made ?? fallback;
  if (best) return best;
  if (!isUnchanged) return { text: source.text, origin: 'unchanged', kept: fault ?? 'refused' };
  const pieces = piecesOf(source.text, source.fixed ?? []);
  return { text: pieces.map((piece) => piece.text).join(''), origin: 'unchanged' };
}
