import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixedParts, fixedTexts, readSentences, type NamedTest } from './sentences.ts';
import { readTestTexts, type TestTexts } from './test-texts.ts';

const root = join(import.meta.dirname, '../../../..');
const pages = globSync('docs/specification/*.md', { cwd: root }).toSorted();
const sentences = pages.flatMap((page) => readSentences(readFileSync(join(root, page), 'utf8')));

/** Quoted for what they mean, not for how they read. */
const notFixed = new Set(['trusted by users']);

const files = new Map<string, TestTexts>();
/** The texts of a test as they read, one a line. */
function textsOf({ file, name }: NamedTest): string | undefined {
  const texts = files.get(file) ?? readTestTexts(file, readFileSync(join(root, file), 'utf8'));
  files.set(file, texts);
  return texts
    .of(name)
    ?.join('\n')
    .replaceAll(/[^\S\n]+/g, ' ');
}

const isHeldBy = (text: string, tests: readonly NamedTest[]) =>
  tests.some((named) => fixedParts(text).every((part) => textsOf(named)?.includes(part)));

test('the specification is read: its sections 2 to 9, and all of their sentences', () => {
  expect(pages.map((page) => page.split(/[/\\]/).at(-1)?.[0])).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  expect(sentences.length).toBeGreaterThanOrEqual(272);
  expect(sentences.flatMap(({ text }) => fixedTexts(text)).length).toBeGreaterThan(120);
});

test('every sentence has a test, or a reason for none', () => {
  const bare = sentences.filter(({ tests, reason }) => tests.length > 0 === (reason !== undefined));
  expect(bare.map(({ text }) => text)).toEqual([]);
  expect(sentences.filter(({ reason }) => reason).length).toBeLessThanOrEqual(19);
});

test('every test that a sentence names is there', () => {
  const missing = sentences.flatMap(({ tests }) => tests.filter((named) => textsOf(named) === undefined));
  expect(missing).toEqual([]);
});

test('every text that a sentence fixes stands in a test of that sentence', () => {
  const untested = sentences
    .filter(({ tests }) => tests.length > 0)
    .flatMap(({ text, tests }) => fixedTexts(text).filter((fixed) => !notFixed.has(fixed) && !isHeldBy(fixed, tests)));
  expect(untested).toEqual([]);
});

describe('a page', () => {
  const page = `# 1. Title

## Part

- The button reads 'Don't wait' or 'Wait {n} days...'.
  - \`a.test.ts\`: reads what: it should
  - Note: not in trial mode
- This is not shown.
  - No test: left open
`;

  test('is a list of sentences with their tests', () => {
    expect(readSentences(page)).toEqual([
      {
        text: "The button reads 'Don't wait' or 'Wait {n} days...'.",
        tests: [{ file: 'a.test.ts', name: 'reads what: it should' }],
      },
      { text: 'This is not shown.', tests: [], reason: 'left open' },
    ]);
  });

  test('fixes the texts that it quotes, but for what changes in them', () => {
    const texts = fixedTexts(readSentences(page)[0]?.text ?? '');
    expect(texts).toEqual(["Don't wait", 'Wait {n} days...']);
    expect(texts.map(fixedParts)).toEqual([["Don't wait"], ['Wait', 'days...']]);
    expect(fixedParts('Authentication required to ...')).toEqual(['Authentication required to']);
  });
});
