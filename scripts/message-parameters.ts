import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A catalogue: messages in ICU MessageFormat by their keys, in groups. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

const root = join(import.meta.dirname, '..');

/** Where the catalogues lie, one JSON file a language; each folder belongs to one package. */
export const catalogueFolders = ['apps/web/src/messages', 'packages/editor/src/messages'].map((folder) =>
  join(root, folder),
);

export const readCatalogue = (folder: string, language: string): MessageTree =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as MessageTree;

/** Every message of a catalogue by its keys, joined by dots. */
export const messagesOf = (tree: MessageTree, path = ''): [path: string, message: string][] =>
  Object.entries(tree).flatMap(([key, message]): [string, string][] =>
    typeof message === 'string' ? [[path + key, message]] : messagesOf(message, `${path}${key}.`),
  );

function addParameters(elements: readonly MessageFormatElement[], types: Map<string, string>): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        // A value that is also counted elsewhere in the message is a number.
        if (!types.has(element.value)) types.set(element.value, 'string');
        break;
      case TYPE.number:
        types.set(element.value, 'number');
        break;
      case TYPE.plural:
        types.set(element.value, 'number');
        for (const { value } of Object.values(element.options)) addParameters(value, types);
        break;
      case TYPE.tag:
        types.set(element.value, 'Tag');
        addParameters(element.children, types);
        break;
      case TYPE.literal:
      case TYPE.pound:
        break;
      default:
        throw new Error(
          `The parameter {${element.value}} chooses among texts or is a date, for which ${import.meta.filename} has no type: add one here.`,
        );
    }
  }
}

/**
 * The parameters of a message by name, with their TypeScript types.
 * @throws SyntaxError if it is no ICU message
 */
export function parametersOf(message: string): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  addParameters(parse(message), types);
  return new Map([...types].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}

const property = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`);

function membersOf(tree: MessageTree, indent: string): string {
  return Object.entries(tree)
    .map(([key, message]) => {
      if (typeof message !== 'string') {
        const members = membersOf(message, `${indent}  `);
        return members && `${indent}${property(key)}: {\n${members}${indent}};\n`;
      }
      const types = Array.from(parametersOf(message), ([name, type]) => `${property(name)}: ${type}`);
      return types.length > 0 ? `${indent}${property(key)}: { ${types.join('; ')} };\n` : '';
    })
    .join('');
}

/** The text of the file `parameters.ts` that belongs to an English catalogue. */
export function parametersFile(english: MessageTree): string {
  const members = membersOf(english, '  ');
  const tags = members.includes(': Tag') ? "import type { Tag } from '@palimpsest/ui/messages/words';\n\n" : '';
  return `${tags}/** The parameters of the messages in \`en.json\`. Written by \`scripts/message-parameters.ts\`. */
export interface Parameters {
${members}}
`;
}

if (import.meta.main) {
  for (const folder of catalogueFolders)
    writeFileSync(join(folder, 'parameters.ts'), parametersFile(readCatalogue(folder, 'en')));
}
