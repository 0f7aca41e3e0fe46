import { writeFile, statfs } from 'node:fs/promises';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { users } from '../db/schema.ts';
import { StartError } from '../start-error.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Database } from '../db/open.ts';
import { createMailer } from '../email/mailer.ts';
import { builtWebApp } from '../http/web-app.ts';
import { createMalwareScanner } from '../images/malware-scanner.ts';
import { createEnginePool } from '../jobs/engine-pool.ts';
import { readQueueState } from '../jobs/repository.ts';
import { createTranslationUsage } from '../texts/translation-usage.ts';
import { openDataFolder, lockDataFolder } from '../data-folder.ts';
import { openStore } from '../storage/open-store.ts';

/** The database, the storage and the settings that a command works on. */
type Installation = Awaited<ReturnType<typeof openInstallation>>;

const onError = (error: Error) => void process.stderr.write(`${error.message}\n`);

/** Opens database and storage. With the embedded database, the server must be stopped. @throws StartError */
async function openInstallation(config: Config, opening: AsyncDisposableStack) {
  const folder = await openDataFolder(config.DATA_DIR);
  if (!config.DATABASE_URL) {
    const lock = await lockDataFolder(folder.root);
    opening.defer(() => lock.release());
  }
  const database = await openDatabase({ folder: folder.database, url: config.DATABASE_URL, onError });
  opening.defer(() => database.close());
  const files = await openStore(config, folder);
  opening.defer(() => files.close());
  return { config, folder, database, files };
}

/** Below this the disk is as good as full, in bytes. */
const minFreeBytes = 1024 ** 3;
const dayMs = 86_400_000;
/** ClamAV publishes signatures daily, and warns of its own past this age. */
const oldestSignaturesDays = 7;

/**
 * Says what of this installation works, what does not, and what is not configured.
 * @returns lines for whoever called it
 * @throws StartError with the same lines when something that is needed does not work
 */
