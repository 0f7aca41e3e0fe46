import type { Database } from '../db/open.ts';
import { googleNonces } from '../db/schema.ts';

/**
 * Spends the nonce of a sign-in; of several at the same time one succeeds.
 * @param expiresAt until when the token with it could be sent again
 * @returns false for one that was spent before
 */
export async function spendNonce(db: Database, nonce: string, expiresAt: Date): Promise<boolean> {
  const spent = await db
    .insert(googleNonces)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: googleNonces.nonce });
  return spent.length > 0;
}
