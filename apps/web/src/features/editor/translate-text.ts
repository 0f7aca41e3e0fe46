import { ProblemError, problemOf, type ApiClient } from '@palimpsest/api-client';
import type { TranslationCallbacks } from '@palimpsest/editor';
import type { SharedWords } from '../../messages/words.ts';

/** Reads the number that the server gave a text from its id in the editor; undefined for a text that the user added. */
function numberOf(id: string): number | undefined {
  const number = /^text-(\d+)-/.exec(id)?.[1];
  return number === undefined ? undefined : Number(number);
}

/**
 * Makes a function that translates texts of a process again; it throws errors in the language of the page.
 * @param problem puts a problem into that language
 */
export function createTranslate(
  client: ApiClient,
  messageId: string,
  problem: SharedWords['problem'],
): TranslationCallbacks['translate'] {
  const ask: TranslationCallbacks['translate'] = async ({ id }, request) => {
    const number = numberOf(id);
    if (number === undefined) throw new ProblemError({ code: 'text_added_by_hand' });
    const { texts, remaining } = await client.call('translateTexts', {
      body: { message_id: messageId, text_ids: [number], ...request },
    });
    const text = texts[0]?.localized_text ?? '';
    if (text === '') throw new ProblemError({ code: 'no_translation' });
    return { text, remaining };
  };
  return async (text, request) => {
    try {
      return await ask(text, request);
    } catch (error) {
      throw new Error(problem(problemOf(error) ?? { code: 'unknown' }), { cause: error });
    }
  };
}
