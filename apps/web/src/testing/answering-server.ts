import { createApiClient, type ApiClient } from '@palimpsest/api-client';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

export interface Answer {
  status?: number;
  body: unknown;
}

/** A signed-in client of a real HTTP server that answers as it is told until the test ends. @param respond to `GET /path?query` and the body that was sent */
export async function clientOfServer(respond: (request: string, body: unknown) => Answer): Promise<ApiClient> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const sent = Buffer.concat(chunks).toString();
      const { status = 200, body } = respond(
        `${request.method} ${request.url}`,
        request.headers['content-type'] === 'application/json' ? JSON.parse(sent) : undefined,
      );
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const storage = { ...memoryStorage(), removeItem: () => {} };
  storage.setItem('accessToken', 'a');
  const { port } = server.address() as AddressInfo;
  return createApiClient({ baseUrl: `http://localhost:${port}`, storage, events: new EventTarget() });
}
