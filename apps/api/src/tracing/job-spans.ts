import { context, propagation, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';

/** Names a span across processes, as the headers of W3C's Trace Context do. */
export type TraceCarrier = Record<string, string>;

const tracer = () => trace.getTracer('palimpsest');

/** The span that is under way, for whoever goes on elsewhere; undefined where nothing is traced. */
export function currentTrace(): TraceCarrier | undefined {
  const carrier: TraceCarrier = {};
  propagation.inject(context.active(), carrier);
  return Object.keys(carrier).length > 0 ? carrier : undefined;
}

/** Why it failed is told by the log: an error's text can hold addresses. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

/** Runs one attempt at a job in a span of its own, below the request that started it. */
export async function inJobSpan<T>(
  name: string,
  started: TraceCarrier | undefined,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const parent = propagation.extract(context.active(), started ?? {});
  return await tracer().startActiveSpan(name, { kind: SpanKind.CONSUMER, attributes }, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Spans of what follows one another in a job: each begins where the one before ends. */
export function createStageSpans() {
  const parent = context.active();
  let current: Span | undefined;
  return {
    enter(name: string): void {
      current?.end();
      current = tracer().startSpan(name, {}, parent);
    },
    /** @param error what ended the stage before its time */
    end(error?: unknown): void {
      if (current && error !== undefined) fail(current, error);
      current?.end();
    },
  };
}
