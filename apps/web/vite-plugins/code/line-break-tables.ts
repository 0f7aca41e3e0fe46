import { pathToFileURL } from 'node:url';
import { type Plugin } from 'vite';

/** The modules that hold a table each, packed for the size of the npm package. */
const table = /\/@cto\.af\/linebreak\/lib\/(?<name>LineBreak|EastAsianWidth)\.js$/;

/** What reads the tables. */
const trie = /\/@cto\.af\/unicode-trie\//;

/** Stands for what unpacks tables: those of the app are not packed. */
const unpacker = '\0palimpsest:no-gunzip';

/** A table as the library reads it when it is not packed. */
export interface OpenTable {
  data: Int32Array;
  highStart: number;
  errorValue: number;
  values: readonly string[];
}

/**
 * Numbers of a table as the code units of a text: it packs as well as the packed table, and is read at once. What does not fit into 16 bits, as a
 * number below 0, follows as pairs of index and number.
 */
function textOf(data: Int32Array): { units: string; others: number[] } {
  const others = [...data].flatMap((value, index) => (isCodeUnit(value) ? [] : [index, value]));
  // Unpaired surrogates are no valid text in a file.
  const units = Array.from(data, (value) => String.fromCharCode(isCodeUnit(value) ? value : 0)).join('');
  return { units, others };
}

const isCodeUnit = (value: number) => value >= 0 && value < 0xd8_00;

/** The source of a module that holds the table unpacked, with the exports of the module of the library. */
export function openTableModule(name: string, { data, highStart, errorValue, values }: OpenTable): string {
  const { units, others } = textOf(data);
  return `import { UnicodeTrie } from '@cto.af/unicode-trie';
const units = ${JSON.stringify(units)};
const data = new Int32Array(units.length);
for (let at = 0; at < data.length; at += 1) data[at] = units.charCodeAt(at);
const others = ${JSON.stringify(others)};
for (let at = 0; at < others.length; at += 2) data[others[at]] = others[at + 1];
export const ${name} = new UnicodeTrie({ data, highStart: ${highStart}, errorValue: ${errorValue}, values: ${JSON.stringify(values)} });
export const { values } = ${name};
export const names = Object.fromEntries(values.map((value, index) => [value, index]));
`;
}

/**
 * Builds the app with the tables of line breaking unpacked: the server packs every file for the way, and unpacking them by script takes longer than
 * the texts of a picture to lay out.
 */
export function lineBreakTables(): Plugin {
  return {
    name: 'palimpsest:line-break-tables',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^fflate$/ },
      handler: (_source, importer) => (importer && trie.test(importer) ? unpacker : null),
    },
    load: {
      filter: { id: /no-gunzip$/ },
      handler: (id) =>
        id === unpacker
          ? `export const gunzipSync = () => { throw new Error('A table of line breaking is packed; the build unpacks it.'); };`
          : null,
    },
    transform: {
      filter: { id: table },
      async handler(_code, id) {
        const [path = id] = id.split('?');
        const name = table.exec(path)?.groups?.name ?? '';
        const module = (await import(pathToFileURL(path).href)) as Record<string, OpenTable>;
        const opened = module[name];
        if (!opened) throw new Error(`${path} exports no table "${name}", so the library changed: adapt this plugin.`);
        return { code: openTableModule(name, opened), map: null };
      },
    },
  };
}
