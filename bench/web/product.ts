import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/api/src/db/open.ts';
import { images, processes, users } from '../../apps/api/src/db/schema.ts';
import { createUser } from '../api/client.ts';
import { start } from '../api/processes.ts';

const api = join(import.meta.dirname, '../../apps/api/src/main.ts');
const poster = join(import.meta.dirname, '../posters/autumn-festival/poster.png');
const email = 'bench@example.com';

/** The product with a signed-in member of the staff who has finished localizations. */
export interface FilledProduct {
  url: string;
  /** The localization that the editor opens. */
  messageId: string;
  /** The entries of `localStorage` for the user. */
  session: Readonly<Record<string, string>>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/** Localises one poster and repeats its rows: a job takes seconds, and the dashboard reads rows and thumbnails only. */
async function repeat(folder: string, times: number): Promise<void> {
  const database = await openDatabase({
    folder: join(folder, 'database'),
    url: undefined,
    onError: (error) => {
      throw error;
    },
  });
  try {
    const { db } = database;
    const [[image], [process]] = [await db.select().from(images), await db.select().from(processes)];
    if (!image || !process) throw new Error('The poster was not localised.');
    // Only who has confirmed an address of the staff is one of them.
    await db.update(users).set({ emailConfirmedAt: new Date() });
    for (let copy = 1; copy < times; copy += 1) {
      const id = randomUUID();
      const createdAt = new Date(process.createdAt.getTime() - copy * 60_000);
      const own = { createdAt, fileName: `poster ${copy}.png` };
      await db.insert(images).values({ ...image, ...own, id, fileKey: `${image.fileKey}-${copy}` });
      await db.insert(processes).values({
        ...process,
        ...own,
        id: randomUUID(),
        messageId: randomUUID(),
        imageId: id,
        idempotencyKey: null,
      });
    }
  } finally {
    await database.close();
  }
}

/**
 * Starts the server with the web app as it was built last.
 * @param localizations how many the dashboard lists
 */
export async function startFilled(localizations: number): Promise<FilledProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'palimpsest-bench-web-'));
  const variables = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ADMIN_EMAILS: email,
    TRANSLATORS: 'apertium',
  };
  try {
    const first = await start(api, [], variables);
    const user = await createUser(first.url, email);
    await user.fillProfile();
    const messageId = await user.start(await user.upload(await readFile(poster)));
    await user.untilProcessed(messageId);
    await first.stop();
    await repeat(folder, localizations);
    const server = await start(api, [], { ...variables, WORKER_SLOTS: '0' });
    const { token, refreshToken } = user;
    // A server that works on images has loaded an engine by now: that of this one would take the processor while the first page is measured.
    await fetch(`${server.url}/v1/languages`, { headers: { authorization: `Bearer ${token}` } });
    return {
      url: server.url,
      messageId,
      session: { accessToken: token, authToken: token, refreshToken, isAuthenticated: 'true' },
      async stop() {
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
