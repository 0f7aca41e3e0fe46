import { context, propagation, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * A span for each request, below the one that its `traceparent` header names; what its handler does belongs to it.
 * Of the address only the route is told: queries hold signatures.
 */
export function traceRequests(app: FastifyInstance): void {
  const tracer = trace.getTracer('palimpsest');
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _, next) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route, 'palimpsest.request_id': request.id };
    const parent = propagation.extract(context.active(), request.headers);
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    contexts.set(request, trace.setSpan(parent, span));
    next();
  });
  // Not before: reading the body leaves the context of whoever began.
  app.addHook('preHandler', (request, _, next) => context.with(contexts.get(request) ?? context.active(), next));
  app.addHook('onResponse', (request, { statusCode }, next) => {
    const span = trace.getSpan(contexts.get(request) ?? context.active());
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    next();
  });
}
