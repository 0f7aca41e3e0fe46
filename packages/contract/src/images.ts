import { z } from 'zod/mini';
import { imageRefusal } from './errors.ts';
import { languageNames } from './languages.ts';
import {
  defaultListLimit,
  listOrders,
  maxBlacklistTermLength,
  maxBlacklistTerms,
  maxExclusionRegions,
  maxFileNameLength,
  maxFolderNameLength,
  maxListLimit,
  maxSignedUrlBatch,
  signedUrlMinutes,
} from './limits.ts';
import { processStatuses, processStatusGroups } from './statuses.ts';
import { localizedText, skippedText } from './texts.ts';

/** The exact name of a language. */
export const languageName = z.enum(languageNames as [string, ...string[]]);

/** A text that is not empty, without the white space around it. */
export const filled = (maxLength: number, required?: string) =>
  z.string().check(z.trim(), z.minLength(1, required), z.maxLength(maxLength));

/** A status as answers hold it. One that this version does not know counts as processing: a newer server may have further stages. */
const answeredStatus = z.codec(z.string(), z.enum(processStatuses), {
  decode: (status) => processStatuses.find((known) => known === status) ?? 'processing',
  encode: (status) => status,
});

/** An axis-parallel rectangle in pixels of the image, whose text stays as it is. */
export const exclusionRegion = z
  .strictObject({
    x1: z.int(),
    y1: z.int(),
    x2: z.int(),
    y2: z.int(),
  })
  .check(
    z.refine(({ x1, y1, x2, y2 }) => x1 < x2 && y1 < y2, {
      error: 'An exclusion region must reach from its top left corner (x1, y1) to its bottom right one (x2, y2).',
    }),
  );
export type ExclusionRegion = z.infer<typeof exclusionRegion>;

export const uploadResponse = z.object({ image_id: z.string() });

export const detectedLanguage = z.object({
  /** The language of most of the text; null if the text is too short to tell, or too much like several languages. */
  language: z.nullable(languageName),
  /** Whether there is text in the image at all. */
  has_text: z.boolean(),
});
export type DetectedLanguage = z.infer<typeof detectedLanguage>;

export const processPayload = z.strictObject({
  source_lang: z.optional(languageName),
  target_lang: z.optional(languageName),
  blacklist: z.optional(z.array(filled(maxBlacklistTermLength)).check(z.maxLength(maxBlacklistTerms))),
  exclusion_regions: z.optional(z.array(exclusionRegion).check(z.maxLength(maxExclusionRegions))),
  /** Sets decimal, currency and percent signs as the target language does; otherwise numbers stay to the letter. @default false */
  localise_numbers: z.optional(z.boolean()),
});
export type ProcessPayload = z.infer<typeof processPayload>;

export const processResponse = z.object({ message_id: z.string() });

/** The name of a folder, in which its owner puts what belongs together. */
const folderName = filled(maxFolderNameLength, 'Folder name is required');

/** A change of a process: at least one field; omitted fields stay as they are. */
export const processChange = z
  .strictObject({
    /** Its name in lists and downloads; null for the name of the uploaded file. Folders before the name are removed. */
    file_name: z.optional(z.nullable(filled(maxFileNameLength, 'Name is required'))),
    /** The folder in which it lies; null for none. A folder exists as long as it holds a process. */
    folder: z.optional(z.nullable(folderName)),
  })
  .check(
    z.refine((change) => change.file_name !== undefined || change.folder !== undefined, {
      error: 'Nothing to change: file_name or folder is required',
    }),
  );
export type ProcessChange = z.infer<typeof processChange>;

/** Addresses of WebP pictures whose longer side is that of `thumbnailSides`, to be signed like every file. */
export const thumbnails = z.object({ small: z.string(), large: z.string() });
export type Thumbnails = z.infer<typeof thumbnails>;

/** Signed URLs, by which files are read without a token, by their unsigned URLs, as the signing calls return them. */
export const signedFiles = z.object({
  /** The time until which the URLs are valid, no later than that of the signing calls. */
  expiration: z.iso.datetime(),
  urls: z.record(z.string(), z.string()),
});
export type SignedFiles = z.infer<typeof signedFiles>;

/** Why a process failed: the image cannot be used, it took too long, its owner took it back, or a fault of the server. */
export const failureCodes = ['refused', 'timeout', 'cancelled', 'fault'] as const;
export type FailureCode = (typeof failureCodes)[number];

/** An uploaded image. */
export const imageEntry = z.object({
  id: z.string(),
  /** The name of the uploaded file; null if the form gave none. */
  file_name: z.nullable(z.string()),
  media_type: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  created_at: z.iso.datetime(),
  original_image_url: z.string(),
  thumbnails: z.nullable(thumbnails),
});
export type ImageEntry = z.infer<typeof imageEntry>;

/** Which rows of a list are asked for. */
export const listPage = {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxListLimit)), defaultListLimit),
  offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000_000)), 0),
};

