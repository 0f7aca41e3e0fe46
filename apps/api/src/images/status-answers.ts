import { routes } from '@palimpsest/contract';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import { Serialised } from '../serialised.ts';
import { isUuid } from '../uuid.ts';
import { toImageProcess } from './process-views.ts';
import { findProcess } from './repository.ts';
import type { FileSignatures } from './signed-files.ts';

/** Largest sum of all answers that are kept, in bytes. */
const keptBytes = 32 * 1024 * 1024;
/** What an entry counts beside its answer, in bytes. */
const entryBytes = 1_000;

type Answer = Serialised<typeof routes.processStatus.response>;

/** A process as its status call answers it, and whose it is; null where there is none. */
type Found = { userId: string; answer: Answer } | null;

/** The reading of a row, and what it found once it is done. */
interface Entry {
  reading: Promise<Found>;
  /** When its signatures expire, in ms since 1970. */
  expiresAt: number;
  found?: Found;
}

/**
 * Answers of the status call, checked and written out once for each change of a process, and for each expiry of signatures, instead of once for
 * each call.
 */
export interface StatusAnswers {
  /**
   * @param userId the owner; undefined for the staff, who see everybody's
   * @throws DomainError `not_found`, also when the process is somebody else's
   */
  of(userId: string | undefined, messageId: string): Promise<Answer>;
  /** Drops the answer about a process that is known to have changed. */
  forget(messageId: string): void;
  /** Drops all answers about the processes of a user. */
  forgetUser(userId: string): void;
}

export function createStatusAnswers(db: Database, changes: Changes, signatures: FileSignatures): StatusAnswers {
  const entries = new LRUCache<string, Entry>({
    maxSize: keptBytes,
    // Compressed, in every coding that was asked for, it takes no more than as it is.
    sizeCalculation: ({ found }) => entryBytes + 2 * (found?.answer.json.length ?? 0),
  });
  changes.listen('process', (id) => void (id === undefined ? entries.clear() : entries.delete(id)));

  async function read(messageId: string): Promise<Found> {
    const process = await findProcess(db, undefined, messageId);
    return (
      (process && {
        userId: process.userId,
        answer: new Serialised(routes.processStatus.response, toImageProcess(process, signatures)),
      }) ??
      null
    );
  }

  /** A change that comes while the row is read takes the entry away, so that what was read of before is not kept. */
  async function readAndKeep(messageId: string): Promise<Found> {
    const entry: Entry = { expiresAt: signatures.expiresAt(), reading: read(messageId) };
    entries.set(messageId, entry);
    const isCurrent = () => entries.peek(messageId) === entry;
    try {
      const found = await entry.reading;
      if (isCurrent()) {
        if (found) entries.set(messageId, { ...entry, found });
        else entries.delete(messageId);
      }
      return found;
    } catch (error) {
      if (isCurrent()) entries.delete(messageId);
      throw error;
    }
  }

  /** What is known of a process, signed as it would be signed now. */
  function recall(messageId: string): Entry | undefined {
    const entry = changes.isHeard() ? entries.get(messageId) : undefined;
    return entry?.expiresAt === signatures.expiresAt() ? entry : undefined;
  }

  return {
    async of(userId, messageId) {
      // As the database writes it, and tells of it.
      const id = messageId.toLowerCase();
      const known = recall(id);
      const found = isUuid(id) ? (known?.found ?? (await (known?.reading ?? readAndKeep(id)))) : null;
      if (!found || (userId !== undefined && found.userId !== userId)) {
        throw new DomainError('not_found', 'Process not found');
      }
      return found.answer;
    },
    forget: (messageId) => void entries.delete(messageId),
    forgetUser(userId) {
      for (const [id, { found }] of entries.entries()) if (!found || found.userId === userId) entries.delete(id);
    },
  };
}
