import type { ErrorBody, FieldError } from '@palimpsest/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DomainError, fieldError } from '../domain-error.ts';
import { unavailableNow } from './calls-at-once.ts';
import { codeOfStatus, errorResponse } from './error-status.ts';
import { isOutage } from './outage.ts';

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
  const { status, headers } = errorResponse(shown);
  if (hasLeft(request)) request.log.info({ err: error }, 'the client went away');
  else if (status >= 500 && shown.code !== 'not_configured')
    request.log.error({ err: error, code: shown.code }, 'request failed');
  void reply
    .code(status)
    .headers(headers)
    .send({
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

/** The part of the request, in the words of the API's clients. */
function partOf(context: string | undefined): string {
  return context === 'querystring' ? 'query' : (context ?? 'body');
}

/** Whether the sender cut the connection before its request was whole. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
