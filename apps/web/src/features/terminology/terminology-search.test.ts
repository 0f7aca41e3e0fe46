import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFiltered, readTerminologySearch, toListQuery } from './terminology-search.ts';

test('an address that asks for nothing shows the first page of all terms', () => {
  expect(readTerminologySearch({})).toEqual({});
  expect(toListQuery({})).toEqual({ limit: 50, offset: 0 });
  expect(isFiltered({})).toBe(false);
});

test('an address brings back the list as it was left', () => {
  const search = { kind: 'memory', q: ' open ', source: 'English', target: 'German', page: 3 } as const;
  expect(readTerminologySearch(search)).toEqual(search);
  expect(toListQuery(search)).toEqual({
    limit: 50,
    offset: 100,
    search: 'open',
    source_lang: 'English',
    target_lang: 'German',
  });
  expect(isFiltered(search)).toBe(true);
});

test('what cannot be meant is left out', () => {
  const address = { kind: 'lists', source: 'Klingon', target: 7, page: 'many', q: {} };
  const read = { ...address, ...readTerminologySearch(address) };
  expect(read).toEqual({ kind: undefined, source: undefined, target: undefined, page: undefined, q: undefined });
});

test('any address asks the server for something it takes', () => {
  fc.assert(
    fc.property(fc.record({ page: fc.oneof(fc.string(), fc.double(), fc.integer()), q: fc.string() }), (search) => {
      const { limit, offset } = toListQuery(readTerminologySearch(search));
      expect(limit).toBe(50);
      expect(Number.isSafeInteger(offset)).toBe(true);
      expect(offset).toBeGreaterThanOrEqual(0);
      expect(offset).toBeLessThanOrEqual(1_000_000);
    }),
  );
});
