import type { GlossaryTerm, LanguageName, Misreading, QualityClass } from '@palimpsest/contract';
import type { TextRun, TranslatedRun } from '../model/paragraph.ts';
import type { Usage } from './services/usage.ts';

export type { TextRun, TranslatedRun } from '../model/paragraph.ts';

export interface LanguagePair {
  from: LanguageName;
  to: LanguageName;
}

/** The role of a text in its picture. */
export type TextRole = 'heading' | 'body' | 'price' | 'label';

/** A part of a text whose wording no translator decides. */
export interface FixedSpan {
  /** Indices of its start and end in the text. */
  start: number;
  end: number;
  /** Its wording in the translation. */
  replacement: string;
}

/** A translation with its runs. */
export interface RunText {
  text: string;
  /** The runs, without those that the translator lost. */
  runs: readonly TranslatedRun[];
  /** Words of the text that were taken for misread. @default none */
  misread?: readonly Misreading[];
}

/** One text of a picture. */
export interface SourceText {
  text: string;
  /** Its lines in the picture. @default the text is one line */
  lines?: readonly string[];
  /** In the order in which they stand; they do not overlap. @default none */
  fixed?: readonly FixedSpan[];
  /** In the order in which they stand; they do not overlap. @default none */
  runs?: readonly TextRun[];
  /** @default 'body' */
  role?: TextRole;
  /** Characters for which there is room in the picture. @default no limit */
  characterBudget?: number;
}

/** A pair, and the translator that is asked first for it. */
export interface Offer extends LanguagePair {
  translator: string;
  quality: QualityClass;
  /** Price of the translator, in words; undefined if it costs nothing. */
  cost: string | undefined;
  /** Size of the download at the first use of the pair, in bytes; undefined if there is none. */
  downloadBytes: number | undefined;
}

export interface TranslateOptions {
  /** Stops the work; the promise then rejects with the code `cancelled`. */
  signal?: AbortSignal | undefined;
  /** The user's terms of this pair; those that stand in a text are among its fixed spans already. */
  glossary?: readonly GlossaryTerm[] | undefined;
  /** Makes a JPEG file of the picture, scaled down, for translators that see. */
  picture?: (() => Promise<Uint8Array>) | undefined;
  /** Called with the usage of each service. */
  onUsage?: ((translator: string, usage: Usage) => void) | undefined;
  /** Called with the progress of downloads that the translation needs. */
  onDownload?: OnDownload | undefined;
}

/** The progress of a download. */
export interface Download {
  receivedBytes: number;
  totalBytes: number;
}

/** @param download undefined once the download has ended or failed */
export type OnDownload = (download: Download | undefined) => void;

/** Translates texts from one language into another. Every translator plugs in through this interface. */
export interface Translator {
  /** Name that is shown to users and operators. */
  readonly name: string;
  /** @default 'neural' */
  readonly quality?: QualityClass;
  /** Its price, in words; undefined if it costs nothing. */
  readonly cost?: string;
  /** Whether it can be asked for fewer words, by `characterBudget`. @default false */
  readonly shortens?: boolean;
  /** The pairs that this installation can translate now. */
  pairs(): Promise<LanguagePair[]>;
  /** Size of the download that a pair needs before its first use, in bytes. @default no download */
  downloadBytes?(pair: LanguagePair): number | undefined;
  /**
   * Translates the texts of one picture; the results stand in their order. An empty result says that this one text could not be translated.
   * @throws EngineError `pair-unavailable`, `translation-failed` or `cancelled`; a text is never returned in place of its failed translation
   */
  translate(
    texts: readonly SourceText[],
    from: LanguageName,
    to: LanguageName,
    options?: TranslateOptions,
  ): Promise<string[]>;
  /**
   * Translates like `translate`, with the positions of each text's runs in its translation, and its words that were taken for misread. A translator
   * without this method loses the runs.
   * @throws EngineError as `translate`
   */
  translateRuns?(
    texts: readonly SourceText[],
    from: LanguageName,
    to: LanguageName,
    options?: TranslateOptions,
  ): Promise<RunText[]>;
  /** Frees the threads and processes of the translator. */
  close?(): Promise<void>;
}
