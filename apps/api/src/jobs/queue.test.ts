import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openQueue, type Queue } from './queue.ts';

let database: OpenDatabase;
const processes: Queue[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  for (let count = 0; count < 2; count += 1) processes.push(await open());
});
afterAll(async () => {
  for (const queue of processes) await queue.stop();
  await database.close();
});

/** The queue as one more process opens it. */
const open = () =>
  openQueue({
    database,
    url: database.engine === 'postgres' ? database.client.options.connectionString : undefined,
    jobTimeout: 60,
    attempts: 1,
    isRegular: true,
    onError: (error) => {
      throw error;
    },
  });

test('regular work runs once however many processes start, and stands in the schedule of the installation', async () => {
  // The schedule runs once in four years, so that neither a tick nor the end of a slot falls into the test.
  const regular = { name: 'sweep', cron: '0 0 29 2 *', everySeconds: 4 * 366 * 86_400 };
  let runs = 0;
  const run = async (): Promise<void> => {
    runs += 1;
  };
  for (const queue of processes) await queue.repeat({ ...regular, run });
  await eventually(() => expect(runs).toBe(1));
  const jobs = async () => (await database.db.execute(sql`select state from pgboss.job where name = 'sweep'`)).rows;
  await eventually(async () => expect(await jobs()).toEqual([{ state: 'completed' }]));
  const later = await open();
  processes.push(later);
  await later.repeat({ ...regular, run });
  expect(await jobs()).toEqual([{ state: 'completed' }]);
  const { rows } = await database.db.execute(sql`select name, cron from pgboss.schedule`);
  expect(rows).toEqual([{ name: regular.name, cron: regular.cron }]);
  expect(runs).toBe(1);
});
