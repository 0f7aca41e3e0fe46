import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  timestamp,
  bigint,
  integer,
  varchar,
} from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    /** Null for an account that signs in with an identity provider only. */
    passwordHash: text('password_hash'),
    /** Google's id of the person. */
    googleSubject: text('google_subject').unique(),
    /** Null until the owner of the address followed the link in an e-mail, where e-mail is configured. */
    emailConfirmedAt: moment('email_confirmed_at'),
    isAdmin: boolean('is_admin').notNull().default(false),
    companyName: text('company_name'),
    companySector: text('company_sector'),
    employeeCount: text('employee_count'),
    role: text('role'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_email_trigrams').using('gin', table.email.op('gin_trgm_ops')),
  ],
);

/** The owner of a row, which is deleted with its owner. */
export const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One log-in and all that was refreshed from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_created_at').on(table.createdAt)],
);

/** Only hashes of refresh tokens are kept: a thief of this table cannot refresh. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** The time at which the token was exchanged for its successor. */
    rotatedAt: moment('rotated_at'),
  },
  (table) => [
    index('refresh_tokens_session_id').on(table.sessionId),
    index('refresh_tokens_expires_at').on(table.expiresAt),
  ],
);

export const emailTokenPurpose = pgEnum('email_token_purpose', ['confirm', 'reset']);

/** Links that were sent by e-mail; only hashes are kept. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    purpose: emailTokenPurpose('purpose').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_tokens_user_id').on(table.userId)],
);

/** The nonces of Google's ID tokens that have signed somebody in, until the tokens expire: no token signs in twice. */
export const googleNonces = pgTable('google_nonces', {
  nonce: text('nonce').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** Accounts that were deleted in the last year, by a keyed hash of their address: a second one of the same address has no trial. */
export const formerAccounts = pgTable(
  'former_accounts',
  {
    emailHash: text('email_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
  },
  (table) => [index('former_accounts_user_id').on(table.userId)],
);

/** The requests by which members of the staff read data of users. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    adminId: uuid('admin_id').notNull(),
    action: text('action').notNull(),
    /** Path and query of the request. */
    subject: text('subject').notNull(),
    requestId: text('request_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('audit_entries_created_at').on(table.createdAt)],
);

/** The counters of the rate limits; rows and columns are those of rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Time at which the counter starts anew, in ms since 1970; null for a counter without an end. */
  expire: bigint('expire', { mode: 'number' }),
});
