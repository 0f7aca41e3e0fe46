import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss, type ConstructorOptions, type WorkOptions as BossWorkOptions } from 'pg-boss';
import type { Database, OpenDatabase } from '../db/open.ts';

/** The payload of a job, by which a worker finds its process. */
export interface LocaliseJob {
  processId: string;
}

export interface QueueOptions {
  database: OpenDatabase;
  /** Connection string of PostgreSQL; undefined for the embedded database. */
  url: string | undefined;
  /** Longest time that a job may take, in seconds. */
  jobTimeout: number;
  /** How often a job is tried before it is a dead letter. */
  attempts: number;
  /** Whether this process takes part in regular work, and returns the jobs of dead workers to the queue. @default false */
  isRegular?: boolean;
  onError: (error: Error) => void;
}

/** Work that the installation does again and again, in one process at a time. */
export interface RegularWork {
  name: string;
  /** The time of the runs, in UTC. */
  cron: string;
  /** Time between two runs, in seconds. The first process that starts within such a time does not wait for `cron`. */
  everySeconds: number;
  /** The signal aborts when the queue stops. */
  run: (signal: AbortSignal) => Promise<void>;
}

export interface WorkOptions {
  /** Number of jobs at the same time; a process with 0 takes dead letters only. */
  slots: number;
  /** Runs at least once for each job. The signal aborts when the job is no longer this worker's, or the queue stops. */
  run: (job: LocaliseJob, signal: AbortSignal) => Promise<void>;
  /** Called with the error of each attempt that failed; `isLast` when no other follows. */
  onFailure: (job: LocaliseJob, error: unknown, attempt: { number: number; isLast: boolean }) => void;
  /** Runs for a job whose every attempt failed. */
  giveUp: (job: LocaliseJob) => Promise<void>;
}

/** A queue of jobs that survive the death of their worker. */
export type Queue = Awaited<ReturnType<typeof openQueue>>;

const localiseQueue = 'localise-image';
const deadLetterQueue = 'localise-image-given-up';

/** Time without a heartbeat after which a worker counts as dead, in seconds; the least that pg-boss takes. */
const heartbeatSeconds = 10;
/** The wait before another attempt doubles from the first to the longest, in seconds. */
const retryDelay = { first: 1, longest: 60 };
/** Time for which finished jobs are kept, in seconds; the rows of their processes hold the outcome. */
const keptSeconds = 3_600;
/** Interval of looking for regular work, in seconds; a run may start that late. */
const regularPollSeconds = 30;
/** Longest time that one run of regular work may take, in seconds. */
const regularTimeoutSeconds = 6 * 3_600;
/** Most connections of the queue to PostgreSQL at the same time, beside the one that listens. */
const connections = 3;
/** Time beside its timeout that a job may take to fetch and store files, in seconds. */
const grace = 60;

