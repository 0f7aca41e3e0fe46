import type { Address } from '@palimpsest/contract';
import { AuthenticationRequiredError, isAbort, NetworkError } from './errors.ts';
import type { Session } from './session.ts';

/** Any route's input with the types taken off: what the transport needs to know of it. */
export interface UntypedInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  file?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  fetch?: typeof globalThis.fetch;
}

export interface TransportOptions {
  /** An origin without a trailing slash; empty for the page's own. */
  baseUrl: string;
  session: Pick<Session, 'accessToken' | 'authorization' | 'renew'>;
  /** Default: the platform's. */
  fetch?: typeof globalThis.fetch;
  /** The value of the cookie XSRF-TOKEN, where a server sets one. */
  xsrfToken?: () => string | undefined;
}

/** Sends requests. Both throw NetworkError, or the signal's AbortError. */
export interface Transport {
  /** @param authorization the header of that name */
  send: (address: Address, input: UntypedInput, authorization: string | undefined) => Promise<Response>;
  /**
   * Sends a request with the session's token; a 401 refreshes the session once and sends it once more.
   * @param action completes "Authentication required to ..."
   * @throws AuthenticationRequiredError where nobody is signed in.
   */
  sendAsUser: (address: Address, input: UntypedInput, action: string) => Promise<Response>;
}

export function createTransport({ session, ...options }: TransportOptions): Transport {
  async function send(address: Address, input: UntypedInput, authorization: string | undefined): Promise<Response> {
    const headers = new Headers({ accept: 'application/json', ...input.headers });
    if (authorization) headers.set('authorization', authorization);
    const xsrf = options.xsrfToken?.();
    if (xsrf) headers.set('x-xsrf-token', xsrf);
    const init: RequestInit = { method: address.method, headers, credentials: address.file ? 'omit' : 'include' };
    if (input.signal) init.signal = input.signal;
    if (address.file && input.file) {
      init.body = new FormData();
      init.body.append(address.file, input.file);
    } else if (input.body !== undefined) {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(input.body);
    }
    try {
      return await (input.fetch ?? options.fetch ?? globalThis.fetch)(options.baseUrl + pathOf(address, input), init);
    } catch (error) {
      throw isAbort(error) ? error : new NetworkError(error);
    }
  }

  async function sendAsUser(address: Address, input: UntypedInput, action: string): Promise<Response> {
    const token = session.accessToken();
    if (!token) throw new AuthenticationRequiredError(action);
    const response = await send(address, input, session.authorization());
    if (response.status !== 401) return response;
    await response.body?.cancel();
    await session.renew(token);
    return send(address, input, session.authorization());
  }

  return { send, sendAsUser };
}

function pathOf(address: Address, input: UntypedInput): string {
  const path = address.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The answer's JSON, its text when it is not JSON, or undefined when it is empty. */
export async function readBody(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw isAbort(error) ? error : new NetworkError(error);
  }
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page, say: its words are all there is to show.
    return text;
  }
}
