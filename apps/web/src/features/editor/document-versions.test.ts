import { documentVersion } from '@palimpsest/editor';
import { expect, test } from 'vitest';
import { clientOfServer } from '../../testing/answering-server.ts';
import { sampleProcess } from '../../testing/sample-process.ts';
import { createVersionCallbacks } from './document-versions.ts';

const size = { width: 800, height: 600 };
const at = '2026-01-02T03:04:05.000Z';

/** The callbacks for a process of a server that answers paths with bodies, and 404 elsewhere. */
async function versionsOf(answers: Record<string, unknown>) {
  const client = await clientOfServer((request) => {
    const body = answers[request.replace('GET ', '')];
    const gone = { detail: 'Version 1 of this document is not kept: the last 20 are.' };
    return body === undefined ? { status: 404, body: gone } : { body };
  });
  return createVersionCallbacks(client, { ...process, processing_completed_at: at }, size);
}

const process = sampleProcess('processed', { message_id: 'm' });
const path = '/v1/images/process/m/document';

test('the versions that the server keeps come before how the image was translated', async () => {
  const { listVersions } = await versionsOf({ [`${path}/versions`]: [{ version: 3, updated_at: at }] });
  expect(await listVersions()).toEqual([
    { id: '3', number: 3, at: new Date(at) },
    { id: '0', number: 0, at: new Date(at) },
  ]);
});

test('a version is what was saved, the first one what was translated', async () => {
  const content = { version: documentVersion, ...size, texts: [] };
  const { restoreVersion } = await versionsOf({ [`${path}?version=2`]: { version: 2, updated_at: at, content } });
  expect(await restoreVersion('2')).toEqual(content);
  expect((await restoreVersion('0')).texts.map(({ text }) => text)).toEqual(
    process.localized_texts.map((text) => text.localized_text),
  );
});

test('a version of another image, and one that is gone, are refused', async () => {
  const content = { width: 1, height: 1, texts: [] };
  const { restoreVersion } = await versionsOf({ [`${path}?version=2`]: { version: 2, updated_at: at, content } });
  await expect(restoreVersion('2')).rejects.toThrow('for another image');
  await expect(restoreVersion('1')).rejects.toThrow(/404|not kept/);
});
