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
import type { z } from 'zod';
import { throwIfCancelled } from '../../cancel.ts';
import { EngineError } from '../../errors.ts';

/** The limits for calls of a translation service. */
export interface CallOptions {
  /** Name of the translator, for messages. */
  name: string;
  /** Timeout of one request, in ms. @default 30 000 */
  timeoutMs?: number;
  /** Maximum number of retries after a failure that may pass. @default 2 */
  retries?: number;
  /** Wait before the first retry, in ms; doubles, with jitter. @default 500 */
  retryDelayMs?: number;
  /** Requests under way at the same time. @default 4 */
  concurrency?: number;
  /** Failures in a row after which the circuit breaker opens. @default 5 */
  failuresBeforeBreak?: number;
  /** Time for which the circuit breaker stays open, in ms. @default 30 000 */
  breakMs?: number;
}

interface Failure {
  /** Whether the same request may succeed later. */
  mayPass: boolean;
  /** How long the service asks to wait, in ms. */
  retryAfterMs?: number | undefined;
  /** HTTP status with which it refused; undefined for other failures. */
  status?: number;
  /** Whether the cause may be in the texts, so that others may be translated. @default false */
  concernsText?: boolean;
  cause?: unknown;
}

/** A failure of a translation service. Its message names no key and quotes no answer. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly failure: Failure;

  constructor(message: string, failure: Failure) {
    super(message, { cause: failure.cause });
    this.failure = failure;
  }
}

/** Runs requests to one service within its limits. */
export type Call = <Answer>(request: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal) => Promise<Answer>;

/** A service that asks for a longer wait than this, in ms, is not waited for. */
const maxWaitMs = 20_000;

/**
 * Wraps requests to one service in a timeout, retries with jitter that honour Retry-After, a circuit breaker and a limit of parallel requests.
 * The call throws EngineError `cancelled`, or `translation-failed` with the answer of the service and what to do.
 */
export function createCall(options: CallOptions): Call {
  const { name, timeoutMs = 30_000, retries = 2, retryDelayMs = 500 } = options;
  const { concurrency = 4, failuresBeforeBreak = 5, breakMs = 30_000 } = options;
  const backoff = new DelegateBackoff(({ result, attempt }: IRetryBackoffContext<unknown>) => {
    const asked = 'error' in result ? failureIn(result.error).retryAfterMs : undefined;
    const jitter = 0.5 + Math.random() / 2;
    return asked ?? retryDelayMs * 2 ** (attempt - 1) * jitter;
  });
  const policy = wrap(
    bulkhead(concurrency, Number.POSITIVE_INFINITY),
    retry(handleWhen(isWorthRetry), { maxAttempts: retries, backoff }),
    circuitBreaker(handleWhen(countsAgainstService), {
      halfOpenAfter: breakMs,
      breaker: new ConsecutiveBreaker(failuresBeforeBreak),
    }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  return async (request, signal) => {
    throwIfCancelled(signal);
    try {
      return await policy.execute((context) => request(context.signal), signal);
    } catch (error) {
      throwIfCancelled(signal);
      const { status, concernsText = false } = failureIn(error);
      throw new EngineError('translation-failed', explain(error, name, timeoutMs), {
        cause: error,
        concernsText,
        details: { translator: name, ...(status !== undefined && { status }) },
      });
    }
  };
}

function countsAgainstService(error: unknown): boolean {
  const { mayPass = false, concernsText = false } = failureIn(error);
  return error instanceof TaskCancelledError || (mayPass && !concernsText);
}

function isWorthRetry(error: unknown): boolean {
  const { mayPass = false, retryAfterMs = 0 } = failureIn(error);
  return mayPass && retryAfterMs <= maxWaitMs;
}

function failureIn(error: unknown): Partial<Failure> {
  return error instanceof ServiceFailure ? error.failure : {};
}

function explain(error: unknown, name: string, timeoutMs: number): string {
  if (error instanceof ServiceFailure) return error.message;
  if (error instanceof TaskCancelledError) {
    return `${name} did not answer within ${timeoutMs / 1000} s. Try again later.`;
  }
  if (error instanceof BrokenCircuitError) {
    return `${name} failed several times in a row and is left alone for a while. Try again in a minute.`;
  }
  return `${name} could not be asked, for a reason that this program does not know. Leave it out of TRANSLATORS to go on without it.`;
}

/** A request to a translation service. */
export interface HttpRequest<Answer> {
  /** Name of the translator, for messages. */
  name: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Body that is sent as JSON, or as a form; without it, the request is a GET. */
  body?: unknown;
  answer: z.ZodType<Answer>;
  signal: AbortSignal;
}

/**
 * Sends a request and checks the answer.
 * @throws ServiceFailure for every status but 2xx, a broken connection, and an answer of another form
 */
export async function requestJson<Answer>(request: HttpRequest<Answer>): Promise<Answer> {
  const { name, url, headers, body: sent, answer, signal } = request;
  const isForm = sent instanceof URLSearchParams;
  const response = await fetch(url, {
    method: sent === undefined ? 'GET' : 'POST',
    headers: { ...(sent !== undefined && !isForm && { 'content-type': 'application/json' }), ...headers },
    ...(sent !== undefined && { body: isForm ? sent : JSON.stringify(sent) }),
    redirect: 'error',
    signal,
  }).catch((cause: unknown) => {
    throw unreachable(name, cause);
  });
  if (!response.ok) {
    // The text of the error may quote the request, and is not shown.
    await response.body?.cancel();
    throw failureOf(name, response);
  }
  const body: unknown = await response.json().catch((cause: unknown) => {
    const message = `${name} broke off its answer, or sent no JSON. Try again later.`;
    throw new ServiceFailure(message, { mayPass: true, cause });
  });
  const parsed = answer.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ServiceFailure(`${name} sent an answer of an unknown form. Check its URL and version.`, { mayPass: false });
}

/** @param cause undefined where it may quote a key */
export function unreachable(name: string, cause?: unknown): ServiceFailure {
  return new ServiceFailure(`${name} cannot be reached. Check the network and its URL.`, { mayPass: true, cause });
}

/** Advice on a status for the person who set the installation up. */
const meanings: Readonly<Record<number, string>> = {
  400: 'did not accept the request (400). Check its language pair and its settings.',
  401: 'refused the key (401). Check the key.',
  403: 'refused the key (403). Check the key and what it may do.',
  404: 'has no such address (404). Check its URL.',
  413: 'refused the texts as too long (413).',
  429: 'takes no more requests for now (429). Try again later, or raise its limit.',
  456: 'has used up its quota of characters (456). Raise the quota, or wait until it starts anew.',
};

/** The meaning of a status of a service, whether the fault may pass, and how long the service asks to wait. */
export function failureOf(name: string, { status, headers }: Pick<Response, 'status' | 'headers'>): ServiceFailure {
  const isServers = status >= 500;
  const meaning = meanings[status] ?? (isServers ? `failed (${status}). Try again later.` : `answered ${status}.`);
  return new ServiceFailure(`${name} ${meaning}`, {
    status,
    mayPass: isServers || status === 429 || status === 408,
    retryAfterMs: readRetryAfter(headers.get('retry-after')),
    // A service refuses a text that its filter does not let pass or that is too long.
    concernsText: [400, 413, 422].includes(status),
  });
}

/** The wait that a header asks for, in ms; it holds seconds or a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\s*\d+(?:\.\d+)?\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
