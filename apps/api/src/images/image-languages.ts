import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { DetectedLanguage } from '@palimpsest/contract';
import { createKeptChild } from '../children/kept-child.ts';
import { ChildEnded, nextMessage, spawnLimited } from '../children/limited-child.ts';
import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import type { FileStore } from '../storage/file-store.ts';
import { isUuid } from '../uuid.ts';
import { createFairQueue } from './fair-queue.ts';
import type { LanguageCommand, LanguageEvent } from './language-messages.ts';
import { findImage } from './repository.ts';

/** Tells in which languages uploaded images are written, by a process of its own, which is there only while somebody needs it. */
export interface ImageLanguages {
  /**
   * Reads one's own image, as far as its language needs. Users take turns; costs no credit.
   * @throws DomainError `not_found`, or `unavailable` where it takes too long
   */
  detect(userId: string, imageId: string): Promise<DetectedLanguage>;
  /** Kills the process; it starts again when it is needed. */
  close(): void;
}

export interface ImageLanguagesOptions {
  db: Database;
  files: FileStore;
  /** Each line that the process writes. */
  onOutput: (line: string) => void;
  /** Ceiling of its memory, in MiB. */
  memoryMb: number;
}

/** A process that was asked nothing for this long is ended, in ms. */
const idleMs = 60_000;
/** Longest time for one image, in ms: some ten times what one takes with the start of the process. */
const timeLimitMs = 60_000;

const script = join(import.meta.dirname, 'language-child.ts');

export function createImageLanguages({ db, files, onOutput, memoryMb }: ImageLanguagesOptions): ImageLanguages {
  const inTurn = createFairQueue();
  const { use, close } = createKeptChild({ start: () => spawnLimited({ script, memoryMb, onOutput }), idleMs });

  async function ask(child: ChildProcess, bytes: Uint8Array): Promise<DetectedLanguage> {
    const timer = setTimeout(close, timeLimitMs);
    try {
      const answer = nextMessage(child, (event: LanguageEvent): DetectedLanguage => {
        if (event.type === 'broken') throw new Error(`The language of an image could not be told: ${event.message}`);
        return event.type === 'no-text'
          ? { language: null, has_text: false }
          : { language: event.language ?? null, has_text: true };
      });
      child.send({ bytes } satisfies LanguageCommand);
      return await answer;
    } catch (cause) {
      if (!(cause instanceof ChildEnded)) throw cause;
      onOutput(cause.message);
      throw new DomainError('unavailable', 'The language could not be detected. Please choose it yourself.', { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    close,
    async detect(userId, imageId) {
      const image = isUuid(imageId) ? await findImage(db, userId, imageId) : undefined;
      if (!image) throw new DomainError('not_found', 'Image not found');
      return await inTurn(userId, async () => {
        const bytes = await buffer(await files.read(image.fileKey));
        return await use((child) => ask(child, bytes));
      });
    },
  };
}
