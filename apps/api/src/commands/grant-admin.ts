import { eq, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { users } from '../db/schema.ts';
import { StartError } from '../start-error.ts';
import { openInstallation } from './installation.ts';

/**
 * Makes the account of that address one of the staff. With the embedded database, the server must be stopped.
 * @returns a line for whoever called it
 * @throws StartError when there is no such account, or the data folder is in use
 */
export async function grantAdmin(config: Config, email: string): Promise<string> {
  await using installation = await openInstallation(config);
  const granted = await installation.database.db
    .update(users)
    .set({ isAdmin: true })
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
    .returning({ email: users.email });
  if (granted.length === 0)
    throw new StartError(`There is no account of ${email}. Sign up first, then call this again.`);
  return `${email} is one of the staff now. It takes effect at once.`;
}
