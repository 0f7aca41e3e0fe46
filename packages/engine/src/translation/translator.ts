import type { LanguageName } from '@palimpsest/contract';

export interface LanguagePair {
  from: LanguageName;
  to: LanguageName;
}

export interface TranslateOptions {
  /** Stops the work; the promise then rejects with the code `cancelled`. */
  signal?: AbortSignal | undefined;
  /** Words and phrases that come back exactly as they stand in the text; matched as whole words, in any case. */
  blacklist?: readonly string[] | undefined;
}

/** Turns texts of one language into another. Whatever translates plugs in through this interface. */
export interface Translator {
  /** Shown to whoever runs the installation. */
  readonly name: string;
  /** The pairs that this installation can translate now. */
  pairs(): Promise<LanguagePair[]>;
  /**
   * Translates each text whole; the results stand in the order of `texts`.
   * @throws EngineError `pair-unavailable`, `translation-failed` or `cancelled`; a text is never returned in place of its failed translation
   */
  translate(
    texts: readonly string[],
    from: LanguageName,
    to: LanguageName,
    options?: TranslateOptions,
  ): Promise<string[]>;
  /** Ends whatever the translator keeps running. */
  close?(): Promise<void>;
}
