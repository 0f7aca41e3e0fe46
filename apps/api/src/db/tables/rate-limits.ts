import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** What the rate limits have counted; rows and columns are those of rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** ms since 1970; null for what is counted without an end. */
  expire: bigint('expire', { mode: 'number' }),
});
