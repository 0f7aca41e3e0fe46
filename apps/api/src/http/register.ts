import { errorBody, errors, errorsOf, type Route } from '@palimpsest/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import type { Accounts } from '../accounts/service.ts';
import type { Viewer } from '../accounts/tokens.ts';
import type { Admin } from '../admin/service.ts';
import { DomainError } from '../domain-error.ts';
import type { Services } from '../services.ts';
import { unavailableNow, type ExplainInvalid } from './errors.ts';
import type { RateLimits } from './rate-limits.ts';

type Parsed<R extends Route, K extends 'params' | 'query' | 'body'> =
  R extends Record<K, infer S extends z.core.$ZodType> ? z.output<S> : undefined;

/** A request that fits its route's schemas, and the session of its sender. */
export interface Call<R extends Route> {
  params: Parsed<R, 'params'>;
  query: Parsed<R, 'query'>;
  body: Parsed<R, 'body'>;
  session: R extends { auth: true } ? Viewer : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returns the body of the answer, or nothing where the body is an empty object. */
export type Handler<R extends Route> = (
  call: Call<R>,
) => Promise<z.output<R['response']> | (Record<string, never> extends z.output<R['response']> ? void : never)>;

/** Puts a handler at a route of the contract. */
export type Register = <const R extends Route>(route: R, handler: Handler<R>, explainInvalid?: ExplainInvalid) => void;

/** The services and limits from which each domain registers its routes. */
export interface RoutesContext extends Services {
  app: FastifyInstance;
  register: Register;
  /** Registers a call that waits a second or longer, for more than the database. */
  registerSlow: Register;
  limits: RateLimits;
  audit: Audit;
}

/** The body of each status that a call can be refused with, described by its codes. */
function refusals(route: Route) {
  const byStatus = Map.groupBy(errorsOf(route), (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      errorBody.check(z.describe(`With the code ${codes.join(' or ')}.`)),
    ]),
  );
}

/** Largest JSON body, in bytes. */
const jsonBytes = 1024 * 1024;

/**
 * Most calls at one server that ask the database at the same time. It answers a few hundred a second, so that the last of these waits
 * less than a second; further calls are refused at once, with the time to come back, instead of waiting until their clients give up.
 */
const maxDatabaseCalls = 64;

/** Most calls at one server that wait for something slower: a translation service, a child process, Stripe. */
const maxSlowCalls = 500;

/** @returns a limit that throws {@link unavailableNow} while `max` pieces of work are under way */
function createCallLimit(max: number) {
  let underWay = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (underWay >= max) throw unavailableNow();
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
}

/** The sender of a request, by its `Authorization` header (RFC 6750), whom its log lines name from here on. @throws DomainError `unauthenticated` */
export async function authenticate(request: FastifyRequest, accounts: Pick<Accounts, 'authenticate'>): Promise<Viewer> {
  const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const viewer = await accounts.authenticate(token);
  request.log.setBindings({ userId: viewer.userId });
  return viewer;
}

/** Records that a member of the staff reads data of others. */
export type Audit = (viewer: Viewer, request: FastifyRequest) => Promise<void>;

export function createAudit(admin: Pick<Admin, 'audit'>): Audit {
  return async ({ userId, isAdmin }, request) => {
    if (!isAdmin) return;
    const action = `${request.method} ${request.routeOptions.url}`;
    await admin.audit({ adminId: userId, action, subject: request.url, requestId: request.id });
  };
}

interface RegisterOptions {
  accounts: Pick<Accounts, 'authenticate'>;
  audit: Audit;
  /** Most calls that ask the database at the same time; further ones are refused. Uploads, which last long over slow lines, have a limit of their own. */
  maxCalls?: number;
}

export function createRegister(
  app: FastifyInstance,
  { accounts, audit, maxCalls = maxDatabaseCalls }: RegisterOptions,
): Pick<RoutesContext, 'register' | 'registerSlow'> {
  const sessions = new WeakMap<FastifyRequest, Viewer>();
  const limitedLookups = createCallLimit(maxCalls);

  const registerAt =
    (limited: ReturnType<typeof createCallLimit>): Register =>
    (route, handler, explainInvalid) => {
      app.route({
        method: route.method,
        url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        bodyLimit: route.maxBodyBytes ?? jsonBytes,
        config: explainInvalid ? { explainInvalid } : {},
        schema: {
          summary: route.summary,
          tags: [route.path.split('/')[2] ?? ''],
          ...(route.auth && { security: [{ bearer: [] }] }),
          ...(route.file && { consumes: ['multipart/form-data'] }),
          ...(route.params && { params: route.params }),
          ...(route.query && { querystring: route.query }),
          ...(route.body && { body: route.body }),
          response: { 200: route.response, ...refusals(route) },
        },
        // The sender is checked before the body is read, so that only signed-in users can send one.
        onRequest: async (request) => {
          if (!route.auth) return;
          const viewer = await limitedLookups(() => authenticate(request, accounts));
          if (route.admin && !viewer.isAdmin) throw new DomainError('forbidden', 'Only the staff may do this.');
          sessions.set(request, viewer);
        },
        // A body whose fields are all optional may be missing.
        preValidation: (request, _, next) => {
          if (route.body) request.body ??= {};
          assertStorable([request.params, request.query, request.body]);
          next();
        },
        handler: async (request, reply) => {
          // The schemas above have checked each of these against the very types that `Call` derives from the route.
          const { params, query, body } = request;
          const session = sessions.get(request);
          const call: unknown = { params, query, body, session, request, reply };
          const work = async () => {
            if (route.admin && session) await audit(session, request);
            return (await handler(call as Parameters<typeof handler>[0])) ?? {};
          };
          return await (route.file ? work() : limited(work));
        },
      });
    };
  return { register: registerAt(createCallLimit(maxCalls)), registerSlow: registerAt(createCallLimit(maxSlowCalls)) };
}

/** Deepest nesting of lists and objects in a request; documents of the editor have fewer than ten levels. */
const maxDepth = 100;

/**
 * Refuses strings that no database stores as they were sent (U+0000 and lone surrogates), and values that are nested so deep that
 * recursive code runs out of stack. JSON can carry all of them.
 * @param value parsed JSON
 * @throws DomainError `invalid_request`
 */
function assertStorable(value: unknown): void {
  const rest: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value: current, depth } = next;
    if (typeof current === 'string') assertText(current);
    if (typeof current !== 'object' || current === null) continue;
    if (depth > maxDepth) {
      throw new DomainError('invalid_request', `The request is nested more than ${maxDepth} levels deep.`);
    }
    for (const [key, entry] of Object.entries(current)) {
      assertText(key);
      rest.push({ value: entry, depth: depth + 1 });
    }
  }
}

function assertText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new DomainError('invalid_request', 'The request holds a character that cannot be stored.');
  }
}
