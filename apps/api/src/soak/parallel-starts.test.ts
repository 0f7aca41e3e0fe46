import { creditsResponse } from '@palimpsest/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blankPicture } from '../testing/sample-poster.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { printCount, repetitions } from '../testing/counts.ts';

const [credits, starts, rounds] = [10, 50, repetitions(1, 20)];

let server: TestServer;
beforeAll(async () => {
  // Nobody works on them: no job ends, and gives a credit back, while the starts are counted.
  server = await startTestServer({ TRIAL_CREDITS: String(credits), STARTS_PER_HOUR: '10000' });
});
afterAll(() => server.stop());

test(`${starts} parallel starts on ${credits} credits: ${credits} start, the others are refused`, async () => {
  const image = await blankPicture();
  for (let round = 0; round < rounds; round += 1) {
    const { token } = await server.signUp();
    const imageId = await server.upload(token, image);
    const json = { target_lang: 'Spanish' };
    const answers = await Promise.all(
      Array.from({ length: starts }, () => server.send('POST', `/v1/images/process/${imageId}`, { token, json })),
    );
    const started = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ status }) => status === 402).length;
    expect([started, refused]).toEqual([credits, starts - credits]);
    const left = creditsResponse.parse((await server.send('GET', '/v1/subscriptions/credits', { token })).body);
    expect(left.remaining_credits).toBeLessThanOrEqual(credits);
  }
  printCount(`${rounds} × ${starts} parallel starts on ${credits} credits: each time exactly ${credits} started`);
});
