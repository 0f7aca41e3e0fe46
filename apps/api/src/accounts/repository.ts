import { and, desc, eq, exists, gt, inArray, isNull, lt, ne, notExists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { googleNonces, refreshTokens, sessions, users } from '../db/schema.ts';
import type { Session } from './tokens.ts';

export type User = typeof users.$inferSelect;

/** Time for which a refresh token that was exchanged still gives the same successor. */
const reuseWindow = sql`interval '10 seconds'`;
const refreshLifetime = sql`interval '30 days'`;
/** A log-in ends after this long, however often it is refreshed. */
const sessionLifetime = sql`interval '90 days'`;

/** Holds for sessions that are neither ended nor too old. */
const isLive = and(isNull(sessions.revokedAt), gt(sessions.createdAt, sql`now() - ${sessionLifetime}`));

/** Inserts an account; undefined if another one has the e-mail address, in any case of its letters. */
export async function insertUser(
  db: Database,
  account: Pick<
    typeof users.$inferInsert,
    'name' | 'surname' | 'email' | 'passwordHash' | 'googleSubject' | 'emailConfirmedAt'
  >,
): Promise<User | undefined> {
  const [user] = await db.insert(users).values(account).onConflictDoNothing().returning();
  return user;
}

async function findWhere(db: Database, condition: SQL): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(condition);
  return user;
}

export const findUser = (db: Database, id: string) => findWhere(db, eq(users.id, id));
export const findUserOfGoogle = (db: Database, subject: string) => findWhere(db, eq(users.googleSubject, subject));
export const findUserByEmail = (db: Database, email: string) =>
  findWhere(db, eq(sql`lower(${users.email})`, sql`lower(${email})`));

/** The user of a session; undefined for a session that is over. */
export async function findLiveUser(
  db: Database,
  { sessionId, userId }: Session,
): Promise<Pick<User, 'email' | 'isAdmin' | 'emailConfirmedAt'> | undefined> {
  const [user] = await db
    .select({ email: users.email, isAdmin: users.isAdmin, emailConfirmedAt: users.emailConfirmedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isLive));
  return user;
}

/**
 * Begins a session, unless the password was changed since `passwordHash` was verified: the check takes long enough for that.
 * @returns undefined where another hash is stored by now
 */
export async function insertSession(
  db: Database,
  { userId, passwordHash }: { userId: string; passwordHash?: string | undefined },
  tokenHash: string,
  userAgent: string | undefined,
): Promise<Session | undefined> {
  return await db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const user = await findUser(transaction, userId);
    if (!user || (passwordHash !== undefined && user.passwordHash !== passwordHash)) return undefined;
    const sessionId = crypto.randomUUID();
    await transaction.insert(sessions).values({ id: sessionId, userId, userAgent: userAgent?.slice(0, 300) ?? null });
    await insertRefreshToken(transaction, sessionId, tokenHash);
    return { userId, sessionId };
  });
}

async function insertRefreshToken(db: Database, sessionId: string, tokenHash: string): Promise<void> {
  await db.insert(refreshTokens).values({ tokenHash, sessionId, expiresAt: sql`now() + ${refreshLifetime}` });
}

/**
 * Marks the token as exchanged and stores its successor. One conditional UPDATE decides: of any number of parallel
 * calls one gets true. False also for a token that is unknown, expired, exchanged before, or of a session that is over.
 */
export async function rotateRefreshToken(db: Database, tokenHash: string, successorHash: string): Promise<boolean> {
  return await db.transaction(async (transaction) => {
    const live = transaction
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, refreshTokens.sessionId), isLive));
    const [rotated] = await transaction
      .update(refreshTokens)
      .set({ rotatedAt: sql`now()` })
      .where(
        and(
          eq(refreshTokens.tokenHash, tokenHash),
          isNull(refreshTokens.rotatedAt),
          gt(refreshTokens.expiresAt, sql`now()`),
          exists(live),
        ),
      )
      .returning({ sessionId: refreshTokens.sessionId });
    if (rotated) {
      await insertRefreshToken(transaction, rotated.sessionId, successorHash);
      await transaction
        .update(sessions)
        .set({ lastUsedAt: sql`now()` })
        .where(eq(sessions.id, rotated.sessionId));
    }
    return rotated !== undefined;
  });
}

