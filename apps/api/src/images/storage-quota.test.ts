import { plans } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blankPicture } from '../testing/sample-poster.ts';
import { fileForm } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const send = async (token: string) =>
  server.send('POST', '/v1/images', { token, form: fileForm(await blankPicture(), 'image/png') });
/** Pretends that the files of an image are so large that `left` bytes of the trial's room are left. */
const fillUp = (image: string, left: number) =>
  server.application.database.db.execute(
    sql`update stored_files set bytes = case when process_id is null and key like '%original%' then ${plans.trial.storageBytes - left} else 0 end where image_id = ${image}`,
  );

test('disk filling: what does not fit the plan is refused, nothing of it stays, and deleting makes room', async () => {
  const user = await server.signUp();
  const image = await server.upload(user.token, await blankPicture());
  await fillUp(image, 0);
  const refused = await send(user.token);
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { code: 'quota_exceeded', detail: expect.stringContaining('256 MB') as string },
  ]);
  const { rows } = await server.application.database.db.execute(sql`select 1 from images where user_id = ${user.id}`);
  expect(rows).toHaveLength(1);
  await server.send('DELETE', `/v1/images/${image}`, { token: user.token });
  expect((await send(user.token)).status).toBe(200);
});

test('racing uploads: of four that fit one by one, only those get in that fit together', async () => {
  const user = await server.signUp();
  const image = await server.upload(user.token, await blankPicture());
  const { rows } = await server.application.database.db.execute<{ bytes: number }>(
    sql`select sum(bytes)::int as bytes from stored_files where image_id = ${image}`,
  );
  await fillUp(image, 2 * (rows[0]?.bytes ?? 0));
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(user.token)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 403, 403]);
});
