import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isReadable } from '@palimpsest/engine/recognition-data';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { createMailer } from '../email/mailer.ts';
import { builtWebApp } from '../http/web-app.ts';
import { createMalwareScanner } from '../images/malware-scanner.ts';
import { createEnginePool } from '../jobs/engine-pool.ts';
import { recognitionDataDir } from '../jobs/recognition-data.ts';
import { readQueueState } from '../jobs/repository.ts';
import { StartError } from '../start-error.ts';
import { createTranslationUsage } from '../texts/translation-usage.ts';
import type { Installation } from './installation.ts';

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
  if (free < leastFree) throw new Error(`only ${text}`);
  return text;
}

async function readPairs(config: Config, db: Database): Promise<string> {
  const usage = createTranslationUsage(db, undefined);
  const engines = createEnginePool(config, { slots: 1, usage, onOutput: () => undefined });
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
