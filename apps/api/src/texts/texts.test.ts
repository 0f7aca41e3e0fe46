import {
  imageProcess,
  isTerminal,
  maxRetranslatedTexts,
  processResponse,
  skippedTextId,
  translateTextsResponse,
  type ImageProcess,
} from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startChatModel, type ChatModel } from '../testing/chat-model.ts';
import { eventually } from '../testing/eventually.ts';
import { samplePoster } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let model: ChatModel;
let server: TestServer;
let user: TestUser;
let messageId: string;
let coffee: { id: number; original_text: string; localized_text: string };

const previous = { ...process.env };
beforeAll(async () => {
  model = await startChatModel();
  // The engine and the translators read their settings from the environment of the server.
  Object.assign(process.env, model.variables, { TRANSLATORS: 'openai,apertium' });
  server = await startTestServer({ WORKER_SLOTS: '1' });
  user = await server.signUp();
  const done = await localise();
  messageId = done.message_id;
  const found = done.localized_texts.find(({ original_text: text }) => text === 'Coffee & Cake');
  if (!found) throw new Error('The title was not read.');
  coffee = found;
});
beforeEach(async () => {
  model.setDown(false);
  await server.application.database.db.execute(
    sql`update processes set retranslated_texts = 0, skipped_texts = '[]'::jsonb`,
  );
});
afterAll(async () => {
  await server.stop();
  model.close();
  process.env = previous;
});

/** Uploads the picture and waits for its translation. */
async function localise(): Promise<ImageProcess> {
  const image = await server.upload(user.token, await samplePoster());
  const started = await send('POST', `/v1/images/process/${image}`, { source_lang: 'English', target_lang: 'Spanish' });
  const { message_id: id } = processResponse.parse(started.body);
  return await eventually(async () => {
    const current = imageProcess.parse((await send('GET', `/v1/images/process/${id}/status`)).body);
    if (!isTerminal(current.status)) throw new Error(`still ${current.status}`);
    return current;
  });
}

const send = (method: string, path: string, json?: object) => server.send(method, path, { token: user.token, json });
const credits = async () => (await send('GET', '/v1/subscriptions/credits')).body;
const translate = (choices: object = {}) =>
  send('POST', '/v1/texts/translate', { message_id: messageId, text_ids: [coffee.id], ...choices });
const translated = async (choices: object = {}) => {
  const { texts, remaining } = translateTextsResponse.parse((await translate(choices)).body);
  return { text: texts[0]?.localized_text, note: texts[0]?.translation_note, remaining };
};

describe('a text that is translated again', () => {
  test('comes from the preferred translator, and nothing that is stored changes', async () => {
    const { text, note, remaining } = await translated();
    expect(text).toMatch(/texto del modelo/i);
    expect(note).toMatchObject({ origin: 'translator', by: 'test-model' });
    expect(remaining).toBe(maxRetranslatedTexts - 1);
    const { body } = await send('GET', `/v1/images/process/${messageId}/status`);
    const stored = imageProcess.parse(body).localized_texts.find(({ id }) => id === coffee.id);
    expect(stored?.localized_text).toBe(coffee.localized_text);
  });

  test('comes from the translator that is named', async () => {
    const { text, note } = await translated({ translator: 'Apertium' });
    expect(text).toMatch(/^Café/);
    expect(note).toMatchObject({ origin: 'translator', by: 'Apertium' });
  });

  test('follows a change of the glossary', async () => {
    const term = { source_lang: 'English', target_lang: 'Spanish', term: 'Cake', translation: 'Pastelito' };
    expect((await send('POST', '/v1/glossary', term)).status).toBe(200);
    expect((await translated({ translator: 'Apertium' })).text).toContain('Pastelito');
  });

  test('is the stored one of the memory, unless another translator or a shorter wording is asked for', async () => {
    const unit = {
      source_lang: 'English',
      target_lang: 'Spanish',
      source: 'Coffee & Cake',
      translation: 'Café y tarta',
    };
    expect((await send('POST', '/v1/memory', unit)).status).toBe(200);
    expect(await translated()).toMatchObject({ text: 'Café y tarta', note: { origin: 'memory' } });
    expect((await translated({ translator: 'test-model' })).note).toMatchObject({ by: 'test-model' });
    expect((await translated({ shorter: true })).note).toMatchObject({ origin: 'translator' });
  });

  test('can be one that was left in the picture: it is named after the texts of the process', async () => {
    const { body } = await send('GET', `/v1/images/process/${messageId}/status`);
    const id = skippedTextId(imageProcess.parse(body).localized_texts, 0);
    const skipped = { text: 'Free entry', confidence: 0.4, reason: 'low-confidence' };
    await server.application.database.db.execute(
      sql`update processes set skipped_texts = ${JSON.stringify([skipped])}::jsonb`,
    );
    const answer = translateTextsResponse.parse((await translate({ text_ids: [id] })).body);
    expect(answer.texts[0]).toMatchObject({ id, localized_text: 'Entrada libre' });
  });

  test('is shorter only by a translator that can be asked for fewer words', async () => {
    expect((await translated({ shorter: true })).note).toMatchObject({ by: 'test-model' });
    expect(await translate({ shorter: true, translator: 'Apertium' })).toMatchObject({
      status: 422,
      body: {
        detail: [
          {
            loc: ['body', 'shorter'],
            msg: 'Apertium cannot be asked for fewer words. A language model can (OPENAI_API_KEY, ANTHROPIC_API_KEY).',
          },
        ],
      },
    });
  });

  test('costs no credit', async () => {
    const before = await credits();
    await translated();
    expect(await credits()).toEqual(before);
  });
});

test('a text that was corrected in the editor comes back corrected on the next picture', async () => {
  const corrected = 'Café y tarta de la casa';
  const content = { texts: [{ originalText: coffee.original_text, text: corrected }] };
  const saved = await server.send('PUT', `/v1/images/process/${messageId}/document`, {
    token: user.token,
    headers: { 'if-none-match': '*' },
    json: { content },
  });
  expect(saved.status).toBe(200);
  const next = await localise();
  expect(next.localized_texts.find(({ original_text: text }) => text === coffee.original_text)).toMatchObject({
    localized_text: corrected,
    translation_note: { origin: 'memory' },
  });
});

describe('refused is', () => {
  test(`more than ${maxRetranslatedTexts} texts of one process, also in parallel`, async () => {
    const answers = await Promise.all(
      Array.from({ length: maxRetranslatedTexts + 5 }, () => translate({ translator: 'Apertium' })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxRetranslatedTexts);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
  });

  test('a text that the process does not have, a translator that is not there', async () => {
    expect(await translate({ text_ids: [999] })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'text_ids'], msg: 'The process has no text 999.' }] },
    });
    expect(await translate({ translator: 'Nobody' })).toMatchObject({
      status: 422,
      body: { detail: [{ msg: 'These translators know this pair of languages: test-model, Apertium.' }] },
    });
  });

  test('a process of somebody else', async () => {
    const { token } = await server.signUp();
    const json = { message_id: messageId, text_ids: [coffee.id] };
    expect((await server.send('POST', '/v1/texts/translate', { token, json })).status).toBe(404);
  });

  test('with what it said, a translator that does not answer; the attempt does not count', async () => {
    model.setDown(true);
    expect(await translate({ translator: 'test-model' })).toMatchObject({
      status: 503,
      body: { code: 'unavailable', detail: 'test-model cannot be reached. Check the network and its URL.' },
    });
    model.setDown(false);
    expect((await translated({ translator: 'Apertium' })).remaining).toBe(maxRetranslatedTexts - 1);
  });
});
