import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { adminProcessesQuery, imagesQuery, pageQuery, processesQuery } from '@palimpsest/contract';
import { findLiveSessions, listSessions, pruneSessions } from '../accounts/repository.ts';
import { createAdmin } from '../admin/service.ts';
import type { Database } from '../db/open.ts';
import * as schema from '../db/schema.ts';
import { jobPriority, listFolders, listImages, listProcesses, ownProcess } from '../images/repository.ts';
import { createFileSignatures, createPathSigner } from '../images/signed-files.ts';
import { assertRoom } from '../images/storage-quota.ts';
import { openQueue } from '../jobs/queue.ts';
import { readQueueState } from '../jobs/repository.ts';
import { printCount } from '../testing/counts.ts';
import { openTestDatabase } from '../testing/test-database.ts';

/** Processes, each with an image of its own; every user has a thousand of them. */
const processCount = Number(process.env.VOLUME_PROCESSES ?? 200_000);
const userCount = processCount / 1_000;
/** Number of jobs that wait, as after a day of too few workers. */
const waitingCount = 2_000;
/** Number of runs of each query; the fastest counts, because the machine does other work, too. */
const looks = 5;

const id = (kind: string) => sql.raw(`md5('${kind}' || n)::uuid`);
const userOf = sql.raw(`md5('user' || (n % ${userCount}))::uuid`);
const spread = sql.raw(`now() - make_interval(mins => n)`);

const numbers = (count: number) => sql`generate_series(0, ${sql.raw(String(count - 1))}) as n`;

/** Rows as a year leaves them; only the newest processes are open. */
async function seed(db: Database): Promise<void> {
  // Rows that are made from one another need no check of what they refer to.
  await db.execute(sql`set local session_replication_role = replica`);
  await db.execute(sql`insert into users (id, email, name, surname)
    select ${id('user')}, 'user' || n || '@example.com', 'Ada', 'User' || n from ${numbers(userCount)}`);
  await db.execute(sql`insert into sessions (id, user_id, created_at)
    select ${id('session')}, ${userOf}, now() - make_interval(mins => n % 100000) from ${numbers(processCount)}`);
  await db.execute(sql`insert into refresh_tokens (token_hash, session_id, expires_at)
    select 'token' || n, ${id('session')}, now() + make_interval(mins => 1 + n % 40000) from ${numbers(processCount)}`);
  await db.execute(sql`insert into images (id, user_id, file_key, media_type, file_name, width, height, created_at)
    select ${id('image')}, ${userOf}, 'images/' || n, 'image/png', 'Poster ' || md5(n::text), 800, 600, ${spread} from ${numbers(processCount)}`);
  await db.execute(sql`insert into processes (id, message_id, user_id, image_id, file_name, folder, status, failure_code, source_language,
      target_language, blacklist, exclusion_regions, created_at, processing_completed_at)
    select ${id('process')}, ${id('message')}, ${userOf}, ${id('image')}, 'Poster ' || md5(n::text), case n % 7 when 0 then 'Folder ' || n % 5 end,
      (case when n < ${sql.raw(String(waitingCount))} then 'idle' when n % 500 = 0 then 'failed' else 'processed' end)::process_status,
      case when n >= ${sql.raw(String(waitingCount))} and n % 500 = 0 then 'fault' end,
      'English', 'Spanish', '[]', '[]', ${spread}, ${spread} from ${numbers(processCount)}`);
  await db.execute(sql`insert into stored_files (key, user_id, image_id, process_id, bytes)
    select 'images/' || n || '/' || part, ${userOf}, ${id('image')}, ${id('process')}, 100
    from ${numbers(processCount)}, generate_series(1, 2) as part`);
}

