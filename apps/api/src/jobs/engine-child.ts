import { readFile, writeFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { type ProcessStatus, maxImagePixels, maxImageSide } from '@palimpsest/contract';
import {
  createEngine,
  createTranslators,
  type Download,
  EngineError,
  type EngineStage,
  readTranslatorConfig,
  renderDocument,
} from '@palimpsest/engine';
import sharp from 'sharp';
import { writeThumbnails } from '../images/thumbnails.ts';
import { outputNames, type EngineCommand, type EngineEvent, type LocaliseRequest } from './engine-messages.ts';
import { recognitionDataDir } from './recognition-data.ts';
import { writePatches } from './text-patches.ts';

/** Answering requests comes before working on images. */
const niceness = 10;

// The channel closes with the server, however it ends; nothing may outlive it.
process.on('disconnect', () => process.exit(0));
setPriority(niceness);

function tell(event: EngineEvent): void {
  if (process.connected) process.send?.(event);
}

/** The protocol's name of what the engine is at; it tells fewer stages apart. */
const statusOf = {
  reading: 'text_extraction_processing',
  'finding runs': 'text_extraction_processing',
  translating: 'localization_processing',
  erasing: 'inpainting_processing',
  typography: 'inpainting_processing',
  typesetting: 'inpainting_processing',
  encoding: 'inpainting_processing',
} as const satisfies Record<EngineStage, ProcessStatus>;

const engine = await createEngine({
  recognitionDataDir,
  imageLimits: { pixels: maxImagePixels, side: maxImageSide },
  translators: createTranslators(readTranslatorConfig(process.env)),
});
process.on('message', ({ request }: EngineCommand) => void localise(request));
tell({
  type: 'ready',
  offers: await engine.offers(),
  translators: (await engine.translators()).map(({ name, quality = 'neural', cost }) => ({ name, quality, cost })),
});
flushCompileCache();

/** A download is told at its start and its end, and each time that this much more of it is there. */
const toldShare = 1 / 50;
let toldDownload: Download | undefined;

const stepOf = ({ receivedBytes, totalBytes }: Download): number => Math.floor(receivedBytes / totalBytes / toldShare);

function tellDownload(download: Download | undefined): void {
  if (download && toldDownload && stepOf(download) === stepOf(toldDownload)) return;
  if (download && !toldDownload) {
    process.stdout.write(`Fetching a translation model of ${Math.ceil(download.totalBytes / 1e6)} MB.\n`);
  }
  toldDownload = download;
  tell({
    type: 'download',
    download: download ? { received_bytes: download.receivedBytes, total_bytes: download.totalBytes } : null,
  });
}

async function localise({ imagePath, outputFolder, ...options }: LocaliseRequest): Promise<void> {
  let told: ProcessStatus | undefined;
  const tellStage = (stage: EngineStage): void => {
    const status = statusOf[stage];
    if (status !== told) tell({ type: 'stage', status });
    told = status;
  };
  try {
    const { document, erasedPng, textPatches, skippedPatches } = await engine.localise(await readFile(imagePath), {
      ...options,
      onStage: tellStage,
      onDownload: (download) => tellDownload(download),
    });
    await writeFile(join(outputFolder, outputNames.erased), erasedPng);
    await writeThumbnails(sharp(await renderDocument(erasedPng, document)), outputFolder);
    const [texts, skipped] = await writePatches(join(outputFolder, outputNames.textPatches), [
      textPatches,
      skippedPatches,
    ]);
    const patches = { texts: texts ?? [], skipped: skipped ?? [] };
    tell({ type: 'localised', document, patches, residentBytes: process.memoryUsage.rss() });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    tell(
      error instanceof EngineError ? { type: 'refused', message, refusal: error.refusal } : { type: 'broken', message },
    );
  }
}
