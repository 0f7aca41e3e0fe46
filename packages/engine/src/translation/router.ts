import type { LanguageName, MemoryUnit } from '@palimpsest/contract';
import { throwIfCancelled } from '../cancel.ts';
import type { TranslationNote } from '../model/document.ts';
import { EngineError } from '../errors.ts';
import type { DetectLanguage } from './checks.ts';
import { findFixedSpans, type FixedSpanOptions } from './fixed-spans.ts';
import { recall } from './memory.ts';
import { isControl } from './phrases/phrases.ts';
import { translateInTurn } from './turns.ts';
import type { LanguagePair, Offer, SourceText, TranslatedRun, TranslateOptions, Translator } from './translator.ts';
import { isKeyCap } from './wording/keys.ts';
import { moveRuns, withFixedRuns, withoutGaps } from './wording/runs.ts';
import { piecesOf } from './wording/spans.ts';

export interface Translation extends TranslationNote {
  text: string;
  /** Positions of the original's runs in the translation. @default none */
  runs?: readonly TranslatedRun[];
}

export interface RouteOptions
  extends Omit<TranslateOptions, 'glossary'>, Pick<FixedSpanOptions, 'blacklist' | 'glossary' | 'localiseNumbers'> {
  /** The user's texts of this pair, the latest first. */
  memory?: readonly MemoryUnit[] | undefined;
}

/** Several translators as one, with the texts that need none of them, such as numbers and phrases of signs. */
export interface Router {
  /** Names of the translators, the preferred one first. */
  readonly name: string;
  /** Every pair that one of the translators offers. */
  pairs(): Promise<LanguagePair[]>;
  /** The same pairs, each with the translator that is asked first. */
  offers(): Promise<Offer[]>;
  /** The translators that offer any pair, the preferred one first. */
  translators(): Promise<Translator[]>;
  /** The translators that offer this pair, the preferred one first. */
  translatorsOf(pair: LanguagePair): Promise<Translator[]>;
  /**
   * Translates the texts of one picture; the results stand in their order. A translator that fails is followed by the next one. A text for which
   * none of them has a usable translation comes back as it is, with the reason in `kept`.
   * @throws EngineError `pair-unavailable`, `cancelled`, or `translation-failed` where every text failed, as if no translator can be reached
   */
  translate(
    texts: readonly SourceText[],
    from: LanguageName,
    to: LanguageName,
    options?: RouteOptions,
  ): Promise<Translation[]>;
  /** @throws EngineError `pair-unavailable`, saying what can be translated instead */
  assertSupports(pair: LanguagePair): Promise<void>;
  close(): Promise<void>;
}

export interface RouterOptions {
  /** Detects the language of an answer. */
  detect?: DetectLanguage;
  /** Whether the built-in phrases of signs are used. @default true */
  withPhrases?: boolean;
}

/** @param translators the preferred one first */
export function createRouter(translators: readonly Translator[], { detect, withPhrases }: RouterOptions = {}): Router {
  async function translatorsOf({ from, to }: LanguagePair): Promise<Translator[]> {
    const offers = await Promise.all(translators.map(offeredBy));
    return translators.filter((_, index) => offers[index]?.some((pair) => pair.from === from && pair.to === to));
  }

  const router: Router = {
    name: translators.map(({ name }) => name).join(', '),
    translatorsOf,

    async translators() {
      const offers = await Promise.all(translators.map(offeredBy));
      return translators.filter((_, index) => offers[index]?.length !== 0);
    },

    pairs: async () => (await router.offers()).map(({ from, to }) => ({ from, to })),

    async offers() {
      const lists = await Promise.all(translators.map(async (each) => (await offeredBy(each)).map(toOffer(each))));
      // The map keeps the later of two entries of one pair, which is the preferred translator's.
      const offers = lists.flat().toReversed();
      const unique = new Map(offers.map((offer) => [`${offer.from} → ${offer.to}`, offer]));
      return [...unique.values()].toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
    },

    async translate(texts, from, to, options = {}) {
      await router.assertSupports({ from, to });
      const turn = await translatorsOf({ from, to });
      throwIfCancelled(options.signal);
      const isInterface = texts.some(({ text }) => isControl(text, from));
      const hasKeyCaps = texts.some(({ text }) => isKeyCap(text));
      const quality = turn[0]?.quality ?? 'neural';
      const known = texts.map((source) =>
        knownOf(source, { from, to, ...options, withPhrases, quality, isInterface, hasKeyCaps }),
      );
      const open = known.flatMap(({ source, translation }) => (translation ? [] : [source]));
      const hasOthers = open.length < known.length;
      const made = await translateInTurn(turn, open, { from, to, detect, options, hasOthers });
      const byTranslator = new Map(open.map((source, index) => [source, made[index]]));
      return known.map(
        ({ source, translation }) =>
          translation ?? byTranslator.get(source) ?? { text: source.text, origin: 'unchanged' as const },
      );
    },

    async assertSupports({ from, to }) {
      if ((await translatorsOf({ from, to })).length > 0) return;
      throw new EngineError('pair-unavailable', unavailable(from, to, await router.pairs()));
    },

    async close() {
      await Promise.all(translators.map(async (translator) => translator.close?.()));
    },
  };
  return router;
}

