import { processStatuses, type ExclusionRegion, type LanguageName, type LocalizedText } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const createdAt = () => moment('created_at').notNull().defaultNow();

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    passwordHash: text('password_hash').notNull(),
    companyName: text('company_name'),
    companySector: text('company_sector'),
    employeeCount: text('employee_count'),
    role: text('role'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_email_key').on(sql`lower(${table.email})`)],
);

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One log-in and all that was refreshed from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    createdAt: createdAt(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

/** Only hashes are kept: whoever reads this table cannot refresh. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** When it was exchanged for its successor. */
    rotatedAt: moment('rotated_at'),
  },
  (table) => [index('refresh_tokens_session_id').on(table.sessionId)],
);

export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: userId().primaryKey(),
    balance: integer('balance').notNull(),
  },
  (table) => [check('credit_accounts_balance_not_negative', sql`${table.balance} >= 0`)],
);

export const creditReason = pgEnum('credit_reason', ['trial', 'process', 'refund']);

/** Every change of a balance; the key makes each happen once at most. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    userId: userId(),
    reason: creditReason('reason').notNull(),
    /** What the change was for: a process, or the account itself. */
    subject: uuid('subject').notNull(),
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.reason, table.subject] }), index('credit_entries_user_id').on(table.userId)],
);

export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    fileKey: text('file_key').notNull().unique(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('images_user_id').on(table.userId)],
);

/** In the order of `processStatuses`, so that PostgreSQL itself compares how far a process is. */
export const processStatus = pgEnum('process_status', processStatuses);

export const processes = pgTable(
  'processes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The queue's name for the job. */
    messageId: uuid('message_id').notNull().unique(),
    userId: userId(),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    status: processStatus('status').notNull().default('idle'),
    sourceLanguage: text('source_language').$type<LanguageName>().notNull(),
    targetLanguage: text('target_language').$type<LanguageName>().notNull(),
    blacklist: jsonb('blacklist').$type<string[]>().notNull(),
    exclusionRegions: jsonb('exclusion_regions').$type<ExclusionRegion[]>().notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Counts the workers that took it up; only the latest may write. */
    attempt: integer('attempt').notNull().default(0),
    inpaintedFileKey: text('inpainted_file_key'),
    localizedTexts: jsonb('localized_texts').$type<LocalizedText[]>().notNull().default([]),
    errorMessage: text('error_message'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    startedAt: moment('processing_started_at'),
    completedAt: moment('processing_completed_at'),
  },
  (table) => [
    index('processes_user_id_created_at').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('processes_image_id').on(table.imageId),
    index('processes_inpainted_file_key').on(table.inpaintedFileKey),
    uniqueIndex('processes_idempotency_key').on(table.userId, table.idempotencyKey),
  ],
);
