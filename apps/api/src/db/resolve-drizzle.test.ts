import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { fileWithinDrizzle } from './resolve-drizzle.ts';

const folder = dirname(createRequire(import.meta.url).resolve('drizzle-orm'));

test.each(['index.js', 'pg-core/index.js', 'sql/sql.js', 'pglite/session.js'])(
  'the imports of %s of drizzle-orm are the files that Node finds',
  (name) => {
    const path = join(folder, name);
    const source = readFileSync(path, 'utf8');
    const specifiers = Array.from(source.matchAll(/from "(\.[^"]+)"/g), ([, specifier = '']) => specifier);
    expect(specifiers.length).toBeGreaterThan(2);
    for (const specifier of specifiers) {
      const found = pathToFileURL(createRequire(path).resolve(specifier)).href;
      expect(fileWithinDrizzle(specifier, pathToFileURL(path).href)).toBe(found);
    }
  },
);

test.each([
  ['pg', pathToFileURL(join(folder, 'index.js')).href],
  ['./sql/index.cjs', pathToFileURL(join(folder, 'index.cjs')).href],
  ['./repository.js', import.meta.url],
  ['./index.js', undefined],
])('%s of %s is left to Node', (specifier, parent) => {
  expect(fileWithinDrizzle(specifier, parent)).toBeUndefined();
});
