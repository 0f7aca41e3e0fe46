import type { GlossaryTerm, LanguageName, Misreading, QualityClass } from '@palimpsest/contract';
import type { TextRun, TranslatedRun } from '../model/paragraph.ts';
import type { Usage } from './services/usage.ts';

export type { TextRun, TranslatedRun } from '../model/paragraph.ts';

export interface LanguagePair {
  from: LanguageName;
  to: LanguageName;
}

/** What a text is in its picture. */
export type TextRole = 'heading' | 'body' | 'price' | 'label';

/** A part of a text whose wording no translator decides. */
export interface FixedSpan {
  /** Where it starts and ends in the text. */
  start: number;
  end: number;
  /** What stands in its place in the translation, to the letter. */
  replacement: string;
}

/** A translation with its runs. */
export interface RunText {
  text: string;
  /** Without those that the translator lost. */
  runs: readonly TranslatedRun[];
  /** Words of the text that were taken for misread. @default none */
  misread?: readonly Misreading[];
}

/** One text of a picture. */
export interface SourceText {
  text: string;
  /** As they stand in the picture. @default the text is one line */
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
  /** What the translator costs, in words; undefined where it costs nothing. */
  cost: string | undefined;
  /** What it fetches at the first use of the pair, in bytes; undefined for nothing. */
  downloadBytes: number | undefined;
}

export interface TranslateOptions {
  /** Stops the work; the promise then rejects with the code `cancelled`. */
  signal?: AbortSignal | undefined;
  /** The user's terms of this pair; those that stand in a text are among its fixed spans already. */
  glossary?: readonly GlossaryTerm[] | undefined;
  /** Makes a JPEG file of the picture, scaled down, for translators that see. */
  picture?: (() => Promise<Uint8Array>) | undefined;
  /** Hears what was sent to services and came back from them. */
  onUsage?: ((translator: string, usage: Usage) => void) | undefined;
  /** Hears of whatever has to be fetched before the texts can be translated. */
  onDownload?: OnDownload | undefined;
}

/** How much is there of what has to be fetched. */
export interface Download {
  receivedBytes: number;
  totalBytes: number;
}

/** @param download undefined as soon as nothing is fetched any more, also where it failed */
export type OnDownload = (download: Download | undefined) => void;

/** Turns texts of one language into another. Whatever translates plugs in through this interface. */
export interface Translator {
  /** Shown to users and to whoever runs the installation. */
  readonly name: string;
  /** @default 'neural' */
  readonly quality?: QualityClass;
  /** What it costs, in words; undefined where it costs nothing. */
  readonly cost?: string;
  /** Whether it can be asked for fewer words, by `characterBudget`. @default false */
  readonly shortens?: boolean;
  /** The pairs that this installation can translate now. */
  pairs(): Promise<LanguagePair[]>;
  /** What has to be fetched before a pair can be used, in bytes. @default nothing */
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
   * The same, with where the runs of each text stand in its translation, and which of its words were taken for misread. A translator without it
   * loses the runs.
   * @throws EngineError as `translate`
   */
  translateRuns?(
    texts: readonly SourceText[],
    from: LanguageName,
    to: LanguageName,
    options?: TranslateOptions,
  ): Promise<RunText[]>;
  /** Ends whatever the translator keeps running. */
  close?(): Promise<void>;
}
