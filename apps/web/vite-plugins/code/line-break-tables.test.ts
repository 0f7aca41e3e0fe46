import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { openTableModule, type OpenTable } from './line-break-tables.ts';

interface Trie extends OpenTable {
  get: (point: number) => number;
}

// Of `typeset`, by whose dependencies the build finds them.
const ofTypeset = createRequire(new URL('../../../../packages/typeset/package.json', import.meta.url));
const library = ofTypeset.resolve('@cto.af/linebreak');
const bringFrom = async (file: string, name: string) =>
  (await import(pathToFileURL(createRequire(file).resolve(name)).href)) as Record<string, unknown>;
const { EastAsianWidth, LineBreak } = (await bringFrom(library, '@cto.af/linebreak')) as Record<string, Trie>;
const { UnicodeTrie } = (await bringFrom(library, '@cto.af/unicode-trie')) as {
  UnicodeTrie: new (table: OpenTable) => Trie;
};

/** Runs the module that the build makes of a table. */
function built(name: string, table: OpenTable): Trie {
  const code = openTableModule(name, table);
  expect(code).toContain(`export const ${name} = `);
  const body = code.replace(/^import .*$/m, '').replaceAll(/^export /gm, '');
  // oxlint-disable-next-line no-implied-eval -- the code is the subject of the test
  return new Function('UnicodeTrie', `${body}\nreturn ${name};`)(UnicodeTrie) as Trie;
}

test.for([
  ['LineBreak', LineBreak],
  ['EastAsianWidth', EastAsianWidth],
] as const)('the table %s of the built app says of every code point what the packed one says', ([name, table]) => {
  if (!table) throw new Error(`The library has no table ${name}.`);
  const unpacked = built(name, table);
  expect(unpacked.values).toEqual(table.values);
  const differing = Array.from({ length: 0x11_00_00 }, (_, point) => point).filter(
    (point) => unpacked.get(point) !== table.get(point),
  );
  expect(differing).toEqual([]);
});
