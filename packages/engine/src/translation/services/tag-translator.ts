import type { LanguageName, Misreading, QualityClass } from '@palimpsest/contract';
import { EngineError } from '../../errors.ts';
import { finishRuns, isAllCapitals } from '../wording/finish.ts';
import { toLower } from '../wording/letter-case.ts';
import { piecesOf } from '../wording/spans.ts';
import { fromTags, toTags } from '../wording/tags.ts';
import type { LanguagePair, RunText, SourceText, TranslateOptions, Translator } from '../translator.ts';
import type { Usage, UsageMeter } from './usage.ts';

/** A service from which `createTagTranslator` makes a translator. */
export interface TagService {
  name: string;
  quality: QualityClass;
  cost?: string;
  pairs(): Promise<LanguagePair[]>;
  /** Maximum number of texts in one request. @default no limit */
  batch?: number;
  /** Translates texts with their fixed parts in elements; returns as many. */
  send(request: TagRequest): Promise<readonly TagAnswer[]>;
}

/** A translation in markup, with the words that were misread if the service reports such. */
export type TagAnswer = string | { markup: string; misread: readonly Misreading[] };

export interface TagRequest {
  /** Markup; see `toTags`. */
  texts: readonly string[];
  sources: readonly SourceText[];
  from: LanguageName;
  to: LanguageName;
  options: TranslateOptions;
  /** Called with the tokens of each answer, also of one that cannot be used. */
  onTokens: (tokens: Omit<Usage, 'characters'>) => Promise<void>;
}

/** Makes a translator of a service that takes markup. A text whose fixed parts it loses counts as not translated. */
export function createTagTranslator(service: TagService, meter?: UsageMeter): Translator {
  const { name, quality, cost, batch = Number.POSITIVE_INFINITY } = service;
  return {
    name,
    quality,
    shortens: quality === 'language-model',
    ...(cost !== undefined && { cost }),
    pairs: () => service.pairs(),
    translate: async (...request) => (await translateRuns(...request)).map(({ text }) => text),
    translateRuns,
  };

  async function translateRuns(
    texts: readonly SourceText[],
    from: LanguageName,
    to: LanguageName,
    options: TranslateOptions = {},
  ): Promise<RunText[]> {
    const results: RunText[] = [];
    for (let start = 0; start < texts.length; start += batch) {
      const sources = texts.slice(start, start + batch);
      const markup = sources.map((source) => toTags(quality === 'neural' ? inSmallLetters(source, from) : source));
      const characters = charactersOf(sources);
      await meter?.reserve(name, characters);
      options.onUsage?.(name, { characters, inputTokens: 0, outputTokens: 0 });
      const onTokens = async (tokens: Omit<Usage, 'characters'>): Promise<void> => {
        await meter?.countTokens(name, tokens);
        options.onUsage?.(name, { characters: 0, ...tokens });
      };
      const answers = await service.send({ texts: markup, sources, from, to, options, onTokens });
      if (answers.length !== sources.length) throw wrongCount(name, sources.length, answers.length);
      results.push(...sources.map((source, index) => read(answers[index] ?? '', source, { from, to })));
    }
    return results;
  }
}

function wrongCount(name: string, asked: number, given: number): EngineError {
  return new EngineError(
    'translation-failed',
    `${name} was given ${asked} texts and answered ${given}. Check its URL and version.`,
    { details: { translator: name }, concernsText: true },
  );
}

function read(answer: TagAnswer, source: SourceText, pair: LanguagePair): RunText {
  const { markup, misread } = typeof answer === 'string' ? { markup: answer, misread: [] } : answer;
  const pieces = fromTags(markup, source);
  if (pieces === undefined || markup.trim() === '') return { text: '', runs: [] };
  const byWords = new Map(misread.filter((claim) => isMisreading(claim, source)).map((claim) => [claim.read, claim]));
  const held = [...byWords.values()];
  return { ...finishRuns(pieces, source, pair), ...(held.length > 0 && { misread: held }) };
}

/** Whether a claimed misreading is one of words that stand in the text, where a translator may decide on them. */
function isMisreading({ read: words, meant }: Misreading, { text, fixed = [] }: SourceText): boolean {
  if (words.trim() === '' || meant.trim() === '' || words === meant) return false;
  return piecesOf(text, fixed).some((piece) => !piece.isFixed && piece.text.includes(words));
}

/** Neural machine translators know "summer sale" better than "SUMMER SALE"; `finish` puts the capitals back. */
function inSmallLetters(source: SourceText, from: LanguageName): SourceText {
  const { text, fixed = [] } = source;
  if (!isAllCapitals({ text, fixed })) return source;
  const asItIs = fixed.map(({ start, end }) => ({ start, end, replacement: text.slice(start, end) }));
  const pieces = piecesOf(text, asItIs).map((piece) =>
    piece.isFixed ? piece.text : toLower(piece.text, 'upper', from),
  );
  const lowered = pieces.join('');
  // A letter that is two in small letters would move the fixed parts and the runs behind it.
  return lowered.length === text.length ? { ...source, text: lowered } : source;
}

/** Characters as a price list counts them, without markup. */
function charactersOf(texts: readonly SourceText[]): number {
  return texts.reduce(
    (sum, { text, fixed = [] }) => sum + piecesOf(text, fixed).reduce((length, piece) => length + piece.text.length, 0),
    0,
  );
}
