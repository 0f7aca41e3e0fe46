import { z } from 'zod/mini';
import { refusalCodes } from './refusals.ts';

type ErrorFacts = Readonly<{ status: number; parameters: readonly (keyof ErrorParameters)[] }>;

/**
 * The error codes of calls. A code keeps its meaning for programs, while its sentence may change. Each has one HTTP status, and the
 * parameters that its sentence may name, one at a time.
 */
export const errors = {
  invalid_request: { status: 400, parameters: [] },
  invalid_fields: { status: 422, parameters: [] },
  unauthenticated: { status: 401, parameters: [] },
  invalid_credentials: { status: 401, parameters: [] },
  no_credits: { status: 402, parameters: [] },
  forbidden: { status: 403, parameters: [] },
  already_subscribed: { status: 409, parameters: [] },
  no_subscription: { status: 409, parameters: [] },
  precondition_failed: { status: 412, parameters: [] },
  precondition_required: { status: 428, parameters: [] },
  not_configured: { status: 501, parameters: [] },
  email_unconfirmed: { status: 403, parameters: [] },
  link_unusable: { status: 400, parameters: [] },
  not_failed: { status: 409, parameters: [] },
  not_found: { status: 404, parameters: [] },
  url_not_signed: { status: 403, parameters: [] },
  url_expired: { status: 403, parameters: [] },
  idempotency_conflict: { status: 409, parameters: [] },
  quota_exceeded: {
    status: 403,
    parameters: ['max_storage_megabytes', 'max_terms', 'max_translations', 'max_retranslated_texts'],
  },
  too_large: { status: 413, parameters: ['max_megabytes', 'max_megapixels', 'max_side_pixels'] },
  unsupported_media_type: { status: 415, parameters: [] },
  image_damaged: { status: 422, parameters: [] },
  malware_found: { status: 422, parameters: [] },
  rate_limited: { status: 429, parameters: ['retry_after_seconds', 'max_uploads_at_once'] },
  unavailable: { status: 503, parameters: [] },
  internal: { status: 500, parameters: [] },
} as const satisfies Readonly<Record<string, ErrorFacts>>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

/** One field that the server refused: where it stands in the request, and why. */
export const fieldError = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
  /** The problem of the field by its code, where it is one of `problemTexts`. */
  code: z.optional(z.string()),
});
export type FieldError = z.infer<typeof fieldError>;

/** The numbers in an error's sentence, for clients that show it in another language; each belongs to one sentence. */
export const errorParameters = z.partial(
  z.object({
    /** The time after which another try may succeed, in seconds. */
    retry_after_seconds: z.int(),
    max_uploads_at_once: z.int(),
    /** The maximum size of an image file, in MB. */
    max_megabytes: z.number(),
    /** The maximum size of an image, in megapixels. */
    max_megapixels: z.number(),
    /** The maximum length of an image's longer side, in px. */
    max_side_pixels: z.int(),
    /** The storage that the user's plan has for images, in MB. */
    max_storage_megabytes: z.int(),
    /** The maximum number of terms in a glossary. */
    max_terms: z.int(),
    /** The maximum number of entries in a translation memory. */
    max_translations: z.int(),
    /** The maximum number of texts of one image that are translated again. */
    max_retranslated_texts: z.int(),
  }),
);
export type ErrorParameters = z.infer<typeof errorParameters>;

/** The names and numbers in a refusal's sentence, for clients that show it in another language. */
export const refusalDetails = z.object({
  /** The maximum size of an image, in megapixels. */
  megapixels: z.optional(z.number()),
  /** The maximum length of an image's longer side, in px. */
  side: z.optional(z.int()),
  /** The language in which the text is really written. */
  language: z.optional(z.string()),
  /** Name of the translator that was asked last. */
  translator: z.optional(z.string()),
  /** HTTP status with which the translator answered. */
  status: z.optional(z.int()),
  /** The maximum number of characters that are sent to translators in a day. */
  characters: z.optional(z.int()),
});
export type RefusalDetails = z.infer<typeof refusalDetails>;

export const imageRefusal = z.extend(refusalDetails, { code: z.enum(refusalCodes) });
export type ImageRefusal = z.infer<typeof imageRefusal>;

/** Body of every answer outside 200–299: a sentence, or the list of refused fields (422); a code and numbers for programs, and the request's id for whoever reports it. */
export const errorBody = z.object({
  detail: z.union([z.string(), z.array(fieldError)]),
  code: z.enum(errorCodes),
  /** Present if the sentence names numbers. */
  parameters: z.optional(errorParameters),
  /** The reason why texts were not translated. */
  refusal: z.optional(imageRefusal),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
