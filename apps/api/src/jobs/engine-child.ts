import { readFile, writeFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import {
  maxImagePixels,
  maxImageSide,
  type ExclusionRegion,
  type GlossaryTerm,
  type LanguageName,
  type MemoryUnit,
  type ModelDownload,
  type ProcessStatus,
  type QualityClass,
  type TextPatchEntry,
} from '@palimpsest/contract';
import {
  createEngine,
  createTranslators,
  EngineError,
  readTranslatorConfig,
  renderDocument,
  encodePng,
  type Download,
  type EngineStage,
  type LocalisedDocument,
  type Offer,
  type TextPatch,
} from '@palimpsest/engine';
import sharp from 'sharp';
import { serveFunctions } from '../children/serve-functions.ts';
import { DomainError } from '../domain-error.ts';
import { outputNames } from '../images/file-names.ts';
import { writeThumbnails } from '../images/thumbnails.ts';
import { createServerMeter } from '../texts/server-meter.ts';

/**
 * Writes patches as PNG files one after the other into one file, which a client reads whole and cuts: a poster has dozens of patches.
 * @returns the place in the file of each patch, in the order of the lists
 */
async function writePatches(path: string, lists: readonly TextPatch[][]): Promise<TextPatchEntry[][]> {
  const file = await open(path, 'w', 0o600);
  try {
    let offset = 0;
    const written: TextPatchEntry[][] = [];
    for (const list of lists) {
      const entries: TextPatchEntry[] = [];
      for (const patch of list) {
        const png = await encodePng(patch);
        await file.write(png);
        const { x, y, width, height } = patch;
        entries.push({ x, y, width, height, offset, bytes: png.length });
        offset += png.length;
      }
      written.push(entries);
    }
    return written;
  } finally {
    await file.close();
  }
}

/** One image for the engine. Pictures pass as files, because messages between the processes must stay small. */
export interface LocaliseRequest {
  imagePath: string;
  /** The folder of the engine's files, under `outputNames` and the names of thumbnails. */
  outputFolder: string;
  source: LanguageName;
  target: LanguageName;
  blacklist: string[];
  exclusions: ExclusionRegion[];
  /** Whether decimal, currency and percent signs are set as the target language sets them. */
  localiseNumbers: boolean;
  /** How the owner wants terms of this pair of languages translated. */
  glossary: GlossaryTerm[];
  /** How the owner wants texts of this pair of languages translated, the ones changed last first. */
  memory: MemoryUnit[];
}

/** The result of an image that the engine has worked on. */
export interface LocalisedImage {
  document: LocalisedDocument;
  /** The place of the patch of each text of the document, and of each that it skipped. */
  patches: { texts: TextPatchEntry[]; skipped: TextPatchEntry[] };
}

/** The languages that an engine translates, and its translators. */
export interface EngineLanguages {
  /** The translators, the preferred one first. */
  translators: { name: string; quality: QualityClass; cost: string | undefined }[];
  /** Each pair that can be translated. */
  offers: Offer[];
}

/** Sent while an image is worked on. */
export type EngineEvent =
  | { type: 'stage'; status: ProcessStatus }
  /** How much of a translation model is there; null once none is fetched any more. */
  | { type: 'download'; download: ModelDownload | null };

type Tell = (event: EngineEvent) => void;

/** The status that clients see for each stage of the engine; there are fewer statuses than stages. */
const statusOf = {
  reading: 'text_extraction_processing',
  'finding runs': 'text_extraction_processing',
  translating: 'localization_processing',
  erasing: 'inpainting_processing',
  typography: 'inpainting_processing',
  typesetting: 'inpainting_processing',
  encoding: 'inpainting_processing',
} as const satisfies Record<EngineStage, ProcessStatus>;

/** Share of a download that must arrive before the next event; its start and end are always sent. */
const toldShare = 1 / 50;

const config = readTranslatorConfig(process.env);
const engine = await createEngine({
  imageLimits: { pixels: maxImagePixels, side: maxImageSide },
  translators: createTranslators(config, createServerMeter(config.TRANSLATION_BUDGET_CHARS_PER_DAY)),
});
const languages: EngineLanguages = {
  offers: await engine.offers(),
  translators: (await engine.translators()).map(({ name, quality = 'neural', cost }) => ({ name, quality, cost })),
};

/** Sends each status once, although several stages have the same one. */
function tellStages(tell: Tell): (stage: EngineStage) => void {
  let told: ProcessStatus | undefined;
  return (stage) => {
    const status = statusOf[stage];
    if (status !== told) tell({ type: 'stage', status });
    told = status;
  };
}

const stepOf = ({ receivedBytes, totalBytes }: Download): number => Math.floor(receivedBytes / totalBytes / toldShare);

function tellDownloads(tell: Tell): (download: Download | undefined) => void {
  let told: Download | undefined;
  return (download) => {
    if (download && told && stepOf(download) === stepOf(told)) return;
    if (download && !told) {
      process.stdout.write(`Fetching a translation model of ${Math.ceil(download.totalBytes / 1e6)} MB.\n`);
    }
    told = download;
    tell({
      type: 'download',
      download: download ? { received_bytes: download.receivedBytes, total_bytes: download.totalBytes } : null,
    });
  };
}

async function localise(request: LocaliseRequest, tell: Tell): Promise<LocalisedImage> {
  const { imagePath, outputFolder, ...options } = request;
  const { document, erasedPng, textPatches, skippedPatches } = await engine.localise(await readFile(imagePath), {
    ...options,
    onStage: tellStages(tell),
    onDownload: tellDownloads(tell),
  });
  await writeFile(join(outputFolder, outputNames.erased), erasedPng);
  await writeThumbnails(sharp(await renderDocument(erasedPng, document)), outputFolder);
  const [texts = [], skipped = []] = await writePatches(join(outputFolder, outputNames.textPatches), [
    textPatches,
    skippedPatches,
  ]);
  return { document, patches: { texts, skipped } };
}

const functions = {
  /** The pairs that the engine found it can translate when it was started. */
  languages: async (): Promise<EngineLanguages> => languages,
  /** @throws DomainError with the sentence for the owner of an image that cannot be localised */
  async localise(request: LocaliseRequest, tell: Tell): Promise<LocalisedImage> {
    try {
      return await localise(request, tell);
    } catch (error) {
      throw error instanceof EngineError
        ? new DomainError('unavailable', error.message, { refusal: error.refusal })
        : error;
    }
  },
};
export type EngineFunctions = typeof functions;

serveFunctions(functions);
