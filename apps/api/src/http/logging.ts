import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyMultipartBaseOptions } from '@fastify/multipart';
import { pino } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';

/** Serializes an error without the parameters of its query, which hold e-mail addresses, hashes and tokens. */
function serializeError(error: Error): { type: string; message: string; stack: string } {
  const shown = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  const at = shown.stack?.split('\n').slice(1).join('\n') ?? '';
  const where = error instanceof DrizzleQueryError ? `${shown.message} in: ${error.query}` : shown.message;
  return { type: error.name, message: where, stack: at };
}

declare module 'fastify' {
  interface FastifyBaseLogger {
    /** Pino's method, which adds fields to every line of this logger, at half the cost of a child logger. */
    setBindings(bindings: Record<string, string>): void;
  }
}

export type Logger = FastifyBaseLogger;

/** Each serializer lists the fields that it writes, and filters nothing: headers, query and body of a request hold secrets. */
export function createLogger(level: string, destination: NodeJS.WritableStream = process.stdout): Logger {
  return pino(
    {
      level,
      serializers: {
        req: ({ method, routeOptions, id }: FastifyRequest) => ({ method, route: routeOptions.url, id }),
        res: ({ statusCode }: FastifyReply) => ({ statusCode }),
        err: serializeError,
        // The form reader logs its options at level `trace`, with all headers of the request.
        busboyOptions: ({ limits }: FastifyMultipartBaseOptions) => ({ limits }),
      },
    },
    destination,
  );
}

/** Logs one line for each answered request, at level `info`. */
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