export interface RefreshTokenState extends Session {
  isOver: boolean;
  /** `recently`: within the reuse window. */
  exchanged: 'never' | 'recently' | 'before';
}

export async function findRefreshToken(db: Database, tokenHash: string): Promise<RefreshTokenState | undefined> {
  const [token] = await db
    .select({
      userId: sessions.userId,
      sessionId: sessions.id,
      isOver: sql<boolean>`not (${isLive})`,
      exchanged: sql<RefreshTokenState['exchanged']>`case
        when ${refreshTokens.rotatedAt} is null then 'never'
        when ${refreshTokens.rotatedAt} > now() - ${reuseWindow} then 'recently'
        else 'before' end`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return token;
}

/** Ends a session; false if it does not exist or is over. @param userId the session must be this user's; undefined for any user's */
export async function revokeSession(db: Database, sessionId: string, userId?: string): Promise<boolean> {
  const isOfUser = userId === undefined ? undefined : eq(sessions.userId, userId);
  const ended = await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), isOfUser, isLive))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Deletes refresh tokens that have expired, sessions without another token, and sessions that are too old. */
export async function pruneSessions(db: Database): Promise<void> {
  while ((await pruneRefreshTokens(db)) === pruneBatch);
  while ((await pruneOldSessions(db)) === pruneBatch);
}

/** Rows that one statement deletes: a large backlog locks nobody out. */
const pruneBatch = 1_000;

/** Deletes expired refresh tokens, and the sessions that have no other; returns the number of tokens. */
async function pruneRefreshTokens(db: Database): Promise<number> {
  return await db.transaction(async (transaction) => {
    const over = transaction
      .select({ tokenHash: refreshTokens.tokenHash })
      .from(refreshTokens)
      .where(lt(refreshTokens.expiresAt, sql`now()`))
      .limit(pruneBatch);
    const gone = await transaction
      .delete(refreshTokens)
      .where(inArray(refreshTokens.tokenHash, over))
      .returning({ sessionId: refreshTokens.sessionId });
    const ids = [...new Set(gone.map(({ sessionId }) => sessionId))];
    const tokens = transaction.select().from(refreshTokens).where(eq(refreshTokens.sessionId, sessions.id));
    await transaction.delete(sessions).where(and(inArray(sessions.id, ids), notExists(tokens)));
    return gone.length;
  });
}

/** Deletes sessions that began too long ago; returns their number. */
async function pruneOldSessions(db: Database): Promise<number> {
  const old = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.createdAt, sql`now() - ${sessionLifetime}`))
    .limit(pruneBatch);
  return (await db.delete(sessions).where(inArray(sessions.id, old)).returning({ id: sessions.id })).length;
}

/** Log-ins of a user that are not over, the one used last first. */
export async function listSessions(db: Database, userId: string): Promise<(typeof sessions.$inferSelect)[]> {
  return await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive))
    .orderBy(desc(sessions.lastUsedAt));
}

/** Returns the ids of those sessions that are neither ended nor too old. */
export async function findLiveSessions(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), isLive));
  return new Set(rows.map(({ id }) => id));
}

/** Ends the log-ins of a user. @param kept the session that goes on */
export async function revokeAllSessions(db: Database, userId: string, kept?: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), kept ? ne(sessions.id, kept) : undefined));
}

/** Locks a user until the transaction ends: other calls for the same user wait. Inserts of rows that refer to the user do not wait. */
export async function lockUser(transaction: Database, id: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

export async function updateUser(
  db: Database,
  id: string,
  change: Partial<Omit<typeof users.$inferInsert, 'id'>>,
): Promise<User | undefined> {
  if (Object.keys(change).length === 0) return await findUser(db, id);
  const [user] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return user;
}

/** Replaces the hash of a password. Returns false and changes nothing if another hash was stored meanwhile. */
export async function replacePasswordHash(db: Database, id: string, before: string, after: string): Promise<boolean> {
  const replaced = await db
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return replaced.length > 0;
}

/**
 * Marks the nonce of a sign-in as used; one of several parallel calls succeeds.
 * @param expiresAt time at which the token with the nonce expires
 * @returns false for a nonce that was used before
 */
export async function spendNonce(db: Database, nonce: string, expiresAt: Date): Promise<boolean> {
  const spent = await db
    .insert(googleNonces)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: googleNonces.nonce });
  return spent.length > 0;
}
