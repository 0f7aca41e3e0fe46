import { z } from 'zod';
import { languageName } from './languages.ts';
import {
  defaultListLimit,
  maxBlacklistTermLength,
  maxBlacklistTerms,
  maxExclusionRegions,
  maxFileNameLength,
  maxFolderNameLength,
  maxListLimit,
  maxSignedUrlBatch,
  signedUrlMinutes,
} from './limits.ts';
import { imageRefusal } from './refusals.ts';
import { processStatuses, processStatusGroups } from './statuses.ts';
import { localizedText, skippedText } from './texts.ts';

/** A status as answers hold it. One that this version does not know counts as processing: a newer server may have further stages. */
const answeredStatus = z.codec(z.string(), z.enum(processStatuses), {
  decode: (status) => processStatuses.find((known) => known === status) ?? 'processing',
  encode: (status) => status,
});

/** An axis-parallel rectangle in pixels of the image, whose text stays as it is. */
export const exclusionRegion = z
  .strictObject({
    x1: z.number().int(),
    y1: z.number().int(),
    x2: z.number().int(),
    y2: z.number().int(),
  })
  .refine(({ x1, y1, x2, y2 }) => x1 < x2 && y1 < y2, {
    error: 'An exclusion region must reach from its top left corner (x1, y1) to its bottom right one (x2, y2).',
  });
export type ExclusionRegion = z.infer<typeof exclusionRegion>;

export const uploadResponse = z.object({ image_id: z.string() });
export type UploadResponse = z.infer<typeof uploadResponse>;

export const detectedLanguage = z.object({
  /** In which most of the text seems to be written; null where it is too short, or too much like several languages, to tell. */
  language: languageName.nullable(),
  /** Whether there is text in the image at all. */
  has_text: z.boolean(),
});
export type DetectedLanguage = z.infer<typeof detectedLanguage>;

export const processPayload = z.strictObject({
  source_lang: languageName.optional(),
  target_lang: languageName.optional(),
  blacklist: z.array(z.string().trim().min(1).max(maxBlacklistTermLength)).max(maxBlacklistTerms).optional(),
  exclusion_regions: z.array(exclusionRegion).max(maxExclusionRegions).optional(),
  /** Sets decimal, currency and percent signs as the target language does; otherwise numbers stay to the letter. @default false */
  localise_numbers: z.boolean().optional(),
});
export type ProcessPayload = z.infer<typeof processPayload>;

export const processResponse = z.object({ message_id: z.string() });
export type ProcessResponse = z.infer<typeof processResponse>;

/** The name of a folder, in which its owner puts what belongs together. */
const folderName = z.string().trim().min(1, 'Folder name is required').max(maxFolderNameLength);

/** What can be changed of a process: at least one thing; what is left out stays. */
export const processChange = z
  .strictObject({
    /** What it is called in lists and downloads; null for the name of the uploaded file. Folders before a name are left out. */
    file_name: z.string().trim().min(1, 'Name is required').max(maxFileNameLength).nullable().optional(),
    /** The folder in which it lies; null for none. A folder is there as long as something lies in it. */
    folder: folderName.nullable().optional(),
  })
  .refine((change) => change.file_name !== undefined || change.folder !== undefined, {
    error: 'Nothing to change: file_name or folder is required',
  });
export type ProcessChange = z.infer<typeof processChange>;

/** Addresses of WebP pictures whose longer side is that of `thumbnailSides`, to be signed like every file. */
export const thumbnails = z.object({ small: z.string(), large: z.string() });
export type Thumbnails = z.infer<typeof thumbnails>;

/** Addresses with which files are read without a token, by the address that is signed, as the signing calls give them. */
export const signedFiles = z.object({
  /** Until when they can be used, at most as long as what the signing calls give. */
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
  /** Of the uploaded file; null where the form named none. */
  file_name: z.string().nullable(),
  media_type: z.string(),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  created_at: z.iso.datetime(),
  original_image_url: z.string(),
  thumbnails: thumbnails.nullable(),
});
export type ImageEntry = z.infer<typeof imageEntry>;

/** Orders of lists: the newest first, the oldest first, or by the name of the file. */
export const listOrders = ['newest', 'oldest', 'name'] as const;
export type ListOrder = (typeof listOrders)[number];

export const imagesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(maxListLimit).default(defaultListLimit),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  /** Shows those whose file name holds this text, in whatever case. */
  search: z.string().trim().max(200).optional(),
  sort: z.enum(listOrders).default('newest'),
});
export type ImagesQuery = z.input<typeof imagesQuery>;

