import type { LanguageName, Misreading } from '@palimpsest/contract';
import { throwIfCancelled } from '../cancel.ts';
import { EngineError } from '../errors.ts';
import { type DetectLanguage, faultOf } from './checks.ts';
import type { RunText, SourceText, TranslatedRun, TranslateOptions, Translator } from './translator.ts';
import { withFixedRuns } from './wording/fixed-runs.ts';
import { piecesOf } from './wording/spans.ts';

/** A text that one of the translators made, or that none could change. */
export interface MadeText {
  text: string;
  origin: 'translator' | 'unchanged';
  by?: string;
  /** Where runs of the original stand in it. @default none */
  runs?: readonly TranslatedRun[];
  /** Words of the original that the translator took for misread. @default none */
  misread?: readonly Misreading[];
}

export interface TurnOptions {
  from: LanguageName;
  to: LanguageName;
  detect: DetectLanguage | undefined;
  options: TranslateOptions;
}

interface Attempt {
  source: SourceText;
  /** Taken without doubt. */
  made?: MadeText;
  /** Too long or in doubt, but better than nothing. */
  fallback?: MadeText;
  isUnchanged?: boolean;
}

/**
 * Asks one translator after the other: the first for all texts at once, and for each that it did not translate once more, alone; the next for
 * what is still open. What is unchanged in the end is said to be so.
 * @throws EngineError `cancelled`, or `translation-failed` with what the last translator said if a text has no translation
 */
export async function translateInTurn(
  translators: readonly Translator[],
  sources: readonly SourceText[],
  turn: TurnOptions,
): Promise<MadeText[]> {
  const attempts: Attempt[] = sources.map((source) => ({ source }));
  let failure: EngineError | undefined;
  for (const translator of translators) {
    // What better translators left as it is, most likely a name, a gist would only spoil.
    const open = attempts.filter(({ made, isUnchanged }) => !made && !(isUnchanged && translator.quality === 'gist'));
    if (open.length === 0) continue;
    try {
      await askAll(translator, open, turn);
    } catch (error) {
      throwIfCancelled(turn.options.signal);
      if (!(error instanceof EngineError)) throw error;
      failure = error;
    }
  }
  return attempts.map((attempt) => resultOf(attempt, failure));
}

async function askAll(translator: Translator, open: readonly Attempt[], turn: TurnOptions): Promise<void> {
  await ask(translator, open, turn);
  // Only what depends on the texts beside it, or on chance, can come out otherwise alone.
  const maySayOtherwise = translator.quality === 'language-model' || (translator.quality !== 'gist' && open.length > 1);
  if (!maySayOtherwise) return;
  for (const attempt of open.filter(({ made }) => made === undefined)) await ask(translator, [attempt], turn);
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
    if (fault === undefined) attempt.made = made;
    else if (fault === 'too-long') attempt.fallback ??= made;
    else if (fault === 'unchanged') attempt.isUnchanged = true;
  }
}

async function runTextsOf(
  translator: Translator,
  sources: readonly SourceText[],
  { from, to, options }: TurnOptions,
): Promise<RunText[]> {
  if (translator.translateRuns) return await translator.translateRuns(sources, from, to, options);
  return (await translator.translate(sources, from, to, options)).map((text) => ({ text, runs: [] }));
}

function resultOf({ source, made, fallback, isUnchanged }: Attempt, failure: EngineError | undefined): MadeText {
  const best = made ?? fallback;
  if (best) return best;
  if (isUnchanged) {
    const pieces = piecesOf(source.text, source.fixed ?? []);
    return { text: pieces.map((piece) => piece.text).join(''), origin: 'unchanged' };
  }
  throw (
    failure ??
    new EngineError(
      'translation-failed',
      `No translator had a usable translation of "${source.text}". Try again, choose another translator, or exclude the text.`,
    )
  );
}
