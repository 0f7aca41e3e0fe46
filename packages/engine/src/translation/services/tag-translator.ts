import type { LanguageName, QualityClass } from '@palimpsest/contract';
import { EngineError } from '../../errors.ts';
import { finish, isAllCapitals } from '../wording/finish.ts';
import { toLower } from '../wording/letter-case.ts';
import { piecesOf } from '../wording/spans.ts';
import { fromTags, toTags } from '../wording/tags.ts';
import type { LanguagePair, SourceText, TranslateOptions, Translator } from '../translator.ts';
import type { UsageMeter } from './usage.ts';

/** What a service has to bring to be a translator. */
export interface TagService {
  name: string;
  quality: QualityClass;
  cost?: string;
  pairs(): Promise<LanguagePair[]>;
  /** Most texts of one request. @default no limit */
  batch?: number;
  /** Takes texts with their fixed parts in elements; gives as many back. */
  send(request: TagRequest): Promise<readonly string[]>;
}

export interface TagRequest {
  /** Markup; see `toTags`. */
  texts: readonly string[];
  sources: readonly SourceText[];
  from: LanguageName;
  to: LanguageName;
  options: TranslateOptions;
}

/** Makes a translator of a service that takes markup. A text whose fixed parts it loses counts as not translated. */
export function createTagTranslator(service: TagService, meter?: UsageMeter): Translator {
  const { name, quality, cost, batch = Number.POSITIVE_INFINITY } = service;
  return {
    name,
    quality,
    ...(cost !== undefined && { cost }),
    pairs: () => service.pairs(),
    async translate(texts, from, to, options = {}) {
      const results: string[] = [];
      for (let start = 0; start < texts.length; start += batch) {
        const sources = texts.slice(start, start + batch);
        const markup = sources.map((source) => toTags(quality === 'neural' ? inSmallLetters(source, from) : source));
        await meter?.reserve(name, charactersOf(sources));
        const answers = await service.send({ texts: markup, sources, from, to, options });
        if (answers.length !== sources.length) throw wrongCount(name, sources.length, answers.length);
        results.push(...sources.map((source, index) => read(answers[index] ?? '', source, { from, to })));
      }
      return results;
    },
  };
}

function wrongCount(name: string, asked: number, given: number): EngineError {
  return new EngineError(
    'translation-failed',
    `${name} was given ${asked} texts and answered ${given}. Try again later.`,
  );
}

function read(answer: string, source: SourceText, pair: LanguagePair): string {
  const pieces = fromTags(answer, source);
  return pieces === undefined || answer.trim() === '' ? '' : finish(pieces, source, pair);
}

/** Neural machine translators know "summer sale" better than "SUMMER SALE"; `finish` puts the capitals back. */
function inSmallLetters({ text, fixed = [], ...rest }: SourceText, from: LanguageName): SourceText {
  if (!isAllCapitals({ text, fixed })) return { text, fixed, ...rest };
  let lowered = '';
  const moved = [];
  let at = 0;
  for (const span of fixed) {
    lowered += toLower(text.slice(at, span.start), 'upper', from);
    const start = lowered.length;
    lowered += text.slice(span.start, span.end);
    moved.push({ ...span, start, end: lowered.length });
    at = span.end;
  }
  return { text: lowered + toLower(text.slice(at), 'upper', from), fixed: moved, ...rest };
}

/** Characters as a price list counts them, without markup. */
function charactersOf(texts: readonly SourceText[]): number {
  return texts.reduce(
    (sum, { text, fixed = [] }) => sum + piecesOf(text, fixed).reduce((length, piece) => length + piece.text.length, 0),
    0,
  );
}
