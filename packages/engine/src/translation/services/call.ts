import {
  bulkhead,
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { throwIfCancelled } from '../../cancel.ts';
import { EngineError } from '../../errors.ts';

/** How a translation service is called. */
export interface CallOptions {
  /** Of the translator, for messages. */
  name: string;
  /** Of one request, in ms. @default 30 000 */
  timeoutMs?: number;
  /** After a failure that may pass. @default 2 */
  retries?: number;
  /** Wait before the first retry, in ms; doubles, with jitter. @default 500 */
  retryDelayMs?: number;
  /** Requests under way at the same time. @default 4 */
  concurrency?: number;
  /** Failures in a row after which the service is left alone for a while. @default 5 */
  failuresBeforeBreak?: number;
  /** How long it is left alone, in ms. @default 30 000 */
  breakMs?: number;
}

/** With these a service refuses what it is sent, such as a text that its filter does not let pass or that is too long. */
const statusesOfTexts: ReadonlySet<number> = new Set([400, 413, 422]);

/** A failure of a translation service. Its message names no key and quotes no answer. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  /** Whether the same request may succeed later. */
  readonly mayPass: boolean;
  /** How long the service asks to wait, in ms. */
  readonly retryAfterMs: number | undefined;
  /** HTTP status with which it refused; undefined for other failures. */
  readonly status: number | undefined;
  /** Whether it may lie in the texts, so that others may be translated. */
  readonly concernsText: boolean;

  constructor(
    message: string,
    {
      mayPass,
      retryAfterMs,
      status,
      concernsText = statusesOfTexts.has(status ?? 0),
      cause,
    }: { mayPass: boolean; retryAfterMs?: number; status?: number; concernsText?: boolean; cause?: unknown },
  ) {
    super(message, { cause });
    this.mayPass = mayPass;
    this.retryAfterMs = retryAfterMs;
    this.status = status;
    this.concernsText = concernsText;
  }
}

/** Runs requests to one service within its limits. */
export type Call = <Answer>(request: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal) => Promise<Answer>;

/** A service that asks for a longer wait than this, in ms, is not waited for. */
const longestWaitMs = 20_000;

/**
 * Timeout, retries with jitter that honour Retry-After, a circuit breaker and a limit of parallel requests, for one service.
 * What it throws is an EngineError: `cancelled`, or `translation-failed` with what the service answered and what to do.
 */
export function createCall(options: CallOptions): Call {
  const { name, timeoutMs = 30_000, retries = 2, retryDelayMs = 500 } = options;
  const { concurrency = 4, failuresBeforeBreak = 5, breakMs = 30_000 } = options;
  const passing = handleWhen(
    (error) => error instanceof TaskCancelledError || (mayPass(error) && !concernsText(error)),
  );
  const policy = wrap(
    bulkhead(concurrency, Number.POSITIVE_INFINITY),
    retry(
      handleWhen((error) => mayPass(error) && (retryAfterOf(error) ?? 0) <= longestWaitMs),
      {
        maxAttempts: retries,
        backoff: new DelegateBackoff((context: IRetryBackoffContext<unknown>) => {
          const asked = 'error' in context.result ? retryAfterOf(context.result.error) : undefined;
          const jitter = 0.5 + Math.random() / 2;
          return asked ?? retryDelayMs * 2 ** (context.attempt - 1) * jitter;
        }),
      },
    ),
    circuitBreaker(passing, { halfOpenAfter: breakMs, breaker: new ConsecutiveBreaker(failuresBeforeBreak) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  return async (request, signal) => {
    throwIfCancelled(signal);
    try {
      return await policy.execute((context) => request(context.signal), signal);
    } catch (error) {
      throwIfCancelled(signal);
      const status = error instanceof ServiceFailure ? error.status : undefined;
      throw new EngineError('translation-failed', explain(error, name, timeoutMs), {
        cause: error,
        concernsText: concernsText(error),
        details: { translator: name, ...(status !== undefined && { status }) },
      });
    }
  };
}

function mayPass(error: unknown): boolean {
  return error instanceof ServiceFailure && error.mayPass;
}

function concernsText(error: unknown): boolean {
  return error instanceof ServiceFailure && error.concernsText;
}

function retryAfterOf(error: unknown): number | undefined {
  return error instanceof ServiceFailure ? error.retryAfterMs : undefined;
}

function explain(error: unknown, name: string, timeoutMs: number): string {
  if (error instanceof TaskCancelledError)
    return `${name} did not answer within ${timeoutMs / 1000} s. Try again later.`;
  if (error instanceof BrokenCircuitError) {
    return `${name} failed several times in a row and is left alone for a while. Try again in a minute.`;
  }
  if (error instanceof ServiceFailure) return error.message;
  return `${name} could not be asked, for a reason that this program does not know. Leave it out of TRANSLATORS to go on without it.`;
}
