import { errors, type ErrorBody, type ErrorCode, type FieldError } from '@palimpsest/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DomainError, fieldError } from '../domain-error.ts';

/** Finds better words for a request that does not fit its schema; undefined leaves the usual list of fields. */
export type ExplainInvalid = (fields: FieldError[], request: FastifyRequest) => DomainError | undefined;

declare module 'fastify' {
  interface FastifyContextConfig {
    explainInvalid?: ExplainInvalid;
  }
}

const unexpected = 'Something went wrong on our side. Please try again.';

const frameworkDetails: Partial<Record<DomainError['code'], string>> = {
  too_large: 'The request body is too large.',
  unsupported_media_type: 'This media type is not supported here.',
  invalid_request: 'Invalid request body',
  not_found: 'Not found',
};

/** Gives every error the one body that clients know, and keeps what went wrong inside out of it. */
export function answerError(error: FastifyError | DomainError, request: FastifyRequest, reply: FastifyReply): void {
  const shown = asDomainError(error, request);
  const { status } = errors[shown.code];
  if (hasLeft(request)) request.log.info({ err: error }, 'the client went away');
  else if (status >= 500 && shown.code !== 'not_configured')
    request.log.error({ err: error, code: shown.code }, 'request failed');
  if (shown.code === 'unauthenticated') void reply.header('www-authenticate', 'Bearer');
  if (shown.retryAfter !== undefined) void reply.header('retry-after', shown.retryAfter);
  void reply.code(status).send({
    detail: shown.detail,
    code: shown.code,
    ...(shown.parameters && { parameters: shown.parameters }),
    ...(shown.refusal && { refusal: shown.refusal }),
    request_id: request.id,
  } satisfies ErrorBody);
}

function asDomainError(error: FastifyError | DomainError, request: FastifyRequest): DomainError {
  if (error instanceof DomainError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath, message, keyword }) =>
      fieldError(
        [partOf(error.validationContext), ...instancePath.split('/').filter(Boolean)],
        message ?? 'Invalid value',
        keyword,
      ),
    );
    return request.routeOptions.config.explainInvalid?.(fields, request) ?? new DomainError('invalid_fields', fields);
  }
  if (isOutage(error)) return unavailableNow();
  if (error.code === 'FST_ERR_BAD_URL') return new DomainError('invalid_request', 'Invalid URL');
  const code = codeOfStatus(error.statusCode ?? 500);
  return new DomainError(code, frameworkDetails[code] ?? unexpected);
}

/** The error that an HTTP status of the framework's own stands for. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not_found';
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_media_type';
  return status >= 400 && status < 500 ? 'invalid_request' : 'internal';
}

/** When a client may ask again whom the server cannot answer now, in seconds. */
const retrySeconds = 5;

/** The answer to a client while something that the server needs is away, or while it has too much to do. */
export function unavailableNow(): DomainError {
  return new DomainError(
    'unavailable',
    'The service is not available at the moment. Nothing was changed. Please try again shortly.',
    { retryAfter: retrySeconds },
  );
}

/** The part of the request, in the words of the API's clients. */
function partOf(context: string | undefined): string {
  return context === 'querystring' ? 'query' : (context ?? 'body');
}

/** Whether the sender cut the connection before its request was whole. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Codes of the operating system: the disk is full or broken, a server that we need does not answer. */
const systemCodes = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** PostgreSQL's classes 08 (connection), 53 (resources), 57P (stopped by an operator) and 58 (system). */
const sqlStates = /^(08|53|57P|58)/;

/** Messages of the driver for a connection that ended; it has no codes for these. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that something which the server needs is away or full for now, so that the same request may succeed later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    if (systemCodes.has(error.code) || (error.code.length === 5 && sqlStates.test(error.code))) return true;
  }
  if (lostConnection.test(error.message) || isStorageOutage(error)) return true;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return isOutage(error.cause);
}

/** Whether an S3 store says that it cannot answer for now. */
function isStorageOutage(error: Error): boolean {
  if (error.name === 'TimeoutError') return true;
  const { $metadata: metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  return (metadata?.httpStatusCode ?? 0) >= 500;
}
