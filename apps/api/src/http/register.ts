import { errorBody, errors, errorsOf, type Route } from '@palimpsest/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Accounts } from '../accounts/service.ts';
import type { Viewer } from '../accounts/access-tokens.ts';
import { DomainError } from '../domain-error.ts';
import type { Services } from '../services.ts';
import { authenticate, type Audit } from './authenticate.ts';
import { createCallLimit, maxDatabaseCalls, maxSlowCalls } from './calls-at-once.ts';
import type { ExplainInvalid } from './errors.ts';
import type { RateLimits } from './rate-limits.ts';
import { assertStorable } from './unstorable-text.ts';

type Parsed<R extends Route, K extends 'params' | 'query' | 'body'> =
  R extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** A request as its route describes it: checked, and by whom. */
export interface Call<R extends Route> {
  params: Parsed<R, 'params'>;
  query: Parsed<R, 'query'>;
  body: Parsed<R, 'body'>;
  session: R extends { auth: true } ? Viewer : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Gives the answer. */
export type Handler<R extends Route> = (call: Call<R>) => Promise<z.output<R['response']>>;

export interface RegisterOptions {
  explainInvalid?: ExplainInvalid;
  /** Whether it waits for more than the database, for a second or longer. */
  isSlow?: boolean;
}

/** Puts a handler at a route of the contract. */
export type Register = <const R extends Route>(route: R, handler: Handler<R>, options?: RegisterOptions) => void;

/** The services and limits from which each domain registers its routes. */
export interface RoutesContext extends Services {
  app: FastifyInstance;
  register: Register;
  limits: RateLimits;
  audit: Audit;
}

/** The body of each status that a call can be refused with, described by its codes. */
function refusals(route: Route) {
  const byStatus = Map.groupBy(errorsOf(route), (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, errorBody.describe(`With the code ${codes.join(' or ')}.`)]),
  );
}

/** Largest JSON body, in bytes. */
const jsonBytes = 1024 * 1024;

/**
 * @param maxCalls that ask the database at the same time; whatever comes beyond is refused. Uploads, which last as long as their lines
 * are slow, have a limit of their own
 */
export function createRegister(
  app: FastifyInstance,
  accounts: Pick<Accounts, 'authenticate'>,
  maxCalls = maxDatabaseCalls,
): Register {
  const sessions = new WeakMap<FastifyRequest, Viewer>();
  const limited = createCallLimit(maxCalls);
  const limitedLookups = createCallLimit(maxCalls);
  const limitedSlow = createCallLimit(maxSlowCalls);

  return <const R extends Route>(route: R, handler: Handler<R>, { explainInvalid, isSlow }: RegisterOptions = {}) => {
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
      // Before the body is read: whoever is not signed in does not get to send one.
      onRequest: async (request) => {
        if (!route.auth) return;
        const viewer = await limitedLookups(() => authenticate(request, accounts));
        if (route.admin && !viewer.isAdmin) throw new DomainError('forbidden', 'Only the staff may do this.');
        sessions.set(request, viewer);
      },
      // Where every field is optional, so is the body.
      preValidation: (request, _, next) => {
        if (route.body) request.body ??= {};
        assertStorable([request.params, request.query, request.body]);
        next();
      },
      handler: async (request, reply) => {
        // The schemas above have checked each of these against the very types that `Call` derives from the route.
        const { params, query, body } = request;
        const call: unknown = { params, query, body, session: sessions.get(request), request, reply };
        const work = () => handler(call as Call<R>);
        return await (route.file ? work() : isSlow ? limitedSlow(work) : limited(work));
      },
    });
  };
}
