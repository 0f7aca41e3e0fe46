import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { maxImagePixels, maxImageSide } from '@palimpsest/contract';
import { createImageLanguageDetector, EngineError } from '@palimpsest/engine/image-language';
import type { LanguageCommand, LanguageEvent } from './language-messages.ts';

/** Answering requests comes before reading images. */
const niceness = 10;

// The channel closes with the server, however it ends; nothing may outlive it.
process.on('disconnect', () => process.exit(0));
setPriority(niceness);

const detector = createImageLanguageDetector({ pixels: maxImagePixels, side: maxImageSide });

async function languageOf({ bytes }: LanguageCommand): Promise<LanguageEvent> {
  try {
    return { type: 'told', language: await (await detector).detect(bytes) };
  } catch (error) {
    if (error instanceof EngineError && error.code === 'no-text-found') return { type: 'no-text' };
    return { type: 'broken', message: error instanceof Error ? error.message : String(error) };
  }
}

async function answer(command: LanguageCommand): Promise<void> {
  const event = await languageOf(command);
  if (process.connected) process.send?.(event);
}

process.on('message', (command: LanguageCommand) => void answer(command));
flushCompileCache();
