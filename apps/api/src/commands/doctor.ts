import { statfs } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isReadable } from '@palimpsest/engine/recognition-data';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { createMailer } from '../email/mailer.ts';
import { builtWebApp } from '../http/web-app.ts';
import { createMalwareScanner } from '../images/malware-scanner.ts';
import { createEnginePool } from '../jobs/engine-pool.ts';
import { recognitionDataDir } from '../jobs/recognition-data.ts';
import { readQueueState } from '../jobs/repository.ts';
import { StartError } from '../start-error.ts';
import { openInstallation, type Installation } from './installation.ts';

/** One thing that is looked at; its sentence, or what it throws, is shown. */
type Check = [name: string, look: () => Promise<string>];

/** Below this the disk is as good as full, in bytes. */
const leastFree = 1024 ** 3;
const dayMs = 86_400_000;
/** ClamAV publishes signatures daily, and warns of its own past this age. */
const oldestSignaturesDays = 7;

/**
 * Says what of this installation works, what does not, and what is not configured.
 * @returns lines for whoever called it
 * @throws StartError with the same lines when something that is needed does not work
 */
export async function doctor(config: Config): Promise<string> {
  await using installation = await openInstallation(config);
  const lines: string[] = [];
  let failed = 0;
  for (const [name, look] of checksOf(config, installation)) {
    try {
      lines.push(`ok      ${name}: ${await look()}`);
    } catch (error) {
      failed += 1;
      lines.push(`failed  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const report = lines.join('\n');
  if (failed > 0) throw new StartError(report);
  return report;
}

function checksOf(config: Config, { folder, database, files }: Installation): Check[] {
  return [
    ['Node', async () => process.versions.node],
    [
      'database',
      async () => {
        const { rows } = await database.db.execute<{ server_version: string }>(sql`show server_version`);
        return `${database.engine} ${rows[0]?.server_version ?? ''}`;
      },
    ],
    [
      'storage',
      async () => {
        await files.probe();
        return config.S3_BUCKET ? `bucket ${config.S3_BUCKET}` : folder.files;
      },
    ],
    ['disk', () => readDisk(folder.root)],
    [
      'queue',
      async () => {
        const { waiting, running, oldestSeconds } = await readQueueState(database.db);
        return `${waiting} wait, ${running} in work, the oldest for ${Math.round(oldestSeconds)} s`;
      },
    ],
    ['translation', () => readPairs(config)],
    ['e-mail', () => readEmail(config, folder.outbox)],
    ['malware', () => readScanner(config)],
    ['payments', async () => (config.STRIPE_SECRET_KEY ? 'Stripe' : 'sandbox, takes no money (STRIPE_SECRET_KEY)')],
    ['Google', async () => (config.GOOGLE_CLIENT_ID ? 'configured' : 'not configured (GOOGLE_CLIENT_ID)')],
    [
      'web app',
      async () => (existsSync(join(builtWebApp, 'index.html')) ? builtWebApp : 'not built: only the API answers'),
    ],
  ];
}

async function readDisk(path: string): Promise<string> {
  const { bavail, bsize } = await statfs(path);
  const free = bavail * bsize;
  const text = `${(free / 1024 ** 3).toFixed(1)} GB free`;
  if (free < leastFree) throw new Error(`only ${text}`);
  return text;
}

async function readPairs(config: Config): Promise<string> {
  const engines = createEnginePool({
    slots: 1,
    memoryMb: config.ENGINE_MEMORY_MB,
    dataDir: config.DATA_DIR,
    recycleMb: config.ENGINE_RECYCLE_MB,
    onOutput: () => undefined,
  });
  try {
    const { offers } = await engines.languages();
    const pairs = offers.filter(({ from }) => isReadable(from, recognitionDataDir));
    if (pairs.length === 0) throw new Error('no pair of languages can be translated here');
    return `${pairs.length} pairs of languages`;
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
