import { eq, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import { lockDataFolder } from '../db/instance-lock.ts';
import { openDatabase } from '../db/open.ts';
import { users } from '../db/schema.ts';
import { StartError } from '../start-error.ts';

function report(error: Error): void {
  process.stderr.write(`${error.message}\n`);
}

/**
 * Makes the account of that address one of the staff. With the embedded database, the server must be stopped.
 * @returns a line for whoever called it
 * @throws StartError when there is no such account, or the data folder is in use
 */
export async function grantAdmin(config: Config, email: string): Promise<string> {
  await using closing = new AsyncDisposableStack();
  const folder = await openDataFolder(config.DATA_DIR);
  if (!config.DATABASE_URL) {
    const lock = await lockDataFolder(folder.root);
    closing.defer(() => lock.release());
  }
  const database = await openDatabase({ folder: folder.database, url: config.DATABASE_URL, onError: report });
  closing.defer(() => database.close());
  const granted = await database.db
    .update(users)
    .set({ isAdmin: true })
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
    .returning({ email: users.email });
  if (granted.length === 0)
    throw new StartError(`There is no account of ${email}. Sign up first, then call this again.`);
  return `${email} is one of the staff now. It takes effect within 10 seconds.`;
}
