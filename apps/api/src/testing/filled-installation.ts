import { join } from 'node:path';
import { creditsResponse, glossaryPage, imageProcess, processResponse } from '@palimpsest/contract';
import { startApplication } from '../application.ts';
import { readConfig } from '../config.ts';
import { openFileStore } from '../storage/file-store.ts';
import { until } from './eventually.ts';
import { blankPicture } from './sample-poster.ts';
import { createTestClient, type TestClient, type TestUser } from './test-client.ts';

/** Variables of an installation whose server works on no images. */
export function installationVariables(dataDir: string, databaseUrl?: string): NodeJS.ProcessEnv {
  return {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    WORKER_SLOTS: '0',
    DATA_DIR: dataDir,
    AUTH_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
}

/** Everything that a user leaves in an installation, and finds again in each one made from it. */
export interface Belongings {
  user: TestUser;
  picture: Buffer;
  imageId: string;
  /** Message id of a process that waits in the queue. */
  messageId: string;
}

/** Starts the server for as long as `work` takes. */
async function whileServing<T>(variables: NodeJS.ProcessEnv, work: (client: TestClient) => Promise<T>): Promise<T> {
  const application = await startApplication(readConfig(variables));
  try {
    return await work(createTestClient(application.url ?? ''));
  } finally {
    await application.close();
  }
}

/** Signs a user up, with a picture, a term and a process that waits; the server is stopped afterwards. */
export async function fillInstallation(variables: NodeJS.ProcessEnv): Promise<Belongings> {
  return await whileServing(variables, async (client) => {
    const user = await client.signUp();
    const picture = await blankPicture();
    const imageId = await client.upload(user.token, picture);
    const term = { source_lang: 'English', target_lang: 'Spanish', term: '“Café”\\n', translation: null };
    await client.send('POST', '/v1/glossary', { token: user.token, json: term });
    const json = { target_lang: 'Spanish' };
    const { body } = await client.send('POST', `/v1/images/process/${imageId}`, { token: user.token, json });
    return { user, picture, imageId, messageId: processResponse.parse(body).message_id };
  });
}

/** Reads everything that a user finds after logging in: if nothing is lost, it equals `foundBy(belongings)`. */
export async function findBelongings(
  variables: NodeJS.ProcessEnv,
  { user, imageId, messageId }: Belongings,
): Promise<{ terms: string[]; credits: number; picture: Buffer }> {
  const found = await whileServing({ ...variables, WORKER_SLOTS: '1' }, async (client) => {
    const json = { email: user.email, password: user.password };
    const login = await client.send('POST', '/v1/auth/login', { json });
    const { access_token: token } = login.body as { access_token: string };
    const terms = glossaryPage.parse((await client.send('GET', '/v1/glossary', { token })).body);
    // The picture is blank, so that its process fails and gives the credit back.
    await until(async () => {
      const { body } = await client.send('GET', `/v1/images/process/${messageId}/status`, { token });
      return imageProcess.parse(body).status === 'failed';
    });
    const { body } = await client.send('GET', '/v1/subscriptions/credits', { token });
    return {
      terms: terms.entries.map((entry) => entry.term),
      credits: creditsResponse.parse(body).remaining_credits,
    };
  });
  const stored = await openFileStore(join(variables.DATA_DIR ?? '', 'files')).read(`images/${imageId}/original.png`);
  return { ...found, picture: Buffer.concat(await stored.toArray()) };
}

export const foundBy = ({ picture }: Belongings) => ({ terms: ['“Café”\\n'], credits: 5, picture });
