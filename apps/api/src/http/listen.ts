import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isCode } from '../data-folder.ts';
import { StartError } from '../start-error.ts';

/**
 * Proves that the port is free on every address of the host. `localhost` has two, and a server that gets only one of them
 * would leave the other program to answer half of the browsers.
 * @throws StartError naming the port
 */
export async function assertPortFree(host: string, port: number): Promise<void> {
  if (port === 0) return;
  for (const { address } of await lookup(host, { all: true })) await tryToListen(address, port);
}

async function tryToListen(address: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen({ host: address, port, exclusive: true }, resolve);
    });
  } catch (error) {
    // A machine without IPv6 still has a name for its loopback address.
    if (isCode(error, 'EADDRNOTAVAIL') || isCode(error, 'EAFNOSUPPORT')) return;
    throw cannotListen(error, port);
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}

/** @param variable that names the port */
function cannotListen(error: unknown, port: number, variable = 'PORT'): unknown {
  if (isCode(error, 'EADDRINUSE')) {
    return new StartError(
      `Port ${port} is taken by another program. Stop that one, or choose another port: ${variable}=${port === 65_535 ? 3000 : port + 1}`,
    );
  }
  if (isCode(error, 'EACCES')) {
    return new StartError(`Port ${port} may not be used by this user. Choose one above 1023: ${variable}=3000`);
  }
  return error;
}

/** Listens and gives the address to open in a browser. @param variable that names the port. @throws StartError */
export async function listen(app: FastifyInstance, host: string, port: number, variable?: string): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw cannotListen(error, port, variable);
  }
  const address = app.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const isLocal = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  return `http://${isLocal ? 'localhost' : host}:${bound}`;
}
