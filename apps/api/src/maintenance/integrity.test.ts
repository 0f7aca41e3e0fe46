import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityReport } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileStore } from '../storage/file-store.ts';
import { blankPicture } from '../testing/sample-poster.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkIntegrity, lastReport } from './integrity.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const check = () =>
  checkIntegrity({ db: server.application.database.db, files: openFileStore(join(server.dataDir, 'files')) });

test('missing, changed and orphaned files are told, whole ones are not; the last report is kept', async () => {
  const user = await server.signUp();
  const upload = async () => `images/${await server.upload(user.token, await blankPicture())}/original.png`;
  const [whole, lost, changed] = [await upload(), await upload(), await upload()];
  const at = (key: string) => join(server.dataDir, 'files', key);
  // Three files an image: the picture and two small ones.
  expect(await check()).toMatchObject({ files: 9, missing: [], mismatched: [], orphans: [] });
  await rm(at(lost));
  await writeFile(at(changed), 'something else');
  const [orphan, young] = ['images/orphan.png', 'images/young.png'];
  await writeFile(at(orphan), 'left behind');
  await writeFile(at(young), 'on its way');
  const before = new Date(Date.now() - 25 * 60 * 60 * 1_000);
  await utimes(at(orphan), before, before);
  const report = await check();
  expect(report).toMatchObject({ files: 9, missing: [lost], mismatched: [changed], orphans: [orphan] });
  expect(JSON.stringify(report)).not.toContain(whole);
  expect(await lastReport(server.application.database.db)).toEqual(integrityReport.parse(report));
});

test('a hash that was never taken is taken', async () => {
  const { db } = server.application.database;
  const user = await server.signUp();
  const image = await server.upload(user.token, await blankPicture());
  const key = `images/${image}/original.png`;
  const hashOf = async () => (await db.execute(sql`select sha256 from stored_files where key = ${key}`)).rows[0];
  const before = await hashOf();
  await db.execute(sql`update stored_files set sha256 = null where key = ${key}`);
  await check();
  expect(await hashOf()).toEqual(before);
});
