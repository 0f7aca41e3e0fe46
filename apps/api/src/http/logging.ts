import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyMultipartBaseOptions } from '@fastify/multipart';
import { pino } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';

/** An error without the values that the query carried: they hold e-mail addresses, hashes and tokens. */
function serializeError(error: Error): { type: string; message: string; stack: string } {
  const shown = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  const at = shown.stack?.split('\n').slice(1).join('\n') ?? '';
  const where = error instanceof DrizzleQueryError ? `${shown.message} in: ${error.query}` : shown.message;
  return { type: error.name, message: where, stack: at };
}

declare module 'fastify' {
  interface FastifyBaseLogger {
    /** Adds to every line of this logger, of pino; half the cost of a child. */
    setBindings(bindings: Record<string, string>): void;
  }
}

export type Logger = FastifyBaseLogger;

/** What is written is chosen, not filtered: of a request neither headers nor query nor body, where secrets travel. */
export function createLogger(level: string, destination: NodeJS.WritableStream = process.stdout): Logger {
  return pino(
    {
      level,
      serializers: {
        req: ({ method, routeOptions, id }: FastifyRequest) => ({ method, route: routeOptions.url, id }),
        res: ({ statusCode }: FastifyReply) => ({ statusCode }),
        err: serializeError,
        // The form reader tells at level `trace` how it was called, with all headers of the request.
        busboyOptions: ({ limits }: FastifyMultipartBaseOptions) => ({ limits }),
      },
    },
    destination,
  );
}

/** One line for each answered request, at level `info`. */
export function logRequests(app: FastifyInstance, metrics: Pick<Metrics, 'observeRequest'>): void {
  app.addHook('onResponse', (request, reply, next) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    metrics.observeRequest(
      { method, route: routeOptions.url ?? '', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
    next();
  });
}
