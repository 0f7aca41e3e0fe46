import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createApiClient, type ApiClient, type ApiClientOptions } from '../client.ts';
import type { SessionStorage } from '../session.ts';

export interface SeenRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Answer {
  status?: number;
  /** Sent as JSON; a string and bytes are sent as they stand. */
  body?: unknown;
  /** Its media type. */
  type?: string;
  /** The connection ends in the middle of the body. */
  cut?: boolean;
}

export interface TestServer {
  baseUrl: string;
  seen: SeenRequest[];
  /** How many requests were made to a path. */
  count: (path: string) => number;
}

/** A real HTTP server on a free port of this machine, gone when the test ends. */
export async function startServer(respond: (request: SeenRequest) => Answer | Promise<Answer>): Promise<TestServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const url = new URL(request.url ?? '/', 'http://localhost');
      const entry: SeenRequest = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('latin1'),
      };
      seen.push(entry);
      const { status = 200, body, type, cut } = await respond(entry);
      const content = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
      response.statusCode = status;
      if (type) response.setHeader('content-type', type);
      if (cut) {
        response.setHeader('content-length', content.length + 1);
        response.write(content, () => response.destroy());
      } else {
        response.end(content);
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    count: (path) => seen.filter((request) => request.path === path).length,
  };
}

/** Storage that lives as long as the test; `entries` shows what is in it. */
export function memoryStorage(initial: Record<string, string> = {}): SessionStorage & { entries: Map<string, string> } {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** The contents of the storage of a user who is logged in with these tokens. */
export function loggedIn(accessToken = 'old', refreshToken = 'refresh-1'): Record<string, string> {
  return { accessToken, refreshToken, authToken: accessToken, tokenType: 'Bearer', isAuthenticated: 'true' };
}

/** A client of that server with a logged-in user. */
export function clientOf(server: TestServer, options: Partial<ApiClientOptions> = {}): ApiClient {
  return createApiClient({ baseUrl: server.baseUrl, storage: memoryStorage(loggedIn()), ...options });
}
