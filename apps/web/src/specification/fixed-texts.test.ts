import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixedTexts } from './fixed-texts.ts';

const root = join(import.meta.dirname, '../../../..');
const own = 'apps/web/src/specification/';

/** Fixed texts of which no test speaks yet. What gets a test leaves the list. */
const untested = [
  'Failed to initialize canvas. Please try reloading the page.',
  'Canvas was unexpectedly reset. Please try again.',
  'Image data not available. Please try reloading the page.',
  'Canvas initialization failed: {detail}',
];

const tests = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', 'e2e'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\.(test|spec|stories)\.tsx?$/.test(file) && !file.startsWith(own))
  .map((file) =>
    readFileSync(join(root, file), 'utf8')
      .replaceAll(String.raw`\'`, "'")
      .replaceAll(/\s+/g, ' '),
  );

/** What stands between the parts of a text that change. */
const fixedParts = (text: string) =>
  text
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);

const isTested = (text: string) => tests.some((source) => fixedParts(text).every((part) => source.includes(part)));

test('every fixed text of the specification stands in a test, but for those that are named here', () => {
  const texts = Object.values(fixedTexts).flat();
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => !isTested(text))).toEqual(untested);
});
