import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFreshDatabase } from './fresh-database.ts';
import { images, processes, users } from '../db/schema.ts';
import { openDatabase, type Database, type OpenDatabase } from '../db/open.ts';
import { grantTrial } from '../credits/service.ts';

/** The real tables, on the embedded database unless PostgreSQL is tested. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const root = await mkdtemp(join(tmpdir(), 'palimpsest-database-'));
  const folder = join(root, 'database');
  const fresh = await createFreshDatabase(folder);
  const database = await openDatabase({ folder, url: fresh.variables.DATABASE_URL, onError: raise });
  return {
    ...database,
    async close() {
      await database.close();
      await fresh.drop();
      await rm(root, { recursive: true });
    },
  };
}

function raise(error: Error): never {
  throw error;
}

/** A user with an image and a process on it; gives the ids of user and process. */
export async function insertTestProcess(db: Database): Promise<{ userId: string; processId: string }> {
  const [userId, imageId, processId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await db
    .insert(users)
    .values({ id: userId, email: `${userId}@example.com`, name: '', surname: '', passwordHash: '' });
  await grantTrial(db, userId, 5);
  await db
    .insert(images)
    .values({ id: imageId, userId, fileKey: imageId, mediaType: 'image/png', width: 1, height: 1 });
  await db.insert(processes).values({
    id: processId,
    messageId: processId,
    userId,
    imageId,
    sourceLanguage: 'English',
    targetLanguage: 'Spanish',
    blacklist: [],
    exclusionRegions: [],
  });
  return { userId, processId };
}
