/**
 * Writes the words that the engine knows of each language, `packages/engine/models/words/TAG.br`: those of the word graphs in tesseract's recognition
 * data (Apache-2.0, npm packages `@tesseract.js-data/NAME`), the commonest in the texts of `corpus.py` first, then those in small letters, then the
 * shortest: in capitals are mostly names and abbreviations.
 *
 *   node training/recogniser/words.ts texts.json FOLDER   # FOLDER: NAME.traineddata.gz of each language, `4.0.0_best_int` of its package
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';

/** Names of recognition data by the tag of the language; four languages use the words of a neighbour (`ocr/words.ts` of the engine). */
const names: Readonly<Record<string, string>> = JSON.parse(
  await readFile(new URL('recognition-data.json', import.meta.url), 'utf8'),
);
const maxWords = 100_000;
const commonWords = 250;

/** Indices of the parts of a file of recognition data (tesseract 5, src/ccutil/tessdatamanager.h). */
const wordsPart = 19;
const charactersPart = 21;

/** Flags of an edge (tesseract 5, src/dict/dawg.h). */
const lastOfNode = 1;
const backward = 2;
const endsWord = 4;
const flagBits = 3n;

/** A part of a file of recognition data, which begins with the number of parts and the place of each, -1 for one that is not there. */
function partOf(data: Buffer, index: number): Buffer {
  const places = Array.from({ length: data.readInt32LE(0) }, (_, at) => Number(data.readBigInt64LE(4 + 8 * at)));
  const start = places[index] ?? -1;
  if (start < 0) throw new Error(`The recognition data has no part ${index}.`);
  return data.subarray(start, Math.min(data.length, ...places.filter((place) => place > start)));
}

/** The words of a graph whose edges are characters. */
function wordsOf(data: Buffer): string[] {
  const graph = partOf(data, wordsPart);
  const [count = '0', ...lines] = partOf(data, charactersPart).toString('utf8').split('\n');
  const signs = lines.slice(0, Number(count)).map((line) => line.slice(0, line.indexOf(' ')));
  const letterBits = BigInt(Math.ceil(Math.log2(graph.readInt32LE(2) + 1)));
  const edges = new DataView(graph.buffer, graph.byteOffset + 10, graph.length - 10);
  const found: string[] = [];
  const walk = (node: number, before: string): void => {
    for (let at = node; (at + 1) * 8 <= edges.byteLength; at++) {
      const edge = edges.getBigUint64(at * 8, true);
      const flags = Number((edge >> letterBits) & 7n);
      const next = Number(edge >> (letterBits + flagBits));
      const word = before + (signs[Number(edge & ((1n << letterBits) - 1n))] ?? '');
      if ((flags & backward) === 0 && (flags & endsWord) !== 0) found.push(word);
      if ((flags & backward) === 0 && next > 0 && word.length < 24) walk(next, word);
      if ((flags & lastOfNode) !== 0) break;
    }
  };
  walk(0, '');
  return found;
}

/** Whether a word is as good as never meant where a far commoner one has the same shape: an "I" is an "l", as in "Ios campos". */
function isShapeOf(word: string, all: ReadonlySet<string>, counts: ReadonlyMap<string, number>): boolean {
  const other = ({ i: 'l', l: 'i' } as Record<string, string>)[word.charAt(0)];
  if (other === undefined) return false;
  const twin = other + word.slice(1);
  return all.has(twin) && (counts.get(twin) ?? 0) >= 20 * Math.max(1, counts.get(word) ?? 0);
}

/** Whether a word is two that were run together where they were written, as in "ofthe". */
function isRunTogether(word: string, common: ReadonlySet<string>): boolean {
  return Array.from(
    { length: Math.max(0, word.length - 3) },
    (_, at) => [word.slice(0, at + 2), word.slice(at + 2)] as const,
  ).some(([before, after]) => common.has(before) && common.has(after));
}

function withoutMarks(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ı', 'i');
}

const [textsFile, folder] = process.argv.slice(2);
if (!textsFile || !folder) throw new Error('Name the file of texts and the folder of recognition data.');
const texts = JSON.parse(await readFile(textsFile, 'utf8')) as Record<string, { sentences: string[] }>;
const target = new URL('../../packages/engine/models/words/', import.meta.url);
await mkdir(target, { recursive: true });
for (const [tag, name] of Object.entries(names)) {
  const counts = new Map<string, number>();
  for (const sentence of texts[tag]?.sentences ?? []) {
    for (const [word] of sentence.toLowerCase().matchAll(/\p{Letter}+/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const data = gunzipSync(await readFile(join(folder, `${name}.traineddata.gz`)));
  const written = new Set(wordsOf(data).filter((word) => /^\p{Letter}{2,}$/u.test(word)));
  const all = new Set(Array.from(written, (word) => word.toLowerCase()));
  const accented = new Map<string, number>();
  for (const word of all) {
    const plain = withoutMarks(word);
    if (plain !== word) accented.set(plain, Math.max(accented.get(plain) ?? 0, counts.get(word) ?? 0));
  }
  const common = new Set(
    [...counts]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, commonWords)
      .map(([word]) => word),
  );
  // Words whose marks were left off are no words: "martedi" would hide that "martedì" was misread.
  const kept = [...all]
    .filter((word) => !isShapeOf(word, all, counts) && (counts.has(word) || !isRunTogether(word, common)))
    // Many words of two and three letters are abbreviations, which would hide that others were read in pieces.
    .filter((word) => word.length > 3 || (counts.get(word) ?? 0) >= 2)
    .filter((word) => counts.has(word) || withoutMarks(word) !== word || (accented.get(word) ?? 0) < 2)
    .toSorted(
      (a, b) =>
        (counts.get(b) ?? 0) - (counts.get(a) ?? 0) ||
        Number(written.has(b)) - Number(written.has(a)) ||
        a.length - b.length,
    )
    .slice(0, maxWords);
  const packed = brotliCompressSync(kept.toSorted().join('\n'));
  await writeFile(new URL(`${tag}.br`, target), packed);
  console.log(`${tag}: ${kept.length} of ${all.size} words, ${packed.length} bytes`);
}
