import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { imageEntry } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { fileForm, type TestUser } from '../testing/test-client.ts';
import { wholePoster } from '../testing/sample-poster.ts';
import { useInstallation } from '../testing/use-installation.ts';
import { printCount } from '../testing/counts.ts';

const rounds = 10;
/** Uploads that are tried while the disk is full. */
const tries = 20;
/** Size of the server's disk, in MiB: the embedded database takes about 60 of it. */
const diskMb = 200;

const installation = useInstallation();

/** Mounts a disk of its own at the data folder, which nobody else sees, and runs the server there (Linux). */
const onSmallDisk = (folder: string) => [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${diskMb}m disk "$0" && exec "$@"`,
  folder,
];

/** Fills the disk to its last byte. @param path as the server sees it */
async function fill({ pid }: ServerProcess, path: string): Promise<void> {
  const block = Buffer.alloc(65_536);
  const endless = Readable.from(
    (function* blocks() {
      for (;;) yield block;
    })(),
  );
  await expect(pipeline(endless, createWriteStream(`/proc/${pid}/root${path}`))).rejects.toThrow('ENOSPC');
}

const imagesOf = async (server: ServerProcess, { token }: TestUser) =>
  z.array(imageEntry).parse((await server.send('GET', '/v1/images', { token })).body);

test(
  `${rounds} × a full disk: what needs room is answered 503, what was kept is there, and it recovers by itself`,
  { timeout: 600_000 },
  async () => {
    const { dataDir, variables } = installation;
    const settings = { WORKER_SLOTS: '0', UPLOADS_PER_HOUR: '10000', ...variables };
    const server = await startServerProcess(settings, [], onSmallDisk(dataDir));
    const user = await server.signUp();
    const poster = await wholePoster();
    const form = () => fileForm(poster, 'image/png');
    const ballast = join(dataDir, 'ballast');
    const statuses: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await fill(server, ballast);
      for (let count = 0; count < tries; count += 1) {
        const { status, headers } = await server.send('POST', '/v1/images', { token: user.token, form: form() });
        statuses.push(status);
        expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      }
      expect((await server.send('GET', '/readyz')).status).toBe(503);
      expect(await imagesOf(server, user)).toHaveLength(round - 1);
      await rm(`/proc/${server.pid}/root${ballast}`);
      await server.upload(user.token, poster);
      expect((await server.send('GET', '/readyz')).status).toBe(200);
    }
    const kept = (await imagesOf(server, user)).length;
    printCount(
      `${rounds} × a full disk: ${statuses.length} uploads answered 503, ${kept} of ${rounds} later ones kept`,
    );
    expect(kept).toBe(rounds);
  },
);
