import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { typeClasses, typefaces } from '@palimpsest/typefaces';

interface Listed {
  name: string;
  class: string;
  package: string;
  integrity: string;
}

function listed(file: string): Listed[] {
  return JSON.parse(readFileSync(new URL(`../../training/typeface/${file}`, import.meta.url), 'utf8')) as Listed[];
}

const references = listed('references.json');

describe('the families that the class head is fitted on', () => {
  test('leave out those that it is judged by, and their kin', () => {
    const judged = listed('held-out.json').map(({ name }) => name);
    const known = references.filter(({ name }) =>
      judged.some((other) => name.startsWith(other) || other.startsWith(name)),
    );
    expect(known).toEqual([]);
  });

  test('are in the library or in the list, once', () => {
    const names = [...typefaces, ...references].map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
  });

  test('span every class, and are pinned', () => {
    expect(new Set(references.map((family) => family.class))).toEqual(new Set(typeClasses));
    const loose = references.filter(
      (family) =>
        !/^@fontsource\/[a-z0-9-]+@\d+\.\d+\.\d+$/.test(family.package) || !family.integrity.startsWith('sha512-'),
    );
    expect(loose).toEqual([]);
  });
});
