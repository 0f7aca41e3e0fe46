import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { creditsResponse, imageProcess, isTerminal, processResponse, trialCredits } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { eventually } from '../testing/eventually.ts';
import { samplePoster, tinyPoster } from '../testing/sample-poster.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import type { TestUser } from '../testing/test-client.ts';
import { useInstallation } from '../testing/use-installation.ts';
import { printCount } from '../testing/counts.ts';

const minutes = 60_000;
const jobs = 3;

/** The statements that take a migration back, by the migration's name; only the newest is needed. */
const undone: Readonly<Record<string, readonly string[]>> = {
  '0025_process_names_written': [
    'create index images_file_name_trigrams on images using gin (file_name gin_trgm_ops)',
    'update processes set file_name = null',
  ],
};

const installation = useInstallation();

const launch = () => startServerProcess({ WORKER_SLOTS: '1', ...installation.variables });

/** Puts the database of the stopped server back to the schema before the newest migration; returns that migration's name. */
async function undoNewestMigration(): Promise<string> {
  const journal = await readFile(join(import.meta.dirname, '../db/migrations/meta/_journal.json'), 'utf8');
  const { tag = '' } = (JSON.parse(journal) as { entries: { tag: string }[] }).entries.at(-1) ?? {};
  const statements = undone[tag];
  if (statements === undefined) throw new Error(`This test must say what takes the migration ${tag} back.`);
  const database = await openDatabase({
    folder: join(installation.dataDir, 'database'),
    url: installation.variables.DATABASE_URL,
    onError: (error) => expect.unreachable(error.message),
  });
  for (const statement of statements) await database.db.execute(sql.raw(statement));
  await database.db.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  await database.close();
  return tag;
}

async function look(server: ServerProcess, user: TestUser, messageId: string) {
  const { body } = await server.send('GET', `/v1/images/process/${messageId}/status`, { token: user.token });
  return imageProcess.parse(body);
}

test(
  'a server that finds the previous schema, with jobs waiting and one in work, migrates and finishes them all',
  { timeout: 10 * minutes },
  async () => {
    const before = await launch();
    const user = await before.signUp();
    // The one in work takes long enough to be seen at it.
    const worked = await before.upload(user.token, await samplePoster());
    const waiting = await before.upload(user.token, await tinyPoster());
    const ids: string[] = [];
    for (const imageId of [worked, ...Array<string>(jobs - 1).fill(waiting)]) {
      const json = { source_lang: 'English', target_lang: 'Spanish' };
      const { body } = await before.send('POST', `/v1/images/process/${imageId}`, { token: user.token, json });
      ids.push(processResponse.parse(body).message_id);
    }
    await eventually(async () =>
      expect((await look(before, user, ids[0] ?? '')).status).toBe('text_extraction_processing'),
    );
    await before.end('SIGKILL');
    const migration = await undoNewestMigration();

    const after = await launch();
    const ended: string[] = [];
    for (const id of ids) {
      const check = async () => {
        const { status } = await look(after, user, id);
        if (!isTerminal(status)) throw new Error(`still ${status}`);
        return status;
      };
      ended.push(await eventually(check));
    }
    const { body } = await after.send('GET', '/v1/subscriptions/credits', { token: user.token });
    const left = creditsResponse.parse(body).remaining_credits;
    const finished = ended.filter((status) => status === 'processed').length;
    printCount(
      `migration ${migration} with ${jobs} jobs in flight: ${finished} finished, ${left} of ${trialCredits} credits left`,
    );
    expect(ended).toEqual(Array<string>(jobs).fill('processed'));
    expect(left).toBe(trialCredits - jobs);
  },
);
