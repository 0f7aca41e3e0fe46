import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { DetectedLanguage } from '@palimpsest/contract';
import type { ChildOptions } from '../children/child.ts';
import { openInTurn } from '../children/in-turn.ts';
import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { LanguageFunctions } from './language-child.ts';
import { ownImage } from './repository.ts';

interface ImageLanguagesOptions extends Pick<ChildOptions, 'onOutput' | 'memoryMb'> {
  db: Database;
  files: FileStore;
}

/** Time without a call after which the process is ended, in ms. */
const idleMs = 60_000;
/** Longest time for one image, in ms: some ten times the usual time. */
const timeLimitMs = 60_000;

const script = join(import.meta.dirname, 'language-child.ts');

/** Detects the languages of uploaded images in a child process, which starts at a call and ends when idle. */
export function createImageLanguages({ db, files, onOutput, memoryMb }: ImageLanguagesOptions) {
  const { take, close } = openInTurn<LanguageFunctions>({ script, memoryMb, onOutput, idleMs }, (cause) => {
    onOutput(cause.message);
    return new DomainError('unavailable', 'The language could not be detected. Please choose it yourself.', { cause });
  });
  return {
    /** Kills the process; it starts again when it is needed. */
    close,
    /**
     * Reads as much of the user's own image as its language needs. Users take turns; the call costs no credit.
     * @throws DomainError `not_found`, or `unavailable` where it takes too long
     */
    async detect(userId: string, imageId: string): Promise<DetectedLanguage> {
      const image = await ownImage(db, userId, imageId);
      return await take(userId, async (call) =>
        call('detect', await buffer(await files.read(image.fileKey)), { timeLimitMs }),
      );
    },
  };
}
