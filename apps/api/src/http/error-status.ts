import type { ErrorCode } from '@palimpsest/contract';
import type { DomainError } from '../domain-error.ts';

/** The one place that knows which HTTP status stands for which error. */
const statusOf: Readonly<Record<ErrorCode, number>> = {
  invalid_request: 400,
  invalid_fields: 422,
  unauthenticated: 401,
  invalid_credentials: 401,
  no_credits: 402,
  forbidden: 403,
  already_subscribed: 409,
  no_subscription: 409,
  precondition_failed: 412,
  precondition_required: 428,
  not_configured: 501,
  email_unconfirmed: 403,
  link_unusable: 400,
  not_failed: 409,
  not_found: 404,
  url_not_signed: 403,
  url_expired: 403,
  idempotency_conflict: 409,
  quota_exceeded: 403,
  too_large: 413,
  unsupported_media_type: 415,
  image_damaged: 422,
  malware_found: 422,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};

/** Status and headers of the answer to an error. */
export function errorResponse({ code, retryAfter }: DomainError): { status: number; headers: Record<string, string> } {
  return {
    status: statusOf[code],
    headers: {
      ...(code === 'unauthenticated' && { 'www-authenticate': 'Bearer' }),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  };
}

/** The error that an HTTP status of the framework's own stands for. */
export function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not_found';
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_media_type';
  return status >= 400 && status < 500 ? 'invalid_request' : 'internal';
}
