import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import {
  catalogueFolders,
  messagesOf,
  parametersFile,
  parametersOf,
  readCatalogue,
  type MessageTree,
} from './message-parameters.ts';

test('parameters have the types that their formats need', () => {
  const message = '{count, plural, =0 {{name} is empty} other {# of {max, number} in <b>{name}</b>}}';
  expect(Object.fromEntries(parametersOf(message))).toEqual({
    b: 'Tag',
    count: 'number',
    max: 'number',
    name: 'string',
  });
});

test('what is no ICU message is refused', () => {
  expect(() => parametersOf('{count, plural, one {# image}}')).toThrow(SyntaxError);
});

test('a message without parameters is not in the types', () => {
  expect(parametersFile({ title: 'Title', card: { open: 'Open {name}' } })).toContain(
    'export interface Parameters {\n  card: {\n    open: { name: string };\n  };\n}\n',
  );
});

/** The value is a phrase of the contract in English, which no other language can have within its sentence. */
const withEnglishValues = { 'problems.authentication_required': {} };

const parameters = (tree: MessageTree) =>
  Object.fromEntries(messagesOf(tree).map(([path, message]) => [path, Object.fromEntries(parametersOf(message))]));

const folders = catalogueFolders.map((folder) => [relative(join(import.meta.dirname, '..'), folder), folder] as const);
describe.each(folders)('the messages in %s', (_, folder) => {
  const languages = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'notes.json')
    .map((file) => basename(file, '.json'));
  const english = readCatalogue(folder, 'en');

  test('have the types of their parameters beside them, up to date: run `node scripts/message-parameters.ts`', () => {
    expect(readFileSync(join(folder, 'parameters.ts'), 'utf8')).toBe(parametersFile(english));
  });

  test('are in five languages', () => expect(languages.toSorted()).toEqual(['de', 'en', 'es', 'fr', 'pt']));

  describe.each(languages)('in %s', (language) => {
    const catalogue = readCatalogue(folder, language);

    test('are those of English in the same order, with the same parameters', () => {
      expect(messagesOf(catalogue).map(([path]) => path)).toEqual(messagesOf(english).map(([path]) => path));
      expect({ ...parameters(catalogue), ...withEnglishValues }).toEqual({
        ...parameters(english),
        ...withEnglishValues,
      });
    });

    test('are not empty', () => {
      expect(messagesOf(catalogue).filter(([, message]) => message.trim() === '')).toEqual([]);
    });

    test('have keys without dots, which the tools of translators read as groups', () => {
      const keys = (tree: MessageTree): string[] =>
        Object.entries(tree).flatMap(([key, message]) => [key, ...(typeof message === 'string' ? [] : keys(message))]);
      expect(keys(catalogue).filter((key) => key.includes('.'))).toEqual([]);
    });

    test('read as they are written where they have no parameters', () => {
      const plain = messagesOf(catalogue).filter(([, message]) => !/[{<]/.test(message));
      const read = plain.map(([path, message]) => [
        path,
        parse(message)
          .map((element) => (element.type === TYPE.literal ? element.value : undefined))
          .join(''),
      ]);
      expect(read).toEqual(plain);
    });
  });

  test('have notes for translators on messages that there are', () => {
    const paths = new Set(messagesOf(english).map(([path]) => path));
    const notes = Object.entries(readCatalogue(folder, 'notes'));
    expect(notes.filter(([path, note]) => !paths.has(path) || note === '')).toEqual([]);
  });
});
