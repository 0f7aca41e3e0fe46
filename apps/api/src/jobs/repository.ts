import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { FailureCode, ImageRefusal, ModelDownload, ProcessStatus } from '@palimpsest/contract';
import { refundProcess } from '../credits/service.ts';
import { insertFiles, type MeasuredFile } from '../images/stored-files.ts';
import type { QueueState } from '../metrics/metrics.ts';
import type { Database } from '../db/open.ts';
import { images, processes } from '../db/schema.ts';

/** One worker's hold on a process. Writes of an older attempt find nothing: it was fenced off by the newer one. */
export interface Claim {
  processId: string;
  attempt: number;
}

const isRunning = notInArray(processes.status, ['processed', 'failed']);
const isHeldBy = ({ processId, attempt }: Claim) => and(eq(processes.id, processId), eq(processes.attempt, attempt));

/** Takes a process up and fences off the worker that held it. Undefined when the process has ended already. */
export async function claimProcess(db: Database, processId: string) {
  const { userId, imageId, sourceLanguage, targetLanguage, blacklist, exclusionRegions, localiseNumbers } = processes;
  const choices = { userId, imageId, sourceLanguage, targetLanguage, blacklist, exclusionRegions, localiseNumbers };
  const [claimed] = await db
    .update(processes)
    .set({
      attempt: sql`${processes.attempt} + 1`,
      status: sql`greatest(${processes.status}, 'processing')`,
      // A worker that was killed while it fetched a model left its progress here.
      modelDownload: null,
      startedAt: sql`coalesce(${processes.startedAt}, now())`,
      updatedAt: sql`now()`,
    })
    .from(images)
    .where(and(eq(processes.id, processId), eq(images.id, processes.imageId), isRunning))
    .returning({ processId: processes.id, attempt: processes.attempt, ...choices, imageFileKey: images.fileKey });
  return claimed;
}

export type ClaimedProcess = NonNullable<Awaited<ReturnType<typeof claimProcess>>>;

/** Stores how much of the translation model that the process waits for is there; null once no model is fetched any more. */
export async function noteDownload(db: Database, claim: Claim, modelDownload: ModelDownload | null): Promise<void> {
  await db
    .update(processes)
    .set({ modelDownload, updatedAt: sql`now()` })
    .where(and(isHeldBy(claim), isRunning));
}

/** Moves a process forward. Nothing changes when it is there or further already, as after a restart. */
export async function advanceProcess(db: Database, claim: Claim, status: ProcessStatus): Promise<void> {
  await db
    .update(processes)
    .set({ status, updatedAt: sql`now()` })
    .where(and(isHeldBy(claim), isRunning, lt(processes.status, status)));
}

/** The columns that a finished process gets: its files and its texts. */
export type ProcessResult = Pick<
  typeof processes.$inferInsert,
  'inpaintedFileKey' | 'textPatchesKey' | 'thumbnailKeys' | 'localizedTexts' | 'skippedTexts'
>;

/** Notes the result and its files. False when the claim no longer holds. */
export async function completeProcess(
  db: Database,
  claim: Claim,
  result: ProcessResult,
  files: readonly MeasuredFile[],
): Promise<boolean> {
  return await db.transaction(async (transaction) => {
    const [completed] = await transaction
      .update(processes)
      .set({ ...result, status: 'processed', completedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(isHeldBy(claim), isRunning))
      .returning({ userId: processes.userId, imageId: processes.imageId, processId: processes.id });
    if (completed) await insertFiles(transaction, completed, files);
    return completed !== undefined;
  });
}

/** The message of a process that its owner cancelled. */
const cancelled = 'You cancelled this image.';

/** Ends a process for its owner, who gets the credit back; one that is over stays as it is. */
export async function cancelProcess(db: Database, processId: string): Promise<void> {
  await failProcess(db, { processId }, { code: 'cancelled', message: cancelled });
}

/** Why a process failed. */
export interface Failure {
  code: FailureCode;
  /** A sentence for the owner of the process. */
  message: string;
  /** The engine's reasons for refusing the image, where it refused it. */
  refusal?: ImageRefusal | undefined;
}

/** Ends a process with a sentence for its owner and gives the credit back. Without an attempt, a worker that holds the process is fenced off. */
export async function failProcess(
  db: Database,
  { processId, attempt }: { processId: string; attempt?: number },
  { code, message, refusal }: Failure,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [failed] = await transaction
      .update(processes)
      .set({
        status: 'failed',
        errorMessage: message,
        failureCode: code,
        refusal: refusal ?? null,
        modelDownload: null,
        attempt: sql`${processes.attempt} + 1`,
        completedAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(
        and(eq(processes.id, processId), isRunning, attempt === undefined ? undefined : eq(processes.attempt, attempt)),
      )
      .returning({ userId: processes.userId });
    if (failed) await refundProcess(transaction, failed.userId, processId);
  });
}

/** Counts the processes of all users that wait and that are in work, and gives the longest wait, in seconds. */
export async function readQueueState(db: Database): Promise<QueueState> {
  const [state] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${processes.status} = 'idle')::int`,
      running: sql<number>`count(*) filter (where ${processes.status} <> 'idle')::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${processes.createdAt}) filter (where ${processes.status} = 'idle')), 0)::float8`,
    })
    .from(processes)
    .where(isRunning);
  return state ?? { waiting: 0, running: 0, oldestSeconds: 0 };
}
