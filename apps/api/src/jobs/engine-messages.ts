import type {
  ExclusionRegion,
  GlossaryTerm,
  ImageRefusal,
  LanguageName,
  MemoryUnit,
  ModelDownload,
  ProcessStatus,
  QualityClass,
  TextPatchEntry,
} from '@palimpsest/contract';
import type { LocalisedDocument, Offer } from '@palimpsest/engine';

/** One image for the engine. Pictures pass as files: only small things cross between the processes. */
export interface LocaliseRequest {
  imagePath: string;
  /** Where the engine leaves what it makes, under {@link outputNames} and the names of thumbnails. */
  outputFolder: string;
  source: LanguageName;
  target: LanguageName;
  blacklist: string[];
  exclusions: ExclusionRegion[];
  /** Whether decimal, currency and percent signs are set as the target language sets them. */
  localiseNumbers: boolean;
  /** How the owner wants terms of this pair of languages translated. */
  glossary: GlossaryTerm[];
  /** How the owner wants texts of this pair of languages translated, what was changed last first. */
  memory: MemoryUnit[];
}

/** What the engine writes for an image. */
export const outputNames = {
  /** The picture without its text. */
  erased: 'erased.png',
  /** PNG files one after the other; only where there are texts. */
  textPatches: 'text-patches.bin',
} as const;

/** What the engine tells of an image that it has worked on. */
export interface LocalisedImage {
  document: LocalisedDocument;
  /** Of each text of the document, and of each that it skipped: where its patch lies. */
  patches: { texts: TextPatchEntry[]; skipped: TextPatchEntry[] };
}

/** What an engine can translate. */
export interface Languages {
  /** The preferred one first. */
  translators: { name: string; quality: QualityClass; cost: string | undefined }[];
  /** Each pair that can be translated, whether or not its source can be read here. */
  offers: Offer[];
}

/** What the engine process is told. */
export type EngineCommand = { type: 'localise'; request: LocaliseRequest };

/** What the engine process tells. */
export type EngineEvent =
  /** The engine is loaded and takes images. */
  | ({ type: 'ready' } & Languages)
  | { type: 'stage'; status: ProcessStatus }
  /** How much of a translation model is there; null once none is fetched any more. */
  | { type: 'download'; download: ModelDownload | null }
  | ({ type: 'localised'; residentBytes: number } & LocalisedImage)
  /** The image cannot be localised, and the user can be told why. */
  | { type: 'refused'; message: string; refusal: ImageRefusal | undefined }
  /** Something broke that the user can do nothing about. */
  | { type: 'broken'; message: string };
