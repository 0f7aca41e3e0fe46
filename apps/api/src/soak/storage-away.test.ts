import { afterAll, beforeAll, expect, test } from 'vitest';
import { blankPicture } from '../testing/sample-poster.ts';
import { fileForm } from '../testing/test-client.ts';
import { startS3, type TestS3 } from '../testing/test-s3.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { printCount, repetitions } from '../testing/counts.ts';

const [rounds, tries] = [repetitions(1, 20), repetitions(1, 10)];

let s3: TestS3;
let server: TestServer;
beforeAll(async () => {
  s3 = await startS3();
  server = await startTestServer({ ...s3.variables, WORKER_SLOTS: '0', UPLOADS_PER_HOUR: '10000' });
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
});

test('storage away: uploads are answered 503 and leave nothing; they work again by themselves', async () => {
  const user = await server.signUp();
  const picture = await blankPicture();
  for (let round = 1; round <= rounds; round += 1) {
    await s3.pause();
    for (let count = 0; count < tries; count += 1) {
      const form = fileForm(picture, 'image/png');
      const refused = await server.send('POST', '/v1/images', { token: user.token, form });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    }
    expect((await server.send('GET', '/readyz')).status).toBe(503);
    await s3.resume();
    expect(await server.upload(user.token, picture)).toMatch(/^[\w-]{36}$/);
    expect((await server.send('GET', '/readyz')).status).toBe(200);
    expect((await server.send('GET', '/v1/images', { token: user.token })).body).toHaveLength(round);
  }
  printCount(
    `${rounds} × storage away: ${rounds * tries} uploads answered 503, ${rounds} of ${rounds} later ones kept`,
  );
});
