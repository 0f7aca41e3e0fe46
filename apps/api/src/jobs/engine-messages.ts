import type { ExclusionRegion, LanguageName, ProcessStatus } from '@palimpsest/contract';
import type { LanguagePair, LocalisedDocument } from '@palimpsest/engine';

/** One image for the engine. Pictures pass as files: only small things cross between the processes. */
export interface LocaliseRequest {
  imagePath: string;
  /** Where the engine leaves the picture without its text, as PNG. */
  erasedPath: string;
  source: LanguageName;
  target: LanguageName;
  blacklist: string[];
  exclusions: ExclusionRegion[];
}

/** What the engine process is told. */
export type EngineCommand = { type: 'localise'; request: LocaliseRequest };

/** What the engine process tells. */
export type EngineEvent =
  /** The engine is loaded and takes images. */
  | { type: 'ready'; pairs: LanguagePair[] }
  | { type: 'stage'; status: ProcessStatus }
  | { type: 'localised'; document: LocalisedDocument; residentBytes: number }
  /** The image cannot be localised, and the user can be told why. */
  | { type: 'refused'; message: string }
  /** Something broke that the user can do nothing about. */
  | { type: 'broken'; message: string };
