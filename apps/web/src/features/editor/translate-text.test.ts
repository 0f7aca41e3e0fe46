import { createTranslatedText } from '@palimpsest/editor';
import { expect, test } from 'vitest';
import { clientOfServer, type Answer } from '../../testing/answering-server.ts';
import de from '../../messages/de.json' with { type: 'json' };
import { englishWords, screenWords } from '../../messages/words.ts';
import { createTranslate } from './translate-text.ts';

const box = { x: 0, y: 0, width: 100, height: 20, rotation: 0 };
const text = createTranslatedText({ ...box, id: 7, text: 'Rebajas', originalText: 'Sale', suggestedColors: [] }, 1_000);

async function translateOn(answer: Answer, problem = englishWords('en-US').shared.problem) {
  const seen: unknown[] = [];
  const client = await clientOfServer((request, body) => {
    seen.push([request, body]);
    return answer;
  });
  return { translate: createTranslate(client, 'm', problem), seen };
}

test('a text is translated by its number, and how many more can be is told', async () => {
  const { translate, seen } = await translateOn({
    body: { texts: [{ id: 7, localized_text: 'Ofertas' }], remaining: 19 },
  });
  expect(await translate(text, { translator: 'Apertium' })).toEqual({ text: 'Ofertas', remaining: 19 });
  expect(seen).toEqual([['POST /v1/texts/translate', { message_id: 'm', text_ids: [7], translator: 'Apertium' }]]);
});

test.each([
  [403, 'Up to 20 texts of an image can be translated again. Please edit the text, or process the image once more.'],
  [503, 'test-model cannot be reached. Check the network and its URL.'],
])('a refusal (%i) is an error in the words of the server', async (status, detail) => {
  const { translate } = await translateOn({ status, body: { detail } });
  await expect(translate(text, {})).rejects.toThrow(detail);
});

test('no words are an error, not an empty text', async () => {
  const { translate } = await translateOn({ body: { texts: [{ id: 7, localized_text: '' }], remaining: 19 } });
  await expect(translate(text, { shorter: true })).rejects.toThrow('The translator had no words for it.');
});

test('a refusal is told in the language of the page, with the names that the server gives', async () => {
  const refusal = { code: 'translation-failed', translator: 'test-model', status: 401 };
  const body = { detail: 'test-model refused the key (401). Check the key.', code: 'unavailable', refusal };
  const { translate } = await translateOn({ status: 503, body }, screenWords(de, 'de').shared.problem);
  await expect(translate(text, {})).rejects.toThrow('test-model hat die Übersetzung abgelehnt (401).');
});
