/** A server of bare Fastify with one route that answers a fixed JSON text: `node bare-server.ts [BYTES]`. Prints its address. */
import { fastify } from 'fastify';

const [, , bytes = '0'] = process.argv;
const answer = { id: '0', status: 'processed', localized_texts: ['x'.repeat(Number(bytes))] };

const app = fastify();
app.get('/', async () => answer);
process.stdout.write(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
