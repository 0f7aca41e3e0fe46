import { describe, expect, test } from 'vitest';
import { documentVersion } from './model/document.ts';
import { DocumentError, openDocument } from './open-document.ts';
import { createTestEditor } from './testing/test-editor.ts';

const saved = () => createTestEditor().document();

test('a document comes back from JSON as it was saved', () => {
  expect(openDocument(JSON.parse(JSON.stringify(saved())))).toEqual(saved());
});

test('a document of before versions were counted is brought up to this version', () => {
  const { version: _, ...old } = saved();
  expect(openDocument(old)).toEqual(saved());
  expect(saved().version).toBe(documentVersion);
});

describe('an error says why something cannot be opened', () => {
  test.each([
    ['nothing', undefined, 'This is not a document of the editor. Open one'],
    ['a document of a newer editor', { ...saved(), version: documentVersion + 1 }, 'a newer version of the editor'],
    ['the document of another program', { version: 1, layers: [] }, 'width: '],
    ['a text without a place', { ...saved(), texts: [{ ...saved().texts[0], x: null }] }, 'texts.0.x: '],
    ['a text that is none', { ...saved(), texts: ['Fiesta'] }, 'texts.0: '],
  ])('%s', (_, kept, reason) => {
    expect(() => openDocument(kept)).toThrow(DocumentError);
    expect(() => openDocument(kept)).toThrow(reason);
  });
});
