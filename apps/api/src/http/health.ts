import { timingSafeEqual } from 'node:crypto';
import { fastify, LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { isFromThisMachine } from './client-network.ts';
import { answerError } from './errors.ts';
import { listen } from './listen.ts';
import type { Logger } from './logging.ts';

export interface HealthOptions {
  /** Checks of the parts that a request needs, by name; each rejects while its part does not work. */
  readiness: Readonly<Record<string, () => Promise<unknown>>>;
  metrics: Metrics;
  /** The bearer token that `/metrics` asks for; without it, only programs of this machine may read them. */
  metricsToken: string | undefined;
}

/** Longest time that one part may take to answer, in ms. */
const readinessTimeoutMs = 2_000;

/** `/healthz` says that the process runs, `/readyz` that the parts which it needs work; Prometheus reads `/metrics`. */
export function registerHealth(app: FastifyInstance, { readiness, metrics, metricsToken }: HealthOptions): void {
  const schema = { hide: true };
  app.get(
    '/healthz',
    { schema },
    async (_, reply) => await reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', { schema }, async (request, reply) => {
    const checks = await Promise.all(
      Object.entries(readiness).map(async ([name, check]) => {
        try {
          await withinTime(check());
          return [name, 'ok'] as const;
        } catch (error) {
          request.log.warn({ err: error, part: name }, 'not ready');
          return [name, 'failed'] as const;
        }
      }),
    );
    const isReady = checks.every(([, state]) => state === 'ok');
    return await reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', checks: Object.fromEntries(checks) });
  });

  app.get('/metrics', { schema }, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw new DomainError('not_found', 'Not found');
    return await reply.header('content-type', metrics.contentType).send(await metrics.text());
  });
}

/** Answers the same three addresses on a port of their own, for a role that serves nothing else. @returns the server's address */
export async function listenForHealth(
  options: HealthOptions & { host: string; port: number; log: Logger },
  closing: AsyncDisposableStack,
): Promise<string> {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.setErrorHandler(answerError);
  registerHealth(app, options);
  closing.defer(() => app.close());
  return await listen(app, options.host, options.port, 'METRICS_PORT');
}

async function withinTime(check: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${readinessTimeoutMs} ms.`)), readinessTimeoutMs);
  try {
    await Promise.race([check, promise]);
  } finally {
    clearTimeout(timer);
  }
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromThisMachine(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
