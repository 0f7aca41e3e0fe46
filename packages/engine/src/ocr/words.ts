import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** Whether a language has a word; its case does not matter. */
export type Words = (word: string) => boolean;

/** The language whose words stand for those of another one with the same letters. */
const nearest: Readonly<Record<string, string>> = { 'sr-Latn': 'hr', 'cnr-Latn': 'hr', oc: 'ca', 'el-Latn': 'en' };

const read = new Map<string, Promise<Words>>();

/**
 * The words of a language: 100 000 at most, in lower case (`training/recogniser/words.ts`).
 * @param tag BCP 47 tag of one of the languages of the product
 */
export function readWords(tag: string): Promise<Words> {
  const name = nearest[tag] ?? tag;
  const known = read.get(name) ?? readFileOf(name);
  read.set(name, known);
  return known;
}

async function readFileOf(name: string): Promise<Words> {
  const packed = await readFile(new URL(`../../models/words/${name}.br`, import.meta.url));
  const words = new Set((await promisify(brotliDecompress)(packed)).toString('utf8').split('\n'));
  return (word) => words.has(word.toLocaleLowerCase(name));
}
