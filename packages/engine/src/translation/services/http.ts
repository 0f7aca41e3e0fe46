import type { z } from 'zod';
import { ServiceFailure } from './call.ts';

/** A request to a translation service. */
export interface HttpRequest<Answer> {
  /** Of the translator, for messages. */
  name: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form; without it, the request is a GET. */
  body?: unknown;
  answer: z.ZodType<Answer>;
  signal: AbortSignal;
}

/** What a status says to the person who set the installation up. */
const meanings: Readonly<Record<number, string>> = {
  400: 'did not accept the request (400). Check its language pair and its settings.',
  401: 'refused the key (401). Check the key.',
  403: 'refused the key (403). Check the key and what it may do.',
  404: 'has no such address (404). Check its URL.',
  413: 'refused the texts as too long (413).',
  429: 'takes no more requests for now (429). Try again later, or raise its limit.',
  456: 'has used up its quota of characters (456). Raise the quota, or wait until it starts anew.',
};

/**
 * Asks and checks what comes back.
 * @throws ServiceFailure for every status but 2xx, a broken connection, and an answer of another form
 */
export async function requestJson<Answer>(request: HttpRequest<Answer>): Promise<Answer> {
  const { name, answer } = request;
  const response = await send(request);
  if (!response.ok) {
    const failure = failureOf(name, response);
    try {
      // Its text may quote the request, and is not shown; reading it frees the connection.
      await response.arrayBuffer();
    } catch (cause) {
      failure.cause = cause;
    }
    throw failure;
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    throw new ServiceFailure(`${name} broke off its answer, or sent no JSON. Try again later.`, {
      mayPass: true,
      cause,
    });
  }
  const parsed = answer.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ServiceFailure(`${name} sent an answer of an unknown form. Check its URL and version.`, { mayPass: false });
}

async function send({ name, url, headers, body, signal }: HttpRequest<unknown>): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  try {
    return await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body !== undefined && !isForm && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal,
    });
  } catch (cause) {
    throw new ServiceFailure(`${name} cannot be reached. Check the network and its URL.`, { mayPass: true, cause });
  }
}

/** What a status of a service means, whether it may pass, and how long the service asks to wait. */
export function failureOf(name: string, { status, headers }: Pick<Response, 'status' | 'headers'>): ServiceFailure {
  const retryAfterMs = readRetryAfter(headers.get('retry-after'));
  const isServers = status >= 500;
  const meaning = meanings[status] ?? (isServers ? `failed (${status}). Try again later.` : `answered ${status}.`);
  return new ServiceFailure(`${name} ${meaning}`, {
    status,
    mayPass: isServers || status === 429 || status === 408,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

/** In ms; a header holds seconds or a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\s*\d+(?:\.\d+)?\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
