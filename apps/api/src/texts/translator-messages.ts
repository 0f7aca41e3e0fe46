import type { GlossaryTerm, ImageRefusal, LanguageName, MemoryUnit } from '@palimpsest/contract';
import type { SourceText, Translation } from '@palimpsest/engine';

/** Texts of one picture that are to be translated again. */
export interface TranslateRequest {
  texts: SourceText[];
  source: LanguageName;
  target: LanguageName;
  blacklist: string[];
  glossary: GlossaryTerm[];
  memory: MemoryUnit[];
  localiseNumbers: boolean;
  /** Whether fewer words are asked for, as the budget of each text says. */
  shorter: boolean;
  /** Name of the only translator to ask. */
  translator: string | undefined;
}

/** What the process of the translators is told. */
export interface TranslatorCommand {
  id: number;
  request: TranslateRequest;
}

/** What came of one request. */
export type TranslatorOutcome =
  | { type: 'translated'; translations: Translation[] }
  /** None of this name translates the pair. */
  | { type: 'unknown'; names: string[] }
  /** None of these can be asked for fewer words. */
  | { type: 'cannot-shorten'; names: string[] }
  /** No translator could, and the user can be told why. */
  | { type: 'refused'; message: string; refusal: ImageRefusal | undefined }
  /** Something broke that the user can do nothing about. */
  | { type: 'broken'; message: string };

/** What the process of the translators tells. */
export type TranslatorEvent = { id: number } & TranslatorOutcome;
