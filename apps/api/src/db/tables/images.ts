import {
  processStatuses,
  type ExclusionRegion,
  type FailureCode,
  type ImageRefusal,
  type LanguageName,
  type LanguagesResponse,
  type LocalizedText,
  type ModelDownload,
  type SkippedTextEntry,
  type Thumbnails,
} from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { userId, createdAt, moment } from './accounts.ts';

export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    fileKey: text('file_key').notNull().unique(),
    mediaType: text('media_type').notNull(),
    /** Name of the uploaded file; null where the form gave none that can be shown. */
    fileName: text('file_name'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    thumbnailKeys: jsonb('thumbnail_keys').$type<Thumbnails>(),
    createdAt: createdAt(),
    /** When a sweep first found it older than its owner's plan keeps images; null while it is not. */
    expiredAt: moment('expired_at'),
  },
  (table) => [
    index('images_user_id').on(table.userId),
    index('images_created_at').on(table.createdAt),
    index('images_expired_at')
      .on(table.expiredAt)
      .where(sql`${table.expiredAt} is not null`),
  ],
);

/** The statuses in the order of `processStatuses`, so that PostgreSQL itself compares how far a process is. */
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
    /** Name that the owner gave to the process, or else the name of the image's file; null where the file has none. */
    fileName: text('file_name'),
    /** The folder in which its owner put it. */
    folder: text('folder'),
    status: processStatus('status').notNull().default('idle'),
    sourceLanguage: text('source_language').$type<LanguageName>().notNull(),
    targetLanguage: text('target_language').$type<LanguageName>().notNull(),
    blacklist: jsonb('blacklist').$type<string[]>().notNull(),
    exclusionRegions: jsonb('exclusion_regions').$type<ExclusionRegion[]>().notNull(),
    /** Whether decimal, currency and percent signs are set as the target language sets them. */
    localiseNumbers: boolean('localise_numbers').notNull().default(false),
    idempotencyKey: text('idempotency_key'),
    /** Message id of the failed process that this one repeats: a failure is retried once, also by parallel calls. */
    retryOf: uuid('retry_of').unique(),
    /** SHA-256 of the request, in hex: an idempotency key that comes back with another request is a mistake. */
    requestHash: text('request_hash'),
    /** Number of times that a worker took the process up; only the latest worker may write. */
    attempt: integer('attempt').notNull().default(0),
    /** Progress of the translation model that the process waits for; null while no model is fetched. */
    modelDownload: jsonb('model_download').$type<ModelDownload>(),
    inpaintedFileKey: text('inpainted_file_key'),
    thumbnailKeys: jsonb('thumbnail_keys').$type<Thumbnails>(),
    /** One file that holds the patches of all texts. */
    textPatchesKey: text('text_patches_key'),
    localizedTexts: jsonb('localized_texts').$type<LocalizedText[]>().notNull().default([]),
    skippedTexts: jsonb('skipped_texts').$type<SkippedTextEntry[]>().notNull().default([]),
    /** How many of its texts were translated again. */
    retranslatedTexts: integer('retranslated_texts').notNull().default(0),
    errorMessage: text('error_message'),
    failureCode: text('failure_code').$type<FailureCode>(),
    /** The engine's reasons for refusing the image; null for another failure. */
    refusal: jsonb('refusal').$type<ImageRefusal>(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    startedAt: moment('processing_started_at'),
    completedAt: moment('processing_completed_at'),
  },
  (table) => [
    index('processes_user_id_created_at').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('processes_user_id_folder').on(table.userId, table.folder),
    index('processes_image_id').on(table.imageId),
    uniqueIndex('processes_idempotency_key').on(table.userId, table.idempotencyKey),
    // Few of many rows are open: the processes that wait and those in work.
    index('processes_open')
      .on(table.createdAt)
      .where(sql`${table.status} not in ('processed', 'failed')`),
    index('processes_created_at').on(table.createdAt),
    index('processes_file_name_trigrams').using('gin', table.fileName.op('gin_trgm_ops')),
    index('processes_dead_letters')
      .on(table.completedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'failed' and ${table.failureCode} = 'fault'`),
  ],
);

/** Every file in the storage. */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text('key').primaryKey(),
    userId: userId(),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    /** Null for the files of the uploaded image itself. */
    processId: uuid('process_id').references(() => processes.id, { onDelete: 'cascade' }),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('stored_files_user_id').on(table.userId),
    index('stored_files_image_id').on(table.imageId),
    index('stored_files_process_id').on(table.processId),
  ],
);

/** Files on their way into the storage or out of it. One that stays here for a day was left behind by a crash. */
export const looseFiles = pgTable('loose_files', { key: text('key').primaryKey(), createdAt: createdAt() }, (table) => [
  index('loose_files_created_at').on(table.createdAt),
]);

/** Documents of the editor: the last few versions for each process. */
export const documents = pgTable(
  'documents',
  {
    processId: uuid('process_id')
      .notNull()
      .references(() => processes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** Length of the content as JSON, which counts towards its owner's storage. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.processId, table.version] })],
);

/** Characters and tokens that were sent to paid services on a day of UTC; the row without a name counts them all, and the limit is compared with it. */
export const translationUsage = pgTable(
  'translation_usage',
  {
    day: date('day').notNull(),
    translator: text('translator').notNull(),
    characters: bigint('characters', { mode: 'number' }).notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.translator] })],
);

/** One row with the languages that workers translate, which the HTTP processes read. */
export const workerLanguages = pgTable(
  'worker_languages',
  {
    id: integer('id').primaryKey().default(1),
    content: jsonb('content').$type<LanguagesResponse>().notNull(),
  },
  (table) => [check('worker_languages_one_row', sql`${table.id} = 1`)],
);
