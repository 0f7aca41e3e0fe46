import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss, type ConstructorOptions } from 'pg-boss';
import type { Database, OpenDatabase } from '../db/open.ts';

/** What a worker needs to find its work. */
export interface LocaliseJob {
  processId: string;
}

export interface QueueOptions {
  database: OpenDatabase;
  /** Of PostgreSQL. */
  url: string | undefined;
  /** Longest time that a job may take, in seconds. */
  jobTimeout: number;
  onError: (error: Error) => void;
}

export interface WorkOptions {
  /** Jobs at the same time. */
  slots: number;
  /** Runs at least once for each job. The signal aborts when the job is no longer this worker's, or the queue stops. */
  run: (job: LocaliseJob, signal: AbortSignal) => Promise<void>;
  /** Runs for a job whose every attempt failed. */
  giveUp: (job: LocaliseJob) => Promise<void>;
}

/** Jobs that survive the death of whoever works on them. */
export interface Queue {
  /** Adds a job in the caller's transaction: it is there exactly if that transaction commits. */
  enqueue(transaction: Database, id: string, job: LocaliseJob): Promise<void>;
  work(options: WorkOptions): Promise<void>;
  /** Hands running jobs back and stops. */
  stop(): Promise<void>;
}

const localiseQueue = 'localise-image';
const givenUpQueue = 'localise-image-given-up';

/** A worker that is not heard of for this long is dead, in seconds; the least that pg-boss takes. */
const heartbeatSeconds = 10;
const retries = 3;
/** What a job may take beside its timeout: fetching and storing files, in seconds. */
const grace = 60;

export async function openQueue({ database, url, jobTimeout, onError }: QueueOptions): Promise<Queue> {
  const connection: ConstructorOptions =
    database.engine === 'pglite'
      ? { db: fromPglite(database.client), backend: 'pglite', monitorVacuum: false, reindex: false }
      : { connectionString: url ?? '', max: 10, application_name: 'palimpsest' };
  const boss = new PgBoss({
    ...connection,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(givenUpQueue, { retryLimit: 10, retryDelay: 1, retryBackoff: true, notify: true });
  const options = {
    heartbeatSeconds,
    expireInSeconds: jobTimeout + grace,
    retryLimit: retries,
    deadLetter: givenUpQueue,
    notify: true,
  };
  await boss.createQueue(localiseQueue, options);
  await boss.updateQueue(localiseQueue, options);
  const stopping = new AbortController();

  return {
    async enqueue(transaction, id, job) {
      await boss.send(localiseQueue, job, { id, db: fromDrizzle(transaction, sql) });
    },
    async work({ slots, run, giveUp }) {
      await boss.work<LocaliseJob>(
        localiseQueue,
        { localConcurrency: slots, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 },
        async (jobs) => {
          for (const job of jobs) await run(job.data, AbortSignal.any([job.signal, stopping.signal]));
        },
      );
      await boss.work<LocaliseJob>(
        givenUpQueue,
        { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 },
        async (jobs) => {
          for (const job of jobs) await giveUp(job.data);
        },
      );
    },
    async stop() {
      stopping.abort(new Error('The server is stopping.'));
      await boss.stop({ graceful: true, timeout: 3_000 });
    },
  };
}
