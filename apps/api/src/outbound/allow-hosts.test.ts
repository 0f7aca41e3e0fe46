import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextMessage, spawnLimited } from '../children/limited-child.ts';
import { createHostCheck } from './allow-hosts.ts';

describe('a list of hosts', () => {
  const isAllowed = createHostCheck(['db:5432', 'Mail.example.com', '*.models.test:443', '[::1]:3310', 'unix:/run/s']);

  test.each([
    [{ host: 'db', port: 5432 }, true],
    [{ host: 'db', port: '5433' }, false],
    [{ host: 'mail.EXAMPLE.com', port: 25 }, true],
    [{ host: 'evil-mail.example.com', port: 25 }, false],
    [{ host: 'a.models.test', port: 443 }, true],
    [{ host: 'models.test', port: 443 }, false],
    [{ host: 'models.test.evil.com', port: 443 }, false],
    [{ host: '::1', port: 3310 }, true],
    [{ port: 80 }, false],
    [{ host: '10.0.0.1', port: 25, servername: 'mail.example.com' }, true],
    [{ host: '10.0.0.1', port: 25, servername: 'other.example.com' }, false],
    [{ host: 'evil.com', port: 25, servername: 'mail.example.com' }, false],
    [{ path: '/run/s' }, true],
    [{ path: '/run/docker.sock' }, false],
  ])('%o: %s', (target, expected) => {
    expect(isAllowed(target)).toBe(expected);
  });
});

describe('a process with a list', () => {
  const server = createServer((_, response) => response.end('hello'));
  let folder: string;
  let port: number;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'palimpsest-hosts-'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** What came of each way to the network, in a child that may call `hosts`. */
  async function tryAll(hosts: readonly string[]): Promise<Record<string, string>> {
    const script = join(folder, `${crypto.randomUUID()}.mjs`);
    await writeFile(
      script,
      `import http from 'node:http';
       import net from 'node:net';
       import tls from 'node:tls';
       const port = ${port};
       const outcome = (socket, event) => new Promise((resolve) => {
         socket.once(event, () => { resolve('through'); socket.destroy(); });
         socket.once('error', (error) => resolve(error.name === 'HostRefused' ? 'refused' : 'through'));
       });
       process.send({
         fetch: await fetch('http://127.0.0.1:' + port).then(() => 'through', ({ cause }) => cause.name === 'HostRefused' ? 'refused' : String(cause)),
         http: await outcome(http.get({ host: '127.0.0.1', port }), 'response'),
         'net.connect': await outcome(net.connect(port, '127.0.0.1'), 'connect'),
         'Socket.connect': await outcome(new net.Socket().connect({ host: '127.0.0.1', port }), 'connect'),
         'tls.connect': await outcome(tls.connect({ host: '127.0.0.1', port }), 'secureConnect'),
       });`,
    );
    const child = spawnLimited({ script, memoryMb: 900, hosts, onOutput: () => undefined });
    return await nextMessage(child, (message: Record<string, string>) => message);
  }

  const ways = ['fetch', 'http', 'net.connect', 'Socket.connect', 'tls.connect'];

  test('calls what it names, in whatever way', async () => {
    expect(await tryAll([`127.0.0.1:${port}`])).toEqual(Object.fromEntries(ways.map((way) => [way, 'through'])));
  });

  test.each([[[]], [['127.0.0.1:1']], [['localhost']]])(
    'calls nothing else: with %j every way is refused',
    async (hosts) => {
      expect(await tryAll(hosts)).toEqual(Object.fromEntries(ways.map((way) => [way, 'refused'])));
    },
  );
});
