import { z } from 'zod';
import { imageRefusal } from './refusals.ts';

/** What went wrong, in words that programs can rely on: a code keeps its meaning, the sentence beside it may change. */
export const errorCodes = [
  'invalid_request',
  'invalid_fields',
  'unauthenticated',
  'invalid_credentials',
  'no_credits',
  'forbidden',
  'already_subscribed',
  'no_subscription',
  'precondition_failed',
  'precondition_required',
  'not_configured',
  'email_unconfirmed',
  'link_unusable',
  'not_failed',
  'not_found',
  'url_not_signed',
  'url_expired',
  'idempotency_conflict',
  'quota_exceeded',
  'too_large',
  'unsupported_media_type',
  'image_damaged',
  'malware_found',
  'rate_limited',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** One field that the server refused: where it stands in the request, and why. */
export const fieldError = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});
export type FieldError = z.infer<typeof fieldError>;

/** The numbers of a sentence, for whoever says it in another language; each stands for one sentence. */
export const errorParameters = z
  .object({
    /** Another try may succeed then, in seconds. */
    retry_after_seconds: z.number().int(),
    max_uploads_at_once: z.number().int(),
    /** Of an image file, in MB. */
    max_megabytes: z.number(),
    /** Of an image. */
    max_megapixels: z.number(),
    /** Of the longer side of an image. */
    max_side_pixels: z.number().int(),
    /** What the images of the user's plan may fill, in MB. */
    max_storage_megabytes: z.number().int(),
    /** Of a glossary. */
    max_terms: z.number().int(),
    /** Of a translation memory. */
    max_translations: z.number().int(),
    /** Of one image. */
    max_retranslated_texts: z.number().int(),
  })
  .partial();
export type ErrorParameters = z.infer<typeof errorParameters>;

/** Body of every answer outside 200–299: a sentence, or the list of refused fields (422); a code and numbers for programs, and the request's id for whoever reports it. */
export const errorBody = z.object({
  detail: z.union([z.string(), z.array(fieldError)]),
  code: z.enum(errorCodes),
  /** Where the sentence names numbers. */
  parameters: errorParameters.optional(),
  /** Why texts were not translated. */
  refusal: imageRefusal.optional(),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
