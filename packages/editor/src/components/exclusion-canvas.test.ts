import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '..');

/** The imports of a file of this package, except those of types. */
function importsOf(file: string): { names: string; from: string }[] {
  const imports = /^(?:import|export) (?!type\b)([^;]*?)\bfrom '([^']+)';/gms;
  return [...readFileSync(file, 'utf8').matchAll(imports)].map(([, names = '', from = '']) => ({ names, from }));
}

/** The files of this package that a file loads, and their imports from other packages. */
function loadedWith(entry: string) {
  const files = new Set<string>();
  const taken = new Set<string>();
  const follow = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { names, from } of importsOf(file)) {
      if (from.startsWith('.')) follow(resolve(dirname(file), from));
      else for (const name of names.match(/\w+/g) ?? []) taken.add(`${from} ${name}`);
    }
  };
  follow(entry);
  return { files: [...files].map((file) => relative(source, file)), taken: [...taken] };
}

test('the canvas of exclusion areas loads no commands for texts, and of typesetting only how a box is seen at an angle', () => {
  const { files, taken } = loadedWith(resolve(source, 'components/exclusion-canvas.tsx'));
  expect(files).toContain('view/image-viewport.tsx');
  expect(files.filter((file) => /\btexts?\b/.test(file))).toEqual([]);
  expect(taken.filter((name) => name.startsWith('@palimpsest/typeset')).toSorted()).toEqual([
    '@palimpsest/typeset perspectiveOf',
    '@palimpsest/typeset viewOf',
  ]);
});
