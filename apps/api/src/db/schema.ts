import {
  processStatuses,
  type ExclusionRegion,
  type LanguageName,
  type LocalizedText,
  type PlanName,
} from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
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

export const creditReason = pgEnum('credit_reason', ['trial', 'process', 'refund', 'grant', 'expiry']);

/** Every change of a balance; the key makes each happen once at most. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    userId: userId(),
    reason: creditReason('reason').notNull(),
    /** What the change was for: a process, a paid period, or the account itself. */
    subject: text('subject').notNull(),
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
    /** SHA-256 of the file, in hex. */
    sha256: text('sha256'),
    createdAt: createdAt(),
  },
  (table) => [index('images_user_id').on(table.userId), index('images_created_at').on(table.createdAt)],
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
    /** SHA-256 of what was asked for, in hex: a repeated key with another request is a mistake. */
    requestHash: text('request_hash'),
    /** Counts the workers that took it up; only the latest may write. */
    attempt: integer('attempt').notNull().default(0),
    inpaintedFileKey: text('inpainted_file_key'),
    inpaintedBytes: integer('inpainted_bytes').notNull().default(0),
    inpaintedSha256: text('inpainted_sha256'),
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

/** What the user made of a process in the editor; the last few versions of it. */
export const documents = pgTable(
  'documents',
  {
    processId: uuid('process_id')
      .notNull()
      .references(() => processes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.processId, table.version] })],
);

/** What a user pays for, as the payment provider last said. */
export const subscriptions = pgTable('subscriptions', {
  userId: userId().primaryKey(),
  plan: text('plan').$type<PlanName>().notNull(),
  customerId: text('customer_id').notNull().unique(),
  subscriptionId: text('subscription_id').notNull().unique(),
  isActive: boolean('is_active').notNull(),
  periodEnd: moment('period_end').notNull(),
  /** When the provider made the event that was applied last, in seconds: an older one that comes late changes nothing. */
  eventCreated: bigint('event_created', { mode: 'number' }).notNull(),
});

/** Events of the payment provider that were applied: each once. */
export const billingEvents = pgTable('billing_events', {
  id: text('id').primaryKey(),
  createdAt: createdAt(),
});

/** Who of the staff looked at what of whom. */
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
