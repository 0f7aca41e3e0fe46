import { z } from 'zod';

/** One field that the server refused: where it stands in the request, and why. */
export const fieldError = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});
export type FieldError = z.infer<typeof fieldError>;

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
  'rate_limited',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Body of every answer outside 200–299: a sentence, or the list of refused fields (422); a code for programs, and the request's id for whoever reports it. */
export const errorBody = z.object({
  detail: z.union([z.string(), z.array(fieldError)]),
  code: z.enum(errorCodes),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