/** One node of a plan, as `EXPLAIN (FORMAT JSON)` tells it. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Total Time': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Whether a node reads every row of its table, or reads many by an index only to drop them. */
const readsAll = (node: PlanNode): boolean =>
  node['Node Type'] === 'Seq Scan' ||
  (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'] > processCount / maxThrownShare;

/** A query for a page may read and drop one in this many rows of a table; more counts as reading all of it. */
const maxThrownShare = 10;

/** Tables that no query may read whole; small ones may be. */
const largeTables = ['sessions', 'refresh_tokens', 'images', 'processes', 'stored_files', 'job', 'job_common'];

/** Runs `work` on a connection that tells the plan of each statement, as it ran; gives its time in ms and the large tables that were read whole. */
async function explain(client: Client, work: () => Promise<unknown>): Promise<{ ms: number; scanned: string[] }> {
  const plans: PlanNode[] = [];
  const onNotice = ({ message = '' }: { message?: string | undefined }) => {
    const json = /^duration: .*? plan:\n(.*)$/s.exec(message)?.[1];
    if (json !== undefined) plans.push((JSON.parse(json) as { Plan: PlanNode }).Plan);
  };
  client.on('notice', onNotice);
  await work();
  client.off('notice', onNotice);
  expect(plans.length).toBeGreaterThan(0);
  const whole = plans.flatMap(nodesOf).filter(readsAll);
  return {
    ms: plans.reduce((sum, plan) => sum + plan['Actual Total Time'], 0),
    scanned: whole.flatMap(({ 'Relation Name': name = '' }) => (largeTables.includes(name) ? [name] : [])),
  };
}

test(`no query of a screen reads a table of ${processCount} rows whole`, { timeout: 600_000 }, async () => {
  const database = await openTestDatabase();
  if (database.engine !== 'postgres') throw new Error('This needs PostgreSQL: pnpm --filter @palimpsest/api soak.');
  const client = new Client({ connectionString: database.client.options.connectionString });
  await client.connect();
  const db = drizzle(client, { schema });
  const queue = await openQueue({
    database: { ...database, db },
    url: database.client.options.connectionString,
    jobTimeout: 60,
    attempts: 1,
    onError: (error) => printCount(`volume: ${error.message}`),
  });
  await database.db.transaction(seed);
  await database.db.execute(sql`insert into pgboss.job (id, name, data, priority, state, created_on, completed_on)
    select ${id('message')}, 'localise-image', '{}', -(n % 10), (case when n < ${sql.raw(String(waitingCount))} then 'created' else 'completed' end)::pgboss.job_state,
      ${spread}, case when n >= ${sql.raw(String(waitingCount))} then now() end from generate_series(0, ${sql.raw(String(processCount - 1))}) as n`);
  await database.db.execute(sql`vacuum analyze`);
  await client.query(`load 'auto_explain'; set client_min_messages = log; set auto_explain.log_min_duration = 0;
    set auto_explain.log_analyze = on; set auto_explain.log_timing = on; set auto_explain.log_format = json`);

  const { rows } = await database.db.execute<{ user_id: string; message_id: string; session_id: string }>(sql`
    select p.user_id, p.message_id, s.id as session_id from processes p join sessions s on s.user_id = p.user_id
    where p.status = 'idle' order by p.created_at limit 1`);
  const { user_id: user = '', message_id: message = '', session_id: session = '' } = rows[0] ?? {};
  const signatures = createFileSignatures(createPathSigner(new Uint8Array(32)));
  const admin = createAdmin(db, { retryForFree: () => Promise.reject(new Error('Nothing is retried.')) }, signatures);
  const processesOf = (query: object) => listProcesses(db, user, processesQuery.parse(query));
  /** The queries that a user or a probe waits for, by name. */
  const queries: Record<string, () => Promise<unknown>> = {
    'place in the queue, behind some 1 800 others': () => queue.position(message),
    'status of a process': () => ownProcess(db, user, message),
    'list of processes': () => processesOf({ limit: 20 }),
    'list of processes, page 40': () => processesOf({ limit: 20, offset: 780 }),
    'list of processes by name': () => processesOf({ limit: 20, sort: 'name' }),
    'search of names in one’s own processes': () => processesOf({ limit: 20, search: 'abc' }),
    folders: () => listFolders(db, user),
    'list of images': () => listImages(db, user, imagesQuery.parse({ limit: 20 })),
    'log-ins of a user': () => listSessions(db, user),
    'sessions of open streams': () => findLiveSessions(db, [session]),
    'priority of a new job': () => jobPriority(db, user),
    'metrics of the queue': () => readQueueState(db),
    'processes of everybody, for the staff': () => admin.processes(adminProcessesQuery.parse({ limit: 20 })),
    'dead letters, for the staff': () => admin.deadLetters(pageQuery.parse({})),
    'room for a file of a user': () => assertRoom(db, user, 1),
    'sweep of sessions': () => pruneSessions(db),
    'search of names in everybody’s processes': () => admin.processes(adminProcessesQuery.parse({ search: 'abc' })),
    'search of a name that nobody has': () => admin.processes(adminProcessesQuery.parse({ search: 'xyz-xyz' })),
    'search of a name that everybody has': () => admin.processes(adminProcessesQuery.parse({ search: 'poster' })),
    'search of an address': () => admin.processes(adminProcessesQuery.parse({ search: 'user17@' })),
    'search of the end of all addresses': () => admin.processes(adminProcessesQuery.parse({ search: '@example.com' })),
  };
  const scanned: Record<string, string[]> = {};
  for (const [name, work] of Object.entries(queries)) {
    let best = await explain(client, work);
    for (let look = 1; look < looks; look += 1) {
      const next = await explain(client, work);
      if (next.ms < best.ms) best = next;
    }
    printCount(
      `volume: ${name}: ${best.ms.toFixed(2)} ms${best.scanned.length > 0 ? `, reads ${best.scanned.join(', ')} whole` : ''}`,
    );
    if (best.scanned.length > 0) scanned[name] = best.scanned;
  }
  await queue.stop();
  await client.end();
  await database.close();
  expect(scanned).toEqual({});
});
