import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { until } from '../testing/eventually.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { useInstallation } from '../testing/use-installation.ts';

const installation = useInstallation();

test('a client that leaves in the middle of an upload is noted as gone, not as a failure, and leaves nothing', async () => {
  const server = await startServerProcess({ ...installation.variables, WORKER_SLOTS: '0' });
  const user = await server.signUp();
  const { hostname, port } = new URL(server.url);
  for (let cut = 0; cut < 8; cut += 1) {
    const socket = connect(Number(port), hostname);
    const head = [
      'POST /v1/images HTTP/1.1',
      `Host: ${hostname}:${port}`,
      `Authorization: Bearer ${user.token}`,
      'Content-Type: multipart/form-data; boundary=cut',
      'Content-Length: 100000',
      '',
      '--cut',
      'Content-Disposition: form-data; name="file"; filename="a.png"',
      'Content-Type: image/png',
      '',
      'x'.repeat((cut + 1) * 400),
    ];
    await new Promise<void>((resolve) => socket.write(head.join('\r\n'), () => resolve()));
    // One of the cut forms must be under way when its sender leaves.
    await until(async () => (await readdir(join(installation.dataDir, 'temporary'))).length > 0);
    socket.destroy();
    await until(async () => (await readdir(join(installation.dataDir, 'temporary'))).length === 0);
  }
  await until(() => server.output().split('the client went away').length > 8);
  expect(server.output()).not.toContain('request failed');
  // The line names the sender and the time it took, at the default level.
  expect(server.output()).toMatch(new RegExp(`"userId":"${user.id}".*"ms":\\d+,"msg":"answered"`));
  await server.end('SIGTERM');
});
