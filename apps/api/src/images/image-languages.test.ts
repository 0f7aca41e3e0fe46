import { join } from 'node:path';
import { creditsResponse, detectedLanguage, trialCredits } from '@palimpsest/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileStore } from '../storage/file-store.ts';
import { blankPicture, germanPoster, samplePoster } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createImageLanguages } from './image-languages.ts';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.signUp();
});
afterAll(() => server.stop());

const detect = (imageId: string, { token }: TestUser) =>
  server.send('POST', `/v1/images/${imageId}/detect-language`, { token });

async function languageOf(picture: Buffer) {
  const answer = await detect(await server.upload(user.token, picture), user);
  return detectedLanguage.parse(answer.body);
}

test('the language of an image is told, and costs nothing', async () => {
  expect(await languageOf(await germanPoster())).toEqual({ language: 'German', has_text: true });
  expect(await languageOf(await samplePoster())).toEqual({ language: 'English', has_text: true });
  const credits = await server.send('GET', '/v1/subscriptions/credits', { token: user.token });
  expect(creditsResponse.parse(credits.body)).toMatchObject({ remaining_credits: trialCredits });
});

test('an image without text is in no language', async () => {
  expect(await languageOf(await blankPicture())).toEqual({ language: null, has_text: false });
});

test('many who ask at the same time each get the language of their own image', async () => {
  const images = await Promise.all([germanPoster(), samplePoster(), blankPicture()]);
  const told = await Promise.all(images.map(languageOf));
  expect(told.map(({ language }) => language)).toEqual(['German', 'English', null]);
});

test('the image of somebody else is not there', async () => {
  const imageId = await server.upload(user.token, await blankPicture());
  expect((await detect(imageId, await server.signUp())).status).toBe(404);
  expect((await detect('7', user)).status).toBe(404);
});

test('a process that ends for its memory is said in words that lead on, and the server goes on', async () => {
  const ended: string[] = [];
  const languages = createImageLanguages({
    db: server.application.database.db,
    files: openFileStore(join(server.dataDir, 'files')),
    memoryMb: 10,
    onOutput: (line) => ended.push(line),
  });
  const imageId = await server.upload(user.token, await blankPicture());
  await expect(languages.detect(user.id, imageId)).rejects.toMatchObject({
    code: 'unavailable',
    detail: 'The language could not be detected. Please choose it yourself.',
  });
  expect(ended.at(-1)).toContain('The child process ended');
  languages.close();
});
