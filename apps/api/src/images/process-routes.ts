import { routes, type FieldError } from '@palimpsest/contract';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';
import type { RoutesContext } from '../http/register.ts';

/** Longest idempotency key, in characters. */
const idempotencyKeyLength = 200;

export function registerProcesses({ register, registerSlow, processes, limits, audit }: RoutesContext): void {
  registerSlow(
    routes.processImage,
    async ({ session, params, body, request }) => {
      const key = idempotencyKey(request);
      await limits.start(session.userId);
      return { message_id: await processes.start(session.userId, params.image_id, body, key) };
    },
    nameUnknownLanguage,
  );
  registerSlow(routes.retryProcess, async ({ session, params }) => {
    await limits.start(session.userId);
    return { message_id: await processes.retry(session.userId, params.message_id) };
  });
  register(routes.images, ({ session, query }) => processes.images(session.userId, query));
  register(routes.processStatus, async ({ session, params, request }) => {
    await audit(session, request);
    return await processes.status(session.isAdmin ? undefined : session.userId, params.message_id);
  });
  register(
    routes.updateProcess,
    ({ session, params, body }) => processes.change(session.userId, params.message_id, body),
    sayNothingToChange,
  );
  registerSlow(routes.deleteProcess, ({ session, params }) => processes.remove(session.userId, params.message_id));
  registerSlow(routes.deleteImage, ({ session, params }) => processes.removeImage(session.userId, params.image_id));
  register(routes.folders, ({ session }) => processes.folders(session.userId));
  register(routes.changeFolder, ({ session, body }) => processes.changeFolder(session.userId, body));
  register(routes.processes, ({ session, query }) => processes.list(session.userId, query));
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length > 0 && key.length <= idempotencyKeyLength) return key;
  throw new DomainError(
    'invalid_request',
    `The Idempotency-Key header must have 1 to ${idempotencyKeyLength} characters.`,
  );
}

/** A change of nothing has no field that is wrong: the request itself is. */
function sayNothingToChange(fields: FieldError[]): DomainError | undefined {
  const [nothing, ...others] = fields;
  const isWhole = others.length === 0 && nothing?.loc.length === 1 && nothing.type === 'custom';
  return isWhole ? new DomainError('invalid_request', nothing.msg) : undefined;
}

/** The schema's own words would list all languages and not say which one was sent. */
function nameUnknownLanguage(fields: FieldError[], request: FastifyRequest): DomainError {
  const body: unknown = request.body;
  return new DomainError(
    'invalid_fields',
    fields.map((field) => {
      const name = field.loc[1];
      if (name !== 'source_lang' && name !== 'target_lang') return field;
      const sent: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
      const which = name === 'source_lang' ? 'source' : 'target';
      const shown = JSON.stringify(sent).slice(0, 100);
      return {
        ...field,
        msg: `The ${which} language ${shown} is not known. Please choose one of the supported languages.`,
      };
    }),
  );
}
