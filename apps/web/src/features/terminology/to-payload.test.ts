import { problemSentence } from '@palimpsest/contract';
import { describe, expect, test } from 'vitest';
import { emptyDraft, type Draft } from './entry.ts';
import { toPayload } from './to-payload.ts';

const whole: Draft = {
  source_lang: 'English',
  target_lang: 'Spanish',
  source: ' sunscreen ',
  translation: ' protector solar ',
  keep: false,
};
const languages = { source_lang: 'English', target_lang: 'Spanish' };

test('a term becomes the body of the call, trimmed', () => {
  expect(toPayload('glossary', whole)).toEqual({
    ok: true,
    payload: { ...languages, term: 'sunscreen', translation: 'protector solar' },
  });
});

test('a term that stays as it is has no translation, whatever was typed before', () => {
  expect(toPayload('glossary', { ...whole, keep: true })).toEqual({
    ok: true,
    payload: { ...languages, term: 'sunscreen', translation: null },
  });
});

test('a text of the memory becomes the body of its call', () => {
  expect(toPayload('memory', whole)).toEqual({
    ok: true,
    payload: { ...languages, source: 'sunscreen', translation: 'protector solar' },
  });
});

describe('what is missing is named, the first field first', () => {
  const steps: readonly [Partial<Draft>, string, string][] = [
    [{}, 'source_lang', 'Choose the language of the term.'],
    [{ source_lang: 'English' }, 'target_lang', 'Choose the language of the translation.'],
    [{ target_lang: 'Spanish' }, 'source', 'Term is required'],
    [{ source: '  ' }, 'source', 'Term is required'],
    [{ source: 'sunscreen' }, 'translation', 'Translation is required, unless the term stays as it is.'],
  ];
  test.each(steps.map(([, field, message], index) => [field, message, index] as const))(
    '%s: %s',
    (field, message, index) => {
      const filled = steps.slice(0, index + 1).reduce((draft, [fields]) => ({ ...draft, ...fields }), emptyDraft);
      const refused = toPayload('glossary', filled);
      expect(refused).toMatchObject({ ok: false, field });
      expect(!refused.ok && problemSentence(refused.problem)).toBe(message);
    },
  );
});

test('a term that is too long is refused at its field', () => {
  expect(toPayload('glossary', { ...whole, source: 'a'.repeat(201) })).toMatchObject({ ok: false, field: 'source' });
  expect(toPayload('glossary', { ...whole, translation: 'a'.repeat(201) })).toMatchObject({
    ok: false,
    field: 'translation',
  });
});