/** The pairs of a translator; none if it fails to list them. */
async function offeredBy(translator: Translator): Promise<LanguagePair[]> {
  try {
    return await translator.pairs();
  } catch (error) {
    if (error instanceof EngineError) return [];
    throw error;
  }
}

const toOffer = (translator: Translator) => (pair: LanguagePair) => ({
  ...pair,
  translator: translator.name,
  quality: translator.quality ?? 'neural',
  cost: translator.cost,
  downloadBytes: translator.downloadBytes?.(pair),
});

interface Known {
  source: SourceText;
  /** Undefined where a translator is needed. */
  translation: Translation | undefined;
}

/** Translates a text from the memory or from fixed spans alone, or prepares it for a translator. */
function knownOf(
  given: SourceText,
  { memory = [], ...options }: FixedSpanOptions & Pick<RouteOptions, 'memory'>,
): Known {
  const text = given.text.replace(/\s+/gu, ' ').trim();
  const remembered = recall(text, memory, options.to);
  if (remembered !== undefined) {
    return { source: { ...given, text }, translation: { text: remembered, origin: 'memory' } };
  }
  const fixed = findFixedSpans(text, { ...options, lines: given.lines ?? given.text.split('\n') });
  const runs = moveRuns(given.runs ?? [], (at) => Math.min(text.length, withoutGaps(given.text, at)));
  const source = { ...given, text, fixed, runs };
  const pieces = piecesOf(text, fixed);
  const needsWords = pieces.some((piece) => !piece.isFixed && /\p{L}/u.test(piece.text));
  const joined = pieces.map((piece) => piece.text).join('');
  // If only spaces differ, as in an address that was broken across lines, the text keeps those of the picture.
  const whole = withoutSpaces(joined) === withoutSpaces(text) ? text : joined;
  const found = needsWords ? [] : withFixedRuns(source, whole, []);
  return {
    source,
    translation: needsWords ? undefined : { text: whole, origin: 'built-in', ...(found.length > 0 && { runs: found }) },
  };
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/gu, '');
}

function unavailable(from: LanguageName, to: LanguageName, pairs: readonly LanguagePair[]): string {
  const what = `Translation from ${from} to ${to} is not available on this installation.`;
  const how = 'configure a translator, such as OPENAI_API_KEY or DEEPL_API_KEY';
  if (pairs.length === 0) {
    return `${what} No translator is set up: ${how}, or, on Debian or Ubuntu, install apertium and its language pairs, such as apertium-eng-spa, and start again.`;
  }
  const targets = pairs.filter((pair) => pair.from === from).map((pair) => pair.to);
  const instead =
    targets.length > 0
      ? `${from} can be translated to ${targets.join(', ')}.`
      : `It can translate from ${[...new Set(pairs.map((pair) => pair.from))].join(', ')}.`;
  return `${what} ${instead} For more pairs, ${how}, or install further Apertium pairs.`;
}
