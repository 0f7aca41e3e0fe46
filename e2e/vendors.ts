import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as the product posts it. */
export interface PostedEvent {
  name: string;
  fields: Record<string, string | number>;
  path: string;
}

/** One server in the place of those whose scripts the product adds: a chat, a recorder, and a collector of events. */
export interface Vendors {
  /** The environment variables that point the product to this server. */
  variables: NodeJS.ProcessEnv;
  events: PostedEvent[];
  stop(): Promise<void>;
}

const scripts: Readonly<Record<string, string>> = {
  '/chat.js': 'window.chatTold = []; window.Intercom = (...command) => window.chatTold.push(command);',
  '/record.js': 'window.recording = true;',
};

export async function startVendors(): Promise<Vendors> {
  const events: PostedEvent[] = [];
  const server = createServer((request, response) => {
    const script = scripts[request.url ?? ''];
    if (script) {
      response.setHeader('content-type', 'text/javascript').end(script);
      return;
    }
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      events.push(JSON.parse(body) as PostedEvent);
      response.setHeader('access-control-allow-origin', '*').end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    variables: {
      ANALYTICS_URL: `${origin}/collect`,
      CHAT_APP_ID: 'app-1',
      CHAT_REGION: 'eu',
      CHAT_SCRIPT_URL: `${origin}/chat.js`,
      RECORDING_SCRIPT_URL: `${origin}/record.js`,
    },
    events,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
