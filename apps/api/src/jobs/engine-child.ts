import { readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type ProcessStatus, maxImagePixels, maxImageSide } from '@palimpsest/contract';
import { createEngine, EngineError, type EngineStage } from '@palimpsest/engine';
import type { EngineCommand, EngineEvent, LocaliseRequest } from './engine-messages.ts';

/** Answering requests comes before working on images. */
const niceness = 10;

// The channel closes with the server, however it ends; nothing may outlive it.
process.on('disconnect', () => process.exit(0));
setPriority(niceness);

function tell(event: EngineEvent): void {
  if (process.connected) process.send?.(event);
}

const recognitionDataDir =
  process.env.PALIMPSEST_RECOGNITION_DATA ??
  fileURLToPath(new URL('../../../../.tools/recognition-data', import.meta.url));
/** The protocol's name of what the engine is at. */
const statusOf = {
  reading: 'text_extraction_processing',
  translating: 'localization_processing',
  inpainting: 'inpainting_processing',
} as const satisfies Record<EngineStage, ProcessStatus>;

const engine = await createEngine({
  recognitionDataDir,
  imageLimits: { pixels: maxImagePixels, side: maxImageSide },
});
process.on('message', ({ request }: EngineCommand) => void localise(request));
tell({ type: 'ready', pairs: await engine.pairs() });

async function localise({ imagePath, erasedPath, ...options }: LocaliseRequest): Promise<void> {
  try {
    const { document, erasedPng } = await engine.localise(await readFile(imagePath), {
      ...options,
      onStage: (stage) => tell({ type: 'stage', status: statusOf[stage] }),
    });
    await writeFile(erasedPath, erasedPng);
    tell({ type: 'localised', document, residentBytes: process.memoryUsage.rss() });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    tell(error instanceof EngineError ? { type: 'refused', message } : { type: 'broken', message });
  }
}