export const imagesQuery = z.strictObject({
  ...listPage,
  /** Shows those whose file name holds this text, in whatever case. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  sort: z._default(z.enum(listOrders), 'newest'),
});

/** A process without the texts that it found, as lists hold it. */
export const processSummary = z.object({
  id: z.string(),
  message_id: z.string(),
  original_image_id: z.string(),
  status: answeredStatus,
  original_image_url: z.string(),
  inpainted_image_url: z.nullable(z.string()),
  processing_started_at: z.nullable(z.iso.datetime()),
  processing_completed_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  error_message: z.nullable(z.string()),
  source_language: z.string(),
  target_language: z.string(),
  /** The name that its owner chose, or that of the uploaded file; null if the form gave none. */
  file_name: z.optional(z.nullable(z.string())),
  /** The folder in which its owner put it; null where it lies in none. */
  folder: z.optional(z.nullable(z.string())),
  failure_code: z.optional(z.nullable(z.enum(failureCodes))),
  /** The reason why an image was refused, in addition to the sentence; null for other failures. */
  refusal: z.optional(z.nullable(imageRefusal)),
  original_thumbnails: z.optional(z.nullable(thumbnails)),
  /** The thumbnails of the localised image as the engine set it; null until it is processed. */
  result_thumbnails: z.optional(z.nullable(thumbnails)),
  /** The version that was saved last in the editor, which its thumbnails do not show; null where none was. */
  document_version: z.optional(z.nullable(z.int())),
  /** The signed URLs of the pictures that the client shows next, which saves it a signing call. */
  signed_files: z.optional(signedFiles),
});
export type ProcessSummary = z.infer<typeof processSummary>;

/** The download progress of a translation model that the texts need. */
export const modelDownload = z.object({ received_bytes: z.int(), total_bytes: z.int() });
export type ModelDownload = z.infer<typeof modelDownload>;

export const imageProcess = z.extend(processSummary, {
  localized_texts: z.array(localizedText),
  skipped_texts: z.optional(z.array(skippedText)),
  /** One file that holds the patches of all texts; null where there are none. */
  text_patches_url: z.optional(z.nullable(z.string())),
  /** Null while no translation model is fetched for it. */
  model_download: z.optional(z.nullable(modelDownload)),
});
export type ImageProcess = z.infer<typeof imageProcess>;

/** One message of the stream about a process. */
export const processEvent = z.object({
  /** Changes with every message; sent back as `Last-Event-ID` by a client that connects again. */
  id: z.string(),
  status: answeredStatus,
  /** 0 to 1. */
  progress: z.number(),
  /** Images that wait before this one; null once it is in work. */
  queue_position: z.nullable(z.int()),
  /** Null while no translation model is fetched for it. */
  model_download: z.optional(z.nullable(modelDownload)),
});
export type ProcessEvent = z.infer<typeof processEvent>;

export const signedUrlQuery = z.strictObject({ url: z.string().check(z.minLength(1), z.maxLength(2_000)) });

export const signedUrl = z.object({
  signed_url: z.string(),
  expiration: z.iso.datetime(),
  blob_path: z.string(),
});
export type SignedUrl = z.infer<typeof signedUrl>;

export const signedUrlsPayload = z.strictObject({
  urls: z
    .array(z.string().check(z.minLength(1), z.maxLength(2_000)))
    .check(z.minLength(1), z.maxLength(maxSignedUrlBatch)),
  expiration_minutes: z._default(z.int().check(z.gte(1), z.lte(24 * 60)), signedUrlMinutes),
});

export const signedUrlsResponse = z.object({
  signed_urls: z.array(signedUrl),
  total_requested: z.int(),
  total_signed: z.int(),
  failed_urls: z.array(z.string()),
});
export type SignedUrlsResponse = z.infer<typeof signedUrlsResponse>;

export const processesQuery = z.strictObject({
  ...listPage,
  status: z.optional(z.enum(processStatuses)),
  /** The status as cards show it: `processing` stands for every status in which a process is worked on. */
  group: z.optional(z.enum(processStatusGroups)),
  source_lang: z.optional(languageName),
  target_lang: z.optional(languageName),
  /** Shows those of that uploaded image only. */
  image_id: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Shows those whose file name holds this text, in whatever case. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** Shows those in the folder of that name. */
  folder: z.optional(folderName),
  sort: z._default(z.enum(listOrders), 'newest'),
});

export type ProcessesQuery = z.input<typeof processesQuery>;

/** A folder of a user, and how many processes lie in it. */
export const folderEntry = z.object({ name: z.string(), count: z.int() });
export type FolderEntry = z.infer<typeof folderEntry>;

/** Another name for a folder. */
export const folderChange = z.strictObject({
  /** The folder as it is called now. */
  folder: folderName,
  /** Its new name; null deletes the folder but not the processes in it. */
  name: z.nullable(folderName),
});
export type FolderChange = z.infer<typeof folderChange>;
