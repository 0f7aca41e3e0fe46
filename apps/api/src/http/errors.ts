import { STATUS_CODES } from 'node:http';
import type { ErrorBody, FieldError } from '@palimpsest/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal } from '../refusal.ts';

/** Finds better words for a request that does not fit its schema; undefined leaves the usual list of fields. */
export type ExplainInvalid = (fields: FieldError[], request: FastifyRequest) => Refusal | undefined;

declare module 'fastify' {
  interface FastifyContextConfig {
    explainInvalid?: ExplainInvalid;
  }
}

const unexpected = 'Something went wrong on our side. Please try again.';

/** Gives every error the one body that clients know, and keeps what went wrong inside out of it. */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const { status, detail, headers } = asRefusal(error, request);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  void reply
    .code(status)
    .headers(headers)
    .send({ detail } satisfies ErrorBody);
}

function asRefusal(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath, message, keyword }) => ({
      loc: [partOf(error.validationContext), ...instancePath.split('/').filter(Boolean)],
      msg: message ?? 'Invalid value',
      type: keyword,
    }));
    return request.routeOptions.config.explainInvalid?.(fields, request) ?? new Refusal(422, fields);
  }
  if (isUnstorableText(error)) {
    request.log.warn({ err: error }, 'text refused by the database');
    return new Refusal(400, 'The request holds a character that cannot be stored.');
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return new Refusal(500, unexpected);
  if (error.code === 'FST_ERR_BAD_URL') return new Refusal(400, 'Invalid URL');
  if (status === 413) return new Refusal(413, 'The request body is too large.');
  if (status === 415) return new Refusal(415, 'This media type is not supported here.');
  if (status === 400) return new Refusal(400, 'Invalid request body');
  return new Refusal(status, STATUS_CODES[status] ?? unexpected);
}

/** The part of the request, in the words of the API's clients. */
function partOf(context: string | undefined): string {
  return context === 'querystring' ? 'query' : (context ?? 'body');
}

/** U+0000, which JSON can carry and PostgreSQL's text and jsonb cannot. */
function isUnstorableText(error: Error): boolean {
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && (cause.code === '22021' || cause.code === '22P05');
}
