import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Language } from '@palimpsest/contract';
import { recognitionFileOf } from './tesseract/recognition-data.ts';

/** Whether a language has a word; its case does not matter. */
export type Dictionary = (word: string) => boolean;

/** For what is read without a language: no word is known. */
export const emptyDictionary: Dictionary = () => false;

/** Indices of the parts of a file of recognition data (tesseract 5, src/ccutil/tessdatamanager.h). */
const wordsPart = 19;
const charactersPart = 21;

/** Flags of an edge (tesseract 5, src/dict/dawg.h). */
const lastOfNode = 1;
const backward = 2;
const endsWord = 4;
const flagBits = 3n;

/**
 * The words that a language's recognition data holds, so that every language that can be read has them. Tesseract keeps them as a graph
 * whose edges are characters, 2 to 4 MB, which is read as it is.
 * @param directory folder with the recognition data
 * @throws if the file cannot be read or is damaged
 */
export async function readDictionary(directory: string, language: Pick<Language, 'tesseract'>): Promise<Dictionary> {
  const data = await promisify(gunzip)(await readFile(join(directory, recognitionFileOf(language))));
  const words = partOf(data, wordsPart);
  const characters = partOf(data, charactersPart);
  if (!words || !characters) return emptyDictionary;
  const graph = toGraph(words);
  const [count = '0', ...lines] = characters.toString('utf8').split('\n');
  const ids = new Map(lines.slice(0, Number(count)).map((line, id) => [line.slice(0, line.indexOf(' ')), id]));
  return (word) =>
    [word, word.toLowerCase()].some((form) =>
      holds(
        graph,
        Array.from(form, (letter) => ids.get(letter)),
      ),
    );
}

/** A part of a file of recognition data, which begins with the number of parts and the place of each, -1 for one that is not there. */
function partOf(data: Buffer, index: number): Buffer | undefined {
  const places = Array.from({ length: data.readInt32LE(0) }, (_, at) => Number(data.readBigInt64LE(4 + 8 * at)));
  const start = places[index] ?? -1;
  if (start < 0) return undefined;
  const end = Math.min(data.length, ...places.filter((place) => place > start));
  // A copy, so that the rest of the file need not be kept.
  return Buffer.from(data.subarray(start, end));
}

interface Graph {
  edges: DataView;
  /** How many bits of an edge hold its character; its flags and the index of the next node's first edge follow. */
  letterBits: bigint;
}

function toGraph(part: Buffer): Graph {
  const characterCount = part.readInt32LE(2);
  return {
    edges: new DataView(part.buffer, part.byteOffset + 10, part.length - 10),
    letterBits: BigInt(Math.ceil(Math.log2(characterCount + 1))),
  };
}

function holds({ edges, letterBits }: Graph, letters: readonly (number | undefined)[]): boolean {
  let node = 0;
  for (const [index, letter] of letters.entries()) {
    let next: number | undefined;
    for (let at = node; (at + 1) * 8 <= edges.byteLength; at++) {
      const edge = edges.getBigUint64(at * 8, true);
      const flags = Number((edge >> letterBits) & 7n);
      const isIt = (flags & backward) === 0 && Number(edge & ((1n << letterBits) - 1n)) === letter;
      if (isIt && index === letters.length - 1 && (flags & endsWord) !== 0) return true;
      if (isIt && index < letters.length - 1) next = Number(edge >> (letterBits + flagBits));
      if (next !== undefined || (flags & lastOfNode) !== 0) break;
    }
    if (next === undefined) return false;
    node = next;
  }
  return false;
}