/** A process without the texts that it found, as lists hold it. */
export const processSummary = z.object({
  id: z.string(),
  message_id: z.string(),
  original_image_id: z.string(),
  status: answeredStatus,
  original_image_url: z.string(),
  inpainted_image_url: z.string().nullable(),
  processing_started_at: z.iso.datetime().nullable(),
  processing_completed_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  error_message: z.string().nullable(),
  source_language: z.string(),
  target_language: z.string(),
  /** As its owner named it, or of the uploaded file; null where the form named none. */
  file_name: z.string().nullable().optional(),
  /** The folder in which its owner put it; null where it lies in none. */
  folder: z.string().nullable().optional(),
  failure_code: z.enum(failureCodes).nullable().optional(),
  /** What was wrong with an image that was refused, beside the sentence; null for other failures. */
  refusal: imageRefusal.nullable().optional(),
  original_thumbnails: thumbnails.nullable().optional(),
  /** Of the localised image as the engine set it; null until it is processed. */
  result_thumbnails: thumbnails.nullable().optional(),
  /** The version that was saved last in the editor, which its thumbnails do not show; null where none was. */
  document_version: z.number().int().nullable().optional(),
  /** Of the pictures that whoever asks shows next, so that they need no signing call. */
  signed_files: signedFiles.optional(),
});
export type ProcessSummary = z.infer<typeof processSummary>;

/** How much is there of a translation model that has to be fetched before the texts can be translated. */
export const modelDownload = z.object({ received_bytes: z.number().int(), total_bytes: z.number().int() });
export type ModelDownload = z.infer<typeof modelDownload>;

export const imageProcess = processSummary.extend({
  localized_texts: z.array(localizedText),
  skipped_texts: z.array(skippedText).optional(),
  /** One file that holds the patches of all texts; null where there are none. */
  text_patches_url: z.string().nullable().optional(),
  /** Null while no translation model is fetched for it. */
  model_download: modelDownload.nullable().optional(),
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
  queue_position: z.number().int().nullable(),
  /** Null while no translation model is fetched for it. */
  model_download: modelDownload.nullable().optional(),
});
export type ProcessEvent = z.infer<typeof processEvent>;

export const signedUrlQuery = z.strictObject({ url: z.string().min(1).max(2_000) });

export const signedUrl = z.object({
  signed_url: z.string(),
  expiration: z.iso.datetime(),
  blob_path: z.string(),
});
export type SignedUrl = z.infer<typeof signedUrl>;

export const signedUrlsPayload = z.strictObject({
  urls: z.array(z.string().min(1).max(2_000)).min(1).max(maxSignedUrlBatch),
  expiration_minutes: z
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .default(signedUrlMinutes),
});
export type SignedUrlsPayload = z.input<typeof signedUrlsPayload>;

export const signedUrlsResponse = z.object({
  signed_urls: z.array(signedUrl),
  total_requested: z.number().int(),
  total_signed: z.number().int(),
  failed_urls: z.array(z.string()),
});
export type SignedUrlsResponse = z.infer<typeof signedUrlsResponse>;

export const processesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(maxListLimit).default(defaultListLimit),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  status: z.enum(processStatuses).optional(),
  /** What a card tells apart: `processing` stands for every status in which a process is worked on. */
  group: z.enum(processStatusGroups).optional(),
  source_lang: languageName.optional(),
  target_lang: languageName.optional(),
  /** Shows those of that uploaded image only. */
  image_id: z.string().trim().max(100).optional(),
  /** Shows those whose file name holds this text, in whatever case. */
  search: z.string().trim().max(200).optional(),
  /** Shows those in the folder of that name. */
  folder: folderName.optional(),
  sort: z.enum(listOrders).default('newest'),
});

export type ProcessesQuery = z.input<typeof processesQuery>;

/** A folder of a user, and how many processes lie in it. */
export const folderEntry = z.object({ name: z.string(), count: z.number().int() });
export type FolderEntry = z.infer<typeof folderEntry>;

/** Another name for a folder. */
export const folderChange = z.strictObject({
  /** The folder as it is called now. */
  folder: folderName,
  /** Its new name; null deletes the folder, and what lay in it lies in none. */
  name: folderName.nullable(),
});
export type FolderChange = z.infer<typeof folderChange>;
