import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasCapitalsOnly, typefaces } from './typefaces.ts';

describe('the families that the blind pictures are set in', () => {
  it('lie in the library of type, with every file', () => {
    const missing = typefaces().flatMap(({ faces }) => faces.filter(({ file }) => !existsSync(file)));
    expect(missing).toEqual([]);
    expect(typefaces().filter(({ use }) => use === 'text')).toHaveLength(12);
    expect(typefaces().filter(({ use }) => use === 'display')).toHaveLength(8);
  });

  it('are known for capitals only where they are: a text in them is one in capitals', () => {
    const capitals = typefaces().filter(hasCapitalsOnly);
    expect(capitals.map(({ family }) => family)).toEqual(['Bebas Neue']);
  });
});
