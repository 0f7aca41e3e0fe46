import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** A request as a translation service gets it. */
export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** The reaction of a stand-in to a request: an answer in JSON, or a fault. */
export type Reaction =
  | { json: unknown }
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'cut body'
  | 'silence';

/** A local server in the place of a translation service. */
export interface StandIn {
  url: string;
  requests: SeenRequest[];
  /** Faults for the next requests, before `react` is asked again. */
  faults: Reaction[];
  close(): Promise<void>;
}

/** @param react answers each request as the service would */
export async function openStandIn(react: (request: SeenRequest) => Reaction): Promise<StandIn> {
  const requests: SeenRequest[] = [];
  const faults: Reaction[] = [];
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const { method = '', url: path = '', headers } = request;
      const seen = { method, path, headers, body: await readText(request) };
      requests.push(seen);
      send(response, faults.shift() ?? react(seen));
    };
    void answer();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    faults,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function send(response: ServerResponse, reaction: Reaction): void {
  if (reaction === 'silence') return;
  if (reaction === 'cut body') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"trans');
    response.socket?.destroySoon();
    return;
  }
  if ('json' in reaction) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reaction.json));
    return;
  }
  response.writeHead(reaction.status, { 'content-type': 'application/json', ...reaction.headers });
  response.end(reaction.body ?? '{}');
}

/** Marks each word outside of elements, so that a test sees which parts were translated. */
export function marked(markup: string): string {
  return markup
    .split(/(<span\b.*?<\/span>|<[^>]*>|&\w+;)/su)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\p{L}+/gu, (word) => `${word}o`)))
    .join('');
}
