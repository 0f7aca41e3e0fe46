import { errors, type ErrorCode } from '@palimpsest/contract';
import type { DomainError } from '../domain-error.ts';

/** Status and headers of the answer to an error. */
export function errorResponse({ code, retryAfter }: DomainError): { status: number; headers: Record<string, string> } {
  return {
    status: errors[code].status,
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