export async function doctor({ config, folder, database, files }: Installation): Promise<string> {
  /** Each gives its sentence; what it throws is shown, too. */
  const checks: Record<string, () => Promise<string> | string> = {
    Node: () => process.versions.node,
    async database() {
      const { rows } = await database.db.execute<{ server_version: string }>(sql`show server_version`);
      return `${database.engine} ${rows[0]?.server_version ?? ''}`;
    },
    async storage() {
      await files.probe();
      return config.S3_BUCKET ? `bucket ${config.S3_BUCKET}` : folder.files;
    },
    disk: () => readDisk(folder.root),
    async queue() {
      const { waiting, running, oldestSeconds } = await readQueueState(database.db);
      return `${waiting} wait, ${running} in work, the oldest for ${Math.round(oldestSeconds)} s`;
    },
    translation: () => readPairs(config, database.db),
    'e-mail': () => readEmail(config, folder.outbox),
    malware: () => readScanner(config),
    payments: () => (config.STRIPE_SECRET_KEY ? 'Stripe' : 'sandbox, takes no money (STRIPE_SECRET_KEY)'),
    Google: () => (config.GOOGLE_CLIENT_ID ? 'configured' : 'not configured (GOOGLE_CLIENT_ID)'),
    'web app': () => (existsSync(join(builtWebApp, 'index.html')) ? builtWebApp : 'not built: only the API answers'),
  };
  const lines: string[] = [];
  for (const [name, look] of Object.entries(checks)) {
    try {
      lines.push(`ok      ${name}: ${await look()}`);
    } catch (error) {
      lines.push(`failed  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const report = lines.join('\n');
  if (lines.some((line) => line.startsWith('failed'))) throw new StartError(report);
  return report;
}

async function readDisk(path: string): Promise<string> {
  const { bavail, bsize } = await statfs(path);
  const free = bavail * bsize;
  const text = `${(free / 1024 ** 3).toFixed(1)} GB free`;
  if (free < minFreeBytes) throw new Error(`only ${text}`);
  return text;
}

async function readPairs(config: Config, db: Database): Promise<string> {
  const usage = createTranslationUsage(db, undefined);
  const engines = createEnginePool(config, { slots: 1, usage, onOutput: () => undefined });
  try {
    const { offers } = await engines.languages();
    if (offers.length === 0) throw new Error('no pair of languages can be translated here');
    return `${offers.length} pairs of languages`;
  } finally {
    engines.close();
  }
}

async function readScanner({ CLAMD_ADDRESS: address }: Config): Promise<string> {
  if (address === undefined) return 'uploads are not scanned (CLAMD_ADDRESS)';
  const { program, signatures } = await createMalwareScanner(address, () => undefined).readVersion();
  if (!signatures) throw new Error(`${program} has no signatures; run freshclam`);
  const days = Math.max(0, (Date.now() - signatures.getTime()) / dayMs);
  const text = `${program}, signatures of ${signatures.toISOString().slice(0, 10)}, ${days.toFixed(0)} days old`;
  if (days > oldestSignaturesDays) throw new Error(`${text}; run freshclam`);
  return text;
}

async function readEmail(config: Config, outbox: string): Promise<string> {
  const mailer = createMailer({ smtpUrl: config.SMTP_URL, from: config.EMAIL_FROM, outbox });
  try {
    await mailer.probe();
    return mailer.kind === 'smtp' ? 'the SMTP server answers' : `kept in ${outbox}, nothing is sent (SMTP_URL)`;
  } finally {
    mailer.close();
  }
}

/** Makes the account of that address one of the staff. @throws StartError when there is no such account */
async function grantAdmin({ database }: Installation, email: string): Promise<string> {
  const isOfAddress = eq(sql`lower(${users.email})`, sql`lower(${email})`);
  const granted = await database.db.update(users).set({ isAdmin: true }).where(isOfAddress).returning({ id: users.id });
  if (granted.length > 0) return `${email} is one of the staff now.`;
  throw new StartError(`There is no account of ${email}. Sign up first, then call this again.`);
}

/**
 * Writes the embedded database as SQL, which `psql` loads into an empty database of PostgreSQL.
 * @throws StartError when the database is PostgreSQL's
 */
async function dump({ database }: Installation, path: string): Promise<string> {
  if (database.engine !== 'pglite') {
    throw new StartError(
      'DATABASE_URL names a PostgreSQL server. Back it up with its own pg_dump: see deploy/README.md.',
    );
  }
  const file = await pgDump({ pg: database.client, args: ['--no-owner', '--no-privileges'] });
  // Password hashes are in it: nobody else may read it, and no file is overwritten.
  await writeFile(path, file.stream(), { mode: 0o600, flag: 'wx' });
  return `Wrote the embedded database to ${path}. Load it: psql --file ${path} postgres://…`;
}

/** By their names on the command line; each gives what is printed. */
const commands: Readonly<
  Record<string, { needs?: string; run: (installation: Installation, argument: string) => Promise<string> }>
> = {
  'grant-admin': { needs: '<e-mail>', run: grantAdmin },
  dump: { needs: '<new file>', run: dump },
  doctor: { run: doctor },
};

/** Runs a command. @returns what is printed. @throws StartError for one that is not known, that lacks its argument, or that fails */
export async function runCommand(name: string, config: Config, argument?: string): Promise<string> {
  const command = commands[name];
  if (!command) {
    const usages = Object.entries(commands).map(([known, { needs = '' }]) => `  ${known} ${needs}`.trimEnd());
    throw new StartError(
      [`There is no command ${name}. Without one the server starts; the commands are:`, ...usages].join('\n'),
    );
  }
  if (command.needs && argument === undefined) throw new StartError(`Usage: ${name} ${command.needs}`);
  await using opening = new AsyncDisposableStack();
  return await command.run(await openInstallation(config, opening), argument ?? '');
}
