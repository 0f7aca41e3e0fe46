/** A server with one route that answers a fixed JSON text: `node bare-server.ts fastify|koa [BYTES]`. Prints its port. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import Koa from 'koa';

const [, , framework, bytes = '0'] = process.argv;
const answer = { id: '0', status: 'processed', localized_texts: ['x'.repeat(Number(bytes))] };

async function listenerOf(): Promise<RequestListener> {
  if (framework === 'koa') {
    const app = new Koa();
    app.use((context) => {
      context.body = answer;
    });
    const handle = app.callback();
    return (request, response) => void handle(request, response);
  }
  const app = fastify();
  app.get('/', async () => answer);
  await app.ready();
  return (request, response) => app.routing(request, response);
}

const server = createServer(await listenerOf());
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
