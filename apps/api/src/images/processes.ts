import { createHash } from 'node:crypto';
import {
  defaultSourceLanguage,
  maxFolderNameLength,
  findLanguage,
  type FolderChange,
  type FolderEntry,
  type ImageEntry,
  type ImageProcess,
  type LanguagePairs,
  type ProcessChange,
  type imagesQuery,
  type ProcessPayload,
  type ProcessSummary,
  type processesQuery,
} from '@palimpsest/contract';
import type { z } from 'zod';
import { grantProcess, payForProcess } from '../credits/service.ts';
import type { Database } from '../db/open.ts';
import type { Queue } from '../jobs/queue.ts';
import { DomainError, refusedField } from '../domain-error.ts';
import type { FileStore } from '../storage/file-store.ts';
import { isUuid } from '../uuid.ts';
import { toImageEntry, toImageProcess, toProcessSummary } from './process-views.ts';
import {
  findChoices,
  findProcessByIdempotencyKey,
  findRetryOf,
  insertProcess,
  listImageIds,
  listFolders,
  moveFolder,
  listProcesses,
  changeProcess,
  jobPriority,
  listImages,
  ownImage,
  ownProcess,
  removeImages,
  removeProcess,
  type OwnChange,
  type ProcessWithImage,
} from './repository.ts';
import type { FileSignatures } from './signed-files.ts';
import { plainName, titleOf } from './upload.ts';

interface ProcessesOptions {
  db: Database;
  files: FileStore;
  queue: Queue;
  signatures: FileSignatures;
  /** Reads the pairs of languages that this installation can translate. */
  pairs: () => Promise<LanguagePairs>;
}

/** The columns of a process that its owner chooses. */
type Choices = Omit<Parameters<typeof insertProcess>[1], 'messageId'>;

/** Translations of images, as their owners start and follow them. Every refusal is a {@link DomainError}. */
export type Processes = ReturnType<typeof createProcesses>;

export function createProcesses({ db, files, queue, signatures, pairs }: ProcessesOptions) {
  /** Notes a process, pays for it and queues it: all three or none. Undefined for an idempotency key that was used, and for the second retry of a failure. */
  async function begin(pay: typeof payForProcess, choices: Choices): Promise<string | undefined> {
    const messageId = crypto.randomUUID();
    return await db.transaction(async (transaction) => {
      const process = await insertProcess(transaction, { messageId, ...choices });
      if (!process) return undefined;
      await pay(transaction, choices.userId, process.id);
      const priority = await jobPriority(transaction, choices.userId);
      await queue.enqueue(transaction, messageId, { processId: process.id }, priority);
      return messageId;
    });
  }

  /** @throws DomainError `not_failed` */
  async function findFailed(userId: string | undefined, messageId: string): Promise<ProcessWithImage> {
    const process = await ownProcess(db, userId, messageId);
    if (process.status === 'failed') return process;
    throw new DomainError('not_failed', 'Only a process that failed can be started again.');
  }

  /** Retries a failed process. A second retry of the same failure gives the first one, which is retried itself if it failed, too. */
  async function again(pay: typeof payForProcess, failed: ProcessWithImage): Promise<string> {
    const started = await begin(pay, { ...(await findChoices(db, failed.id)), retryOf: failed.messageId });
    if (started !== undefined) return started;
    const process = await findRetryOf(db, failed.messageId);
    if (!process) throw new Error('A process that stands in the way of its retry cannot be found.');
    return process.status === 'failed' ? await again(pay, process) : process.messageId;
  }

  return {
    /**
     * Takes a credit, notes the process and queues it: all three or none. Gives its message id.
     * A repeated call with the same idempotency key gives the first call's.
     */
    async start(userId: string, imageId: string, payload: ProcessPayload, idempotencyKey?: string): Promise<string> {
      const requestHash = hashRequest(imageId, payload);
      const { fileName } = await ownImage(db, userId, imageId);
      const { source, target } = checkLanguages(payload, await pairs());
      const started = await begin(payForProcess, {
        userId,
        imageId,
        fileName,
        sourceLanguage: source,
        targetLanguage: target,
        blacklist: payload.blacklist ?? [],
        exclusionRegions: payload.exclusion_regions ?? [],
        localiseNumbers: payload.localise_numbers ?? false,
        idempotencyKey: idempotencyKey ?? null,
        requestHash,
      });
      if (started !== undefined) return started;
      const earlier = await findProcessByIdempotencyKey(db, userId, idempotencyKey ?? '');
      if (earlier?.requestHash === requestHash) return earlier.messageId;
      throw new DomainError(
        'idempotency_conflict',
        'This Idempotency-Key was used for another request. Please use a new key for each process.',
      );
    },

    /**
     * Starts a failed process again with the same choices, as a process of its own: the failed one was refunded.
     * Called again while that one is open, it gives the same.
     */
    async retry(userId: string, messageId: string): Promise<string> {
      const failed = await findFailed(userId, messageId);
      checkLanguages({ source_lang: failed.sourceLanguage, target_lang: failed.targetLanguage }, await pairs());
      return await again(payForProcess, failed);
    },

    /** Retries a process for the staff: its owner, who waited until the fault was mended, pays nothing. */
    async retryForFree(messageId: string): Promise<string> {
      return await again(grantProcess, await findFailed(undefined, messageId));
    },

    /**
     * How far a process is, and what it found.
     * @param userId the owner; undefined for the staff, who see everybody's
     * @throws DomainError `not_found`, also when the process is somebody else's
     */
    async status(userId: string | undefined, messageId: string): Promise<ImageProcess> {
      return toImageProcess(await ownProcess(db, userId, messageId), signatures);
    },

    /**
     * Renames a process, or puts it into a folder.
     * @throws DomainError `not_found`, or `invalid_fields` for a name with nothing to see in it
     */
    async change(userId: string, messageId: string, asked: ProcessChange): Promise<ProcessSummary> {
      const { id, imageId } = await ownProcess(db, userId, messageId);
      const change = ownChange(asked);
      if (change.fileName === null) change.fileName = (await ownImage(db, userId, imageId)).fileName;
      await changeProcess(db, id, change);
      return toProcessSummary(await ownProcess(db, userId, messageId), signatures);
    },

    async list(userId: string, query: z.output<typeof processesQuery>): Promise<ProcessSummary[]> {
      if (query.image_id && !isUuid(query.image_id)) return [];
      return (await listProcesses(db, userId, query)).map((process) => toProcessSummary(process, signatures));
    },

    folders: (userId: string) => listFolders(db, userId),

    /**
     * Renames a folder, or deletes it; what lay in it stays.
     * @throws DomainError `not_found` where nothing lies in it, or `invalid_fields` for a name with nothing to see in it
     */
    async changeFolder(userId: string, { folder, name }: FolderChange): Promise<FolderEntry[]> {
      if ((await moveFolder(db, userId, folder, folderNameOf(name, 'name'))) === 0)
        throw new DomainError('not_found', 'Folder not found');
      return await listFolders(db, userId);
    },

    async images(userId: string, query: z.output<typeof imagesQuery>): Promise<ImageEntry[]> {
      return (await listImages(db, userId, query)).map(toImageEntry);
    },

    /** Removes a process and its result; one in work is cancelled, and its credit comes back. */
    async remove(userId: string, messageId: string): Promise<void> {
      await removeProcess({ db, files }, (await ownProcess(db, userId, messageId)).id);
    },

    /** Removes an image and all that was made from it. */
    async removeImage(userId: string, imageId: string): Promise<void> {
      await ownImage(db, userId, imageId);
      await removeImages({ db, files }, [imageId]);
    },

    /** Removes all images of a user, and all that was made from them. */
    async removeAll(userId: string): Promise<void> {
      await removeImages({ db, files }, await listImageIds(db, userId));
    },
  };
}

