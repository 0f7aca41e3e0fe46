import { readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { type ProcessStatus, maxImagePixels, maxImageSide } from '@palimpsest/contract';
import {
  createEngine,
  createTranslators,
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

/** The protocol's name of what the engine is at. */
const statusOf = {
  reading: 'text_extraction_processing',
  translating: 'localization_processing',
  inpainting: 'inpainting_processing',
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

async function localise({ imagePath, outputFolder, ...options }: LocaliseRequest): Promise<void> {
  try {
    const { document, erasedPng, textPatches, skippedPatches } = await engine.localise(await readFile(imagePath), {
      ...options,
      onStage: (stage) => tell({ type: 'stage', status: statusOf[stage] }),
      onDownload: (received, total) => {
        if (received === 0) process.stdout.write(`Fetching a translation model of ${Math.ceil(total / 1e6)} MB.\n`);
      },
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
    tell(error instanceof EngineError ? { type: 'refused', message } : { type: 'broken', message });
  }
}
