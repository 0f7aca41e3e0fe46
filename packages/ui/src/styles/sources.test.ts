import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const lib = join(import.meta.dirname, '..', 'lib');

/** A class with a state or a place before it, such as `hover:` or `before:`. */
const classWithVariant =
  /['"`\s](?:hover|before|after|active|focus-visible|data-[\w-]+|aria-[\w-]+|group-[\w-]+):[a-z]/;

test('classes are written in components alone: the style sheets look for them nowhere else', () => {
  const files = readdirSync(lib).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => classWithVariant.test(readFileSync(join(lib, file), 'utf8')))).toEqual([]);
});
