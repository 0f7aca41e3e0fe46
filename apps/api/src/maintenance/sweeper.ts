import { plans, type PlanName } from '@palimpsest/contract';
import { and, eq, gt, inArray, isNotNull, isNull, lt, not, notInArray, or, sql } from 'drizzle-orm';
import { pruneFormerAccounts } from '../accounts/former-accounts.ts';
import { pruneSessions } from '../accounts/repository.ts';
import { isActive } from '../billing/subscriptions.ts';
import type { Database } from '../db/open.ts';
import { emailTokens, googleNonces, images, processes, subscriptions } from '../db/schema.ts';
import { removeImages } from '../images/repository.ts';
import { sweepLoose } from '../images/stored-files.ts';
import type { FileStore } from '../storage/file-store.ts';

/** Time between finding that an image is too old and removing it. */
const grace = sql`interval '1 day'`;
/** Number of images that are removed at a time. */
const batch = 100;

/** Removes data that nobody needs: ended sessions, expired links, images older than their owner's plan keeps them, files that a crash left behind. */
export async function sweep(
  db: Database,
  files: FileStore,
  signal: AbortSignal,
): Promise<{ expiredImages: number; looseFiles: number }> {
  await pruneSessions(db);
  await pruneFormerAccounts(db);
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, sql`now()`));
  await db.delete(googleNonces).where(lt(googleNonces.expiresAt, sql`now()`));
  const expiredImages = await removeExpired(db, files, signal);
  return { expiredImages, looseFiles: await sweepLoose({ db, files }, signal) };
}

/**
 * Images are removed a day after a sweep first found them too old, by the clock of the database. A clock that runs ahead is set right
 * within that day, or somebody notices: one wrong reading must not take everybody's pictures.
 */
async function removeExpired(db: Database, files: FileStore, signal: AbortSignal): Promise<number> {
  await markExpired(db);
  let removed = 0;
  for (;;) {
    signal.throwIfAborted();
    const rows = await db
      .select({ id: images.id })
      .from(images)
      .where(and(lt(images.expiredAt, sql`now() - ${grace}`), notInArray(images.id, busyImages(db))))
      .limit(batch);
    const ids = rows.map(({ id }) => id);
    await removeImages({ db, files }, ids);
    removed += ids.length;
    if (ids.length < batch) return removed;
  }
}

/** Marks the images that are too old now, and unmarks those that no longer are: their owner pays, or the clock was wrong. */
async function markExpired(db: Database): Promise<void> {
  for (const [plan, { retentionDays }] of Object.entries(plans)) {
    const payers = db
      .select({ id: subscriptions.userId })
      .from(subscriptions)
      .where(and(isActive, plan === 'trial' ? undefined : eq(subscriptions.plan, plan as PlanName)));
    const isOfPlan = plan === 'trial' ? notInArray(images.userId, payers) : inArray(images.userId, payers);
    const isTooOld = lt(images.createdAt, sql`now() - make_interval(days => ${retentionDays})`);
    await db
      .update(images)
      .set({ expiredAt: null })
      .where(and(isNotNull(images.expiredAt), isOfPlan, or(not(isTooOld), gt(images.expiredAt, sql`now()`))));
    await db
      .update(images)
      .set({ expiredAt: sql`now()` })
      .where(and(isNull(images.expiredAt), isOfPlan, isTooOld));
  }
}

const busyImages = (db: Database) =>
  db
    .select({ id: processes.imageId })
    .from(processes)
    .where(notInArray(processes.status, ['processed', 'failed']));
