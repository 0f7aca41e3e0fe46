import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { emailTokens } from '../db/schema.ts';

type Purpose = (typeof emailTokens.$inferSelect)['purpose'];

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Links of one purpose that work at the same time: a stranger who asks for one must not spoil the one that its owner asked for. */
const maxLinks = 3;

/** Makes a token for a link; of earlier ones of the same purpose, the newest still work. Only its hash is stored. */
export async function issueEmailToken(
  db: Database,
  userId: string,
  purpose: Purpose,
  minutes: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (transaction) => {
    const isOfUser = and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose));
    const older = transaction
      .select({ tokenHash: emailTokens.tokenHash })
      .from(emailTokens)
      .where(isOfUser)
      .orderBy(desc(emailTokens.expiresAt))
      .offset(maxLinks - 1);
    await transaction.delete(emailTokens).where(inArray(emailTokens.tokenHash, older));
    const expiresAt = sql`now() + make_interval(mins => ${minutes})`;
    await transaction.insert(emailTokens).values({ tokenHash: hashToken(token), userId, purpose, expiresAt });
  });
  return token;
}

/** Makes all links of one purpose useless. */
export async function revokeEmailTokens(db: Database, userId: string, purpose: Purpose): Promise<void> {
  await db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose)));
}

/** Whose token it is; undefined for one that is wrong, used or expired. It works once, however many come at the same time. */
export async function useEmailToken(db: Database, token: string, purpose: Purpose): Promise<string | undefined> {
  const [used] = await db
    .delete(emailTokens)
    .where(
      and(
        eq(emailTokens.tokenHash, hashToken(token)),
        eq(emailTokens.purpose, purpose),
        gt(emailTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: emailTokens.userId });
  return used?.userId;
}