export async function openQueue({ database, url, jobTimeout, attempts, isRegular = false, onError }: QueueOptions) {
  const boss = new PgBoss({
    ...connectionOf(database, url),
    schedule: isRegular,
    cronWorkerIntervalSeconds: regularPollSeconds,
    useListenNotify: true,
    supervise: isRegular,
    superviseIntervalSeconds: 10,
    // A pass takes the jobs of dead workers back, and reads the whole table of jobs: at a million images a day it takes seconds.
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 600,
  });
  boss.on('error', onError);
  await startQueues(boss, { jobTimeout, attempts });
  const stopping = new AbortController();

  return {
    /**
     * Adds a job in the caller's transaction: it is there exactly if that transaction commits.
     * @param priority jobs with a higher one come first; of equal ones the earlier
     */
    async enqueue(transaction: Database, id: string, job: LocaliseJob, priority: number): Promise<void> {
      await boss.send(localiseQueue, job, { id, priority, db: fromDrizzle(transaction, sql) });
    },
    /** How many jobs come before this one; 0 when it is next, or no longer waits. */
    async position(id: string): Promise<number> {
      const { rows } = await database.db.execute<{ before: number }>(sql`
        select count(*)::int as before
        from pgboss.job me
        join pgboss.job other on other.name = me.name and other.state < 'active' and not other.blocked and other.id <> me.id
          and (other.priority > me.priority or (other.priority = me.priority and other.created_on < me.created_on))
        where me.name = ${localiseQueue} and me.id = ${id} and me.state < 'active'`);
      return rows[0]?.before ?? 0;
    },
    async work({ slots, run, onFailure, giveUp }: WorkOptions): Promise<void> {
      if (slots > 0)
        await boss.work<LocaliseJob, void, BossWorkOptions & { includeMetadata: true }>(
          localiseQueue,
          {
            localConcurrency: slots,
            pollingIntervalSeconds: 0.5,
            notifyPollingIntervalSeconds: 1,
            includeMetadata: true,
          },
          async (jobs) => {
            for (const { data, signal, retryCount, retryLimit } of jobs) {
              try {
                await run(data, AbortSignal.any([signal, stopping.signal]));
              } catch (error) {
                const attempt = { number: retryCount + 1, isLast: retryCount >= retryLimit };
                if (!stopping.signal.aborted) onFailure(data, error, attempt);
                throw error;
              }
            }
          },
        );
      await boss.work<LocaliseJob>(
        deadLetterQueue,
        { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 },
        async (jobs) => {
          for (const job of jobs) await giveUp(job.data);
        },
      );
    },
    /** Does regular work in whichever process the queue chooses. A run that fails is reported, and tried again by the queue. */
    async repeat({ name, cron, everySeconds, run }: RegularWork): Promise<void> {
      await boss.createQueue(name, {
        policy: 'exclusive',
        heartbeatSeconds,
        expireInSeconds: regularTimeoutSeconds,
        // A finished run is remembered for its whole slot, so that no process that starts repeats it.
        deleteAfterSeconds: everySeconds,
        notify: true,
      });
      await boss.work(
        name,
        { pollingIntervalSeconds: regularPollSeconds, notifyPollingIntervalSeconds: regularPollSeconds },
        async (jobs) => {
          for (const { signal } of jobs) {
            try {
              await run(AbortSignal.any([signal, stopping.signal]));
            } catch (error) {
              if (!stopping.signal.aborted) onError(error instanceof Error ? error : new Error(String(error)));
              throw error;
            }
          }
        },
      );
      await boss.schedule(name, cron);
      await boss.send(name, null, { singletonSeconds: everySeconds });
    },
    /** Takes no further jobs, and waits for those in work, for at most so many seconds. */
    async drain(seconds: number): Promise<void> {
      const { promise: tooLate, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, seconds * 1_000);
      await Promise.race([boss.offWork(localiseQueue, { wait: true }), tooLate]);
      clearTimeout(timer);
    },
    /** Hands running jobs back and stops. */
    async stop(): Promise<void> {
      stopping.abort(new Error('The server is stopping.'));
      await boss.stop({ graceful: true, timeout: 3_000 });
    },
  };
}

async function startQueues(
  boss: PgBoss,
  { jobTimeout, attempts }: Pick<QueueOptions, 'jobTimeout' | 'attempts'>,
): Promise<void> {
  await boss.start();
  await boss.createQueue(deadLetterQueue, { retryLimit: 10, retryDelay: 1, retryBackoff: true, notify: true });
  const options = {
    heartbeatSeconds,
    expireInSeconds: jobTimeout + grace,
    retryLimit: attempts - 1,
    retryDelay: retryDelay.first,
    retryDelayMax: retryDelay.longest,
    retryBackoff: true,
    deadLetter: deadLetterQueue,
    deleteAfterSeconds: keptSeconds,
    notify: true,
  };
  await boss.createQueue(localiseQueue, options);
  await boss.updateQueue(localiseQueue, options);
  // Makes it remember the queue: asked for in the middle of a transaction, the embedded database waits for itself.
  await boss.findJobs(localiseQueue, { id: randomUUID() });
}

/** On PostgreSQL the queue has connections of its own: a statement of it that fails in the middle of a transaction spoils none of ours. */
const connectionOf = (database: OpenDatabase, url = ''): ConstructorOptions =>
  database.engine === 'pglite'
    ? { db: fromPglite(database.client), backend: 'pglite', monitorVacuum: false, reindex: false }
    : { connectionString: url, max: connections, application_name: 'palimpsest' };