/** SHA-256 of what a process was asked for, in hex: the same for the same request, however its fields are ordered. */
function hashRequest(imageId: string, payload: ProcessPayload): string {
  const { source_lang, target_lang, blacklist = [], exclusion_regions: regions = [] } = payload;
  const corners = regions.map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2]);
  const asked = [imageId, source_lang ?? defaultSourceLanguage, target_lang, blacklist, corners];
  const canonical = JSON.stringify(payload.localise_numbers === true ? [...asked, 'localise_numbers'] : asked);
  return createHash('sha256').update(canonical).digest('hex');
}

/** Names as they are kept: what cannot be seen is left out of them. */
function ownChange({ file_name: name, folder }: ProcessChange): OwnChange {
  return {
    ...(name !== undefined && { fileName: visible(name && titleOf(name), name, 'file_name', 'Name is required') }),
    ...(folder !== undefined && {
      folder: folderNameOf(folder, 'folder'),
    }),
  };
}

const folderNameOf = (name: string | null, field: string) =>
  visible(name && plainName(name, maxFolderNameLength), name, field, 'Folder name is required');

/** @throws DomainError `invalid_fields` where nothing is left of what was asked for */
function visible(kept: string | null, asked: string | null, field: string, message: string): string | null {
  if (asked !== null && !kept) throw refusedField(field, message, 'missing');
  return kept;
}

/**
 * The languages that a process was asked for, by name.
 * @param pairs that this installation can translate
 * @throws DomainError `invalid_fields` where one is unknown, both are the same, or nothing here translates them
 */
function checkLanguages(payload: ProcessPayload, pairs: LanguagePairs) {
  const source = findLanguage(payload.source_lang ?? defaultSourceLanguage)?.name;
  const target = findLanguage(payload.target_lang ?? '')?.name;
  if (!source) throw refusedField('source_lang', 'Source language is unknown', 'value_error');
  if (!target) throw refusedField('target_lang', 'Target language is required', 'missing');
  if (source === target) {
    throw refusedField(
      'target_lang',
      `Source and target language are both ${source}. Please choose two different languages.`,
      'value_error',
    );
  }
  const reachable = pairs[source]?.map(({ language }) => language) ?? [];
  if (!reachable.includes(target)) {
    throw refusedField('target_lang', unavailablePair(source, target, reachable), 'unavailable');
  }
  return { source, target };
}

function unavailablePair(source: string, target: string, reachable: readonly string[]): string {
  const instead =
    reachable.length > 0
      ? `${source} can be translated to ${reachable.join(', ')}.`
      : 'Nothing can be translated from that language here.';
  return `Translation from ${source} to ${target} is not available on this installation. ${instead} Whoever runs it can add languages.`;
}
