import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { startApplication, type Application } from '../application.ts';
import { readConfig } from '../config.ts';
import { createFreshDatabase } from './fresh-database.ts';
import { assertNoSecrets } from './seen-secrets.ts';
import { createTestClient, type TestClient } from './test-client.ts';

/** The real server on a free port, with a database and files of its own. */
export interface TestServer extends TestClient {
  application: Application;
  dataDir: string;
  /**
   * Stops it and removes its data; gives its log.
   * @throws Error when its log tells a secret that the tests know
   */
  stop(): Promise<string>;
}

/**
 * It works on no images as long as `WORKER_SLOTS` says nothing else: what is started waits, and no engine is loaded.
 * @param variables environment variables of the server beside port and data folder
 */
export async function startTestServer(variables: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'palimpsest-api-'));
  const database = await createFreshDatabase(join(dataDir, 'database'));
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    WORKER_SLOTS: '0',
  };
  const logTo = new PassThrough();
  const logged = text(logTo);
  const application = await startApplication(readConfig({ ...settings, ...database.variables, ...variables }), logTo);
  if (!application.url) throw new Error('The test server does not listen.');
  return {
    ...createTestClient(application.url),
    application,
    dataDir,
    async stop() {
      await application.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      logTo.end();
      const log = await logged;
      if (!log.includes('"level":')) throw new Error('The server logged nothing.');
      process.stdout.write(`${assertNoSecrets(log)}\n`);
      return log;
    },
  };
}
