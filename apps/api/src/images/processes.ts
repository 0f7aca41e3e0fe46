import { createHash } from 'node:crypto';
import {
  defaultSourceLanguage,
  findLanguage,
  type ImageProcess,
  type LanguagePairs,
  type ProcessPayload,
  type ProcessSummary,
  type processesQuery,
} from '@palimpsest/contract';
import type { LanguagePair } from '@palimpsest/engine';
import type { z } from 'zod';
import { payForProcess } from '../credits/service.ts';
import type { Database } from '../db/open.ts';
import type { Queue } from '../jobs/queue.ts';
import { DomainError, refusedField } from '../domain-error.ts';
import type { FileStore } from '../storage/file-store.ts';
import { isUuid } from '../uuid.ts';
import { stablePath } from '../storage/signed-path.ts';
import {
  findImage,
  findProcess,
  findProcessByIdempotencyKey,
  insertProcess,
  listImageIds,
  listProcesses,
  jobPriority,
  type ProcessSummaryRow,
  type ProcessWithImage,
} from './repository.ts';
import { removeImages, removeProcess } from './removal.ts';

export interface ProcessesOptions {
  db: Database;
  files: FileStore;
  queue: Queue;
  /** What this installation can translate. */
  pairs: () => Promise<LanguagePair[]>;
}

/** Translations of images, as their owners start and follow them. Every refusal is a {@link DomainError}. */
export type Processes = ReturnType<typeof createProcesses>;

export function createProcesses({ db, files, queue, pairs }: ProcessesOptions) {
  return {
    /**
     * Takes a credit, notes the process and queues it: all three or none. Gives its message id.
     * A repeated call with the same idempotency key gives the first call's.
     */
    async start(userId: string, imageId: string, payload: ProcessPayload, idempotencyKey?: string): Promise<string> {
      const requestHash = hashRequest(imageId, payload);
      if (!isUuid(imageId) || !(await findImage(db, userId, imageId)))
        throw new DomainError('not_found', 'Image not found');
      const { source, target } = checkLanguages(payload, await pairs());
      const messageId = crypto.randomUUID();
      const started = await db.transaction(async (transaction) => {
        const process = await insertProcess(transaction, {
          messageId,
          userId,
          imageId,
          sourceLanguage: source,
          targetLanguage: target,
          blacklist: payload.blacklist ?? [],
          exclusionRegions: payload.exclusion_regions ?? [],
          idempotencyKey: idempotencyKey ?? null,
          requestHash,
        });
        if (!process) return false;
        await payForProcess(transaction, userId, process.id);
        await queue.enqueue(transaction, messageId, { processId: process.id }, await jobPriority(transaction, userId));
        return true;
      });
      if (started || idempotencyKey === undefined) return messageId;
      const earlier = await findProcessByIdempotencyKey(db, userId, idempotencyKey);
      if (earlier?.requestHash === requestHash) return earlier.messageId;
      throw new DomainError(
        'idempotency_conflict',
        'This Idempotency-Key was used for another request. Please use a new key for each process.',
      );
    },

    /** @param userId the owner; undefined for the staff, who see everybody's */
    async status(userId: string | undefined, messageId: string): Promise<ImageProcess> {
      const process = isUuid(messageId) ? await findProcess(db, userId, messageId) : undefined;
      if (!process) throw new DomainError('not_found', 'Process not found');
      return toImageProcess(process);
    },

    async list(userId: string, query: z.output<typeof processesQuery>): Promise<ProcessSummary[]> {
      return (await listProcesses(db, userId, query)).map(toProcessSummary);
    },

    /** Removes a process and its result; one in work is cancelled, and its credit comes back. */
    async remove(userId: string, messageId: string): Promise<void> {
      const process = isUuid(messageId) ? await findProcess(db, userId, messageId) : undefined;
      if (!process) throw new DomainError('not_found', 'Process not found');
      await removeProcess(db, files, process.id);
    },

    /** Removes an image and all that was made from it. */
    async removeImage(userId: string, imageId: string): Promise<void> {
      if (!isUuid(imageId) || !(await findImage(db, userId, imageId))) {
        throw new DomainError('not_found', 'Image not found');
      }
      await removeImages(db, files, [imageId]);
    },

    /** Removes all images of a user, and all that was made from them. */
    async removeAll(userId: string): Promise<void> {
      await removeImages(db, files, await listImageIds(db, userId));
    },

    async languagePairs(): Promise<LanguagePairs> {
      const targets = Map.groupBy(await pairs(), ({ from }) => from);
      return Object.fromEntries([...targets].map(([from, list]) => [from, list.map(({ to }) => to)]));
    },
  };
}

/** SHA-256 of what a process was asked for, in hex: the same for the same request, however its fields are ordered. */
function hashRequest(imageId: string, payload: ProcessPayload): string {
  const { source_lang, target_lang, blacklist = [], exclusion_regions: regions = [] } = payload;
  const corners = regions.map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2]);
  const canonical = JSON.stringify([imageId, source_lang ?? defaultSourceLanguage, target_lang, blacklist, corners]);
  return createHash('sha256').update(canonical).digest('hex');
}

function checkLanguages(payload: ProcessPayload, pairs: readonly LanguagePair[]) {
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
  if (!pairs.some(({ from, to }) => from === source && to === target)) {
    throw refusedField('target_lang', unavailablePair(source, target, pairs), 'unavailable');
  }
  return { source, target };
}

function unavailablePair(source: string, target: string, pairs: readonly LanguagePair[]): string {
  const reachable = pairs.filter(({ from }) => from === source).map(({ to }) => to);
  const instead =
    reachable.length > 0
      ? `${source} can be translated to ${reachable.join(', ')}.`
      : 'Nothing can be translated from that language here.';
  return `Translation from ${source} to ${target} is not available on this installation. ${instead} Whoever runs it can add languages.`;
}

export function toProcessSummary(process: ProcessSummaryRow): ProcessSummary {
  return {
    id: process.id,
    message_id: process.messageId,
    original_image_id: process.imageId,
    status: process.status,
    original_image_url: stablePath(process.imageFileKey),
    inpainted_image_url: process.inpaintedFileKey === null ? null : stablePath(process.inpaintedFileKey),
    processing_started_at: process.startedAt?.toISOString() ?? null,
    processing_completed_at: process.completedAt?.toISOString() ?? null,
    created_at: process.createdAt.toISOString(),
    updated_at: process.updatedAt.toISOString(),
    error_message: process.errorMessage,
    source_language: process.sourceLanguage,
    target_language: process.targetLanguage,
  };
}

function toImageProcess(process: ProcessWithImage): ImageProcess {
  return { ...toProcessSummary(process), localized_texts: process.localizedTexts };
}
