import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { languagesResponse, type LanguagesResponse } from '@palimpsest/contract';
import { expect, onTestFinished, test } from 'vitest';
import { startChatModel } from '../testing/chat-model.ts';
import { eventually } from '../testing/eventually.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { useInstallation } from '../testing/use-installation.ts';

const installation = useInstallation();

/** A server of recognition data that answers when it is let go. */
async function openMirror(): Promise<{ url: string; asked: string[]; letGo: () => void }> {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    void promise.then(() => response.end('data'));
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  onTestFinished(() => {
    letGo();
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, letGo };
}

/** The program that the server calls, as an administrator may name one for a mirror of their own. */
const sourceFor = (url: string): string => `
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
for (const name of process.argv.slice(2)) {
  const file = name + '.traineddata.gz';
  const answer = await fetch('${url}/' + file);
  await writeFile(join(process.env.PALIMPSEST_RECOGNITION_DATA, file), Buffer.from(await answer.arrayBuffer()));
  console.log('Recognition data: ' + name);
}
`;

test('a server that starts fetches what its translators need for reading, and says so until it is there', async () => {
  const mirror = await openMirror();
  const model = await startChatModel();
  onTestFinished(() => model.close());
  const directory = join(installation.dataDir, 'recognition-data');
  const source = join(installation.dataDir, 'source.mjs');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'eng.traineddata.gz'), 'data');
  await writeFile(source, sourceFor(mirror.url));
  const client = await startServerProcess({
    WORKER_SLOTS: '1',
    ...model.variables,
    ...installation.variables,
    FETCH_RECOGNITION_DATA: 'true',
    PALIMPSEST_RECOGNITION_DATA: directory,
    PALIMPSEST_RECOGNITION_SOURCE: source,
  });
  const { token } = await client.signUp();
  const look = async (): Promise<LanguagesResponse> =>
    languagesResponse.parse((await client.send('GET', '/v1/languages', { token })).body);

  await eventually(async () =>
    expect((await look()).unreadable).toContainEqual({ language: 'German', is_fetching: true }),
  );
  expect((await look()).pairs.German).toBeUndefined();

  mirror.letGo();
  await eventually(async () => expect((await look()).unreadable).toEqual([]));
  expect(mirror.asked).toContain('/deu.traineddata.gz');
  expect(mirror.asked).not.toContain('/eng.traineddata.gz');
  expect((await look()).pairs.German).toContainEqual(expect.objectContaining({ language: 'Polish' }));
});
