import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeImages } from '../images/repository.ts';
import { adoptFiles } from '../images/stored-files.ts';
import { openFileStore } from '../storage/file-store.ts';
import { until } from '../testing/eventually.ts';
import { blankPicture } from '../testing/sample-poster.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { sweep } from './sweeper.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The server's own sweep is over, and no other comes, so that the tests alone sweep.
  await execute(sql`delete from pgboss.schedule`);
  const isOver = sql`select count(*) > 0 and bool_and(state = 'completed') as over from pgboss.job where name like 'sweep%'`;
  await until(async () => (await execute(isOver)).rows[0]?.over === true);
});
afterAll(() => server.stop());

const files = () => openFileStore(join(server.dataDir, 'files'));
const never = new AbortController().signal;
const run = () => sweep(server.application.database.db, files(), never);
const execute = (statement: ReturnType<typeof sql>) => server.application.database.db.execute(statement);

/** Lets a day pass since the last sweep. */
const passDay = () => execute(sql`update images set expired_at = expired_at - interval '25 hours'`);

test('an image goes with its file a day after it was first found older than the plan of its owner keeps it, and not before', async () => {
  const user = await server.signUp();
  const [old, young] = [
    await server.upload(user.token, await blankPicture()),
    await server.upload(user.token, await blankPicture()),
  ];
  await execute(sql`update images set created_at = now() - interval '31 days' where id = ${old}`);
  await execute(sql`update images set created_at = now() - interval '29 days' where id = ${young}`);
  expect(await run()).toMatchObject({ expiredImages: 0 });
  await passDay();
  expect(await run()).toMatchObject({ expiredImages: 1 });
  expect(await readdir(join(server.dataDir, 'files/images'))).toEqual([young]);
});

test('a clock that is 40 days ahead at a start, and is set right, takes no picture', async () => {
  const user = await server.signUp();
  const image = await server.upload(user.token, await blankPicture());
  // The rows are moved instead of the clock: the first sweep has the wrong clock, the second one the right clock.
  await execute(sql`update images set created_at = now() - interval '40 days' where id = ${image}`);
  expect(await run()).toMatchObject({ expiredImages: 0 });
  await execute(
    sql`update images set created_at = now(), expired_at = expired_at + interval '40 days' where id = ${image}`,
  );
  expect(await run()).toMatchObject({ expiredImages: 0 });
  const { rows } = await execute(sql`select expired_at from images where id = ${image}`);
  expect(rows).toEqual([{ expired_at: null }]);
});

test('who pays keeps images longer', async () => {
  const user = await server.signUp();
  const image = await server.upload(user.token, await blankPicture());
  await execute(sql`update images set created_at = now() - interval '100 days' where id = ${image}`);
  await execute(sql`insert into subscriptions (user_id, plan, customer_id, subscription_id, status, period_end, event_created)
    values (${user.id}, 'starter', 'c', 's', 'active', now(), 0)`);
  await run();
  await passDay();
  expect(await run()).toMatchObject({ expiredImages: 0 });
});

/** Lets the time pass after which files that a crash left behind are swept. */
const passLooseDay = () => execute(sql`update loose_files set created_at = created_at - interval '25 hours'`);
const storedImages = () => readdir(join(server.dataDir, 'files/images'));

test('a file that a crash left between the storage and its row goes after a day; one that has a row stays', async () => {
  const user = await server.signUp();
  const image = await server.upload(user.token, await blankPicture());
  const folder = await mkdtemp(join(server.dataDir, 'temporary/upload-'));
  await writeFile(join(folder, 'original.png'), 'left behind');
  const store = { db: server.application.database.db, files: files() };
  await adoptFiles(store, folder, 'images/orphan', ['original.png']);
  expect(await run()).toMatchObject({ looseFiles: 0 });
  expect(await storedImages()).toEqual(expect.arrayContaining([image, 'orphan']));
  await passLooseDay();
  expect(await run()).toMatchObject({ looseFiles: 1 });
  expect(await storedImages()).toContain(image);
  expect(await storedImages()).not.toContain('orphan');
});

test('the files of an image that was deleted while the storage was away are removed by a later sweep', async () => {
  const user = await server.signUp();
  const image = await server.upload(user.token, await blankPicture());
  const away = { ...files(), delete: () => Promise.reject(new Error('The storage is away.')) };
  const { db } = server.application.database;
  await expect(removeImages({ db, files: away }, [image])).rejects.toThrow('away');
  expect(await storedImages()).toContain(image);
  await passLooseDay();
  expect(await run()).toMatchObject({ looseFiles: 3 });
  expect(await storedImages()).not.toContain(image);
});

test('files that found their owner, or were removed, leave no row behind', async () => {
  const user = await server.signUp();
  const image = await server.upload(user.token, await blankPicture());
  await server.send('DELETE', `/v1/images/${image}`, { token: user.token });
  const { rows } = await execute(sql`select key from loose_files`);
  expect(rows).toEqual([]);
});

test.each([
  ['nothing can refresh any longer', sql`update refresh_tokens set expires_at = now() - interval '1 second'`],
  ['began too long ago', sql`update sessions set created_at = now() - interval '91 days'`],
])('sessions that %s are forgotten', async (_, age) => {
  const user = await server.signUp();
  await execute(age);
  await run();
  const { rows } = await execute(sql`select 1 from sessions where user_id = ${user.id}`);
  expect(rows).toEqual([]);
});

test('a backlog of more sessions than one statement deletes goes in one sweep, and who can still refresh stays', async () => {
  const user = await server.signUp();
  await execute(sql`insert into sessions (id, user_id)
    select md5(n::text)::uuid, ${user.id}::uuid from generate_series(1, 2500) as n`);
  await execute(sql`insert into refresh_tokens (token_hash, session_id, expires_at)
    select n::text, md5(n::text)::uuid, now() - interval '1 second' from generate_series(1, 2500) as n`);
  await execute(sql`insert into refresh_tokens (token_hash, session_id, expires_at)
    values ('successor', md5('7')::uuid, now() + interval '1 day')`);
  await run();
  const { rows } = await execute(sql`select count(*)::int as sessions from sessions where user_id = ${user.id}`);
  expect(rows).toEqual([{ sessions: 2 }]);
});

test('nonces of sign-ins go once their tokens are over, and not before', async () => {
  await execute(sql`insert into google_nonces (nonce, expires_at)
    values ('over', now() - interval '1 second'), ('good', now() + interval '1 minute')`);
  await run();
  const { rows } = await execute(sql`select nonce from google_nonces`);
  expect(rows).toEqual([{ nonce: 'good' }]);
});
