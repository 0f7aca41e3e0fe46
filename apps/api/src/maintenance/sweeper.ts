import { plans, type PlanName } from '@palimpsest/contract';
import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { pruneFormerAccounts } from '../accounts/former-accounts.ts';
import { pruneSessions } from '../accounts/repository.ts';
import { isActive } from '../billing/plan.ts';
import { sweepTemporary } from '../data-folder.ts';
import type { Database } from '../db/open.ts';
import { emailTokens, googleNonces, images, processes, subscriptions } from '../db/schema.ts';
import { ownsFile } from '../images/stored-files.ts';
import { removeImages } from '../images/removal.ts';
import type { FileStore } from '../storage/file-store.ts';

export interface SweeperOptions {
  db: Database;
  files: FileStore;
  temporary: string;
}

/** What one sweep removed. */
export interface SweepReport {
  expiredImages: number;
  orphanFiles: number;
}

/** Leftovers of other processes may still be in use; those of yesterday are not, in ms. */
const dayMs = 24 * 60 * 60 * 1_000;
/** Images removed at a time. */
const batch = 100;

/** Removes what nobody needs any longer: ended sessions, leftovers of crashes, images that are older than their owner's plan keeps them. */
export async function sweep({ db, files, temporary }: SweeperOptions): Promise<SweepReport> {
  await pruneSessions(db);
  await pruneFormerAccounts(db);
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, sql`now()`));
  await db.delete(googleNonces).where(lt(googleNonces.expiresAt, sql`now()`));
  await sweepTemporary(temporary, dayMs);
  return { expiredImages: await removeExpired(db, files), orphanFiles: await removeOrphans(db, files) };
}

async function removeExpired(db: Database, files: FileStore): Promise<number> {
  let removed = 0;
  for (const [plan, { retentionDays }] of Object.entries(plans)) {
    for (;;) {
      const expired = await findExpired(db, plan as PlanName, retentionDays);
      await removeImages(db, files, expired);
      removed += expired.length;
      if (expired.length < batch) break;
    }
  }
  return removed;
}

/** Images of users on that plan that are too old, and that no process works on. */
async function findExpired(db: Database, plan: PlanName, days: number): Promise<string[]> {
  const payers = db
    .select({ id: subscriptions.userId })
    .from(subscriptions)
    .where(and(isActive, plan === 'trial' ? undefined : eq(subscriptions.plan, plan)));
  const busy = db
    .select({ id: processes.imageId })
    .from(processes)
    .where(notInArray(processes.status, ['processed', 'failed']));
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(
      and(
        lt(images.createdAt, sql`now() - make_interval(days => ${days})`),
        plan === 'trial' ? notInArray(images.userId, payers) : inArray(images.userId, payers),
        notInArray(images.id, busy),
      ),
    )
    .limit(batch);
  return rows.map(({ id }) => id);
}

/** Files that a crash left between the disk and the database. */
async function removeOrphans(db: Database, files: FileStore): Promise<number> {
  let removed = 0;
  for await (const key of files.keys()) {
    const file = await files.find(key);
    if (!file || Date.now() - file.modifiedAt.getTime() < dayMs) continue;
    if (await ownsFile(db, undefined, key)) continue;
    await files.delete(key);
    removed += 1;
  }
  return removed;
}
