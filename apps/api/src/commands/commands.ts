import { writeFile } from 'node:fs/promises';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { users } from '../db/schema.ts';
import { StartError } from '../start-error.ts';
import { openDatabase, type OpenDatabase } from '../db/open.ts';
import { openDataFolder, lockDataFolder } from '../data-folder.ts';

const onError = (error: Error) => void process.stderr.write(`${error.message}\n`);

/** Opens the database. With the embedded one, the server must be stopped. @throws StartError */
async function open(config: Config, opening: AsyncDisposableStack): Promise<OpenDatabase> {
  const folder = await openDataFolder(config.DATA_DIR);
  if (!config.DATABASE_URL) {
    const lock = await lockDataFolder(folder.root);
    opening.defer(() => lock.release());
  }
  const database = await openDatabase({ folder: folder.database, url: config.DATABASE_URL, onError });
  opening.defer(() => database.close());
  return database;
}

/** Makes the account of that address one of the staff. @throws StartError when there is no such account */
async function grantAdmin({ db }: OpenDatabase, email: string): Promise<string> {
  const isOfAddress = eq(sql`lower(${users.email})`, sql`lower(${email})`);
  const granted = await db.update(users).set({ isAdmin: true }).where(isOfAddress).returning({ id: users.id });
  if (granted.length > 0) return `${email} is one of the staff now.`;
  throw new StartError(`There is no account of ${email}. Sign up first, then call this again.`);
}

/**
 * Writes the embedded database as SQL, which `psql` loads into an empty database of PostgreSQL.
 * @throws StartError when the database is PostgreSQL's
 */
async function dump(database: OpenDatabase, path: string): Promise<string> {
  if (database.engine !== 'pglite') {
    throw new StartError(
      'DATABASE_URL names a PostgreSQL server. Back it up with its own pg_dump: see deploy/README.md.',
    );
  }
  const file = await pgDump({ pg: database.client, args: ['--no-owner', '--no-privileges'] });
  // The dump holds password hashes: no other user may read it, and no file is overwritten.
  await writeFile(path, file.stream(), { mode: 0o600, flag: 'wx' });
  return `Wrote the embedded database to ${path}. Load it: psql --file ${path} postgres://…`;
}

/** The commands by their names on the command line; each returns the text to print. */
const commands: Readonly<
  Record<string, { needs: string; run: (database: OpenDatabase, argument: string) => Promise<string> }>
> = {
  'grant-admin': { needs: '<e-mail>', run: grantAdmin },
  dump: { needs: '<new file>', run: dump },
};

/** Runs a command. @returns the text to print. @throws StartError if the command is unknown, lacks its argument, or fails */
export async function runCommand(name: string, config: Config, argument?: string): Promise<string> {
  const command = commands[name];
  if (!command) {
    const usages = Object.entries(commands).map(([known, { needs }]) => `  ${known} ${needs}`);
    throw new StartError(
      [`There is no command ${name}. Without one the server starts; the commands are:`, ...usages].join('\n'),
    );
  }
  if (argument === undefined) throw new StartError(`Usage: ${name} ${command.needs}`);
  await using opening = new AsyncDisposableStack();
  return await command.run(await open(config, opening), argument);
}
