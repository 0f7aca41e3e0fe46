import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { everything, readAdminSearch, toAdminQuery } from './admin-search.ts';

test('an address that asks for nothing shows the first fifty of all', () => {
  expect(readAdminSearch({})).toEqual(everything);
  expect(toAdminQuery(everything)).toEqual({ limit: 50, offset: 0 });
});

test.each([
  ['0', 1],
  ['-3', 1],
  ['101', 100],
  ['20', 20],
  ['many', 50],
  ['', 50],
])('a limit of %s becomes %i', (limit, clamped) => {
  expect(readAdminSearch({ limit }).limit).toBe(clamped);
});

test('limit and offset keep to their bounds for anything', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (limit, offset) => {
      const search = readAdminSearch({ limit: plain(limit), offset: plain(offset) });
      expect(search.limit).toBeGreaterThanOrEqual(1);
      expect(search.limit).toBeLessThanOrEqual(100);
      expect(search.offset).toBeGreaterThanOrEqual(0);
    }),
  );
});

/** Replaces values that no address can hold, symbols and objects, by undefined. */
const plain = (value: unknown) => (typeof value === 'symbol' || typeof value === 'object' ? undefined : value);

test('days reach from the start of the first to the end of the last, UTC, and the user’s id is trimmed', () => {
  const search = readAdminSearch({ user: '  7f3 ', status: 'failed', start: '2026-01-02', end: '2026-01-02' });
  expect(toAdminQuery(search)).toEqual({
    limit: 50,
    offset: 0,
    status: 'failed',
    user_id: '7f3',
    start_date: '2026-01-02T00:00:00.000Z',
    end_date: '2026-01-02T23:59:59.999Z',
  });
});

test.each([
  { status: 'lost' },
  { start: '2026-02-30x' },
  { start: '2026-02-30' },
  { end: '2025-02-29' },
  { start: '2026-02-02', end: '2026-02-01' },
  { user: '   ' },
])('what cannot be searched for is left out: %o', (search) => {
  expect(readAdminSearch(search)).toEqual(everything);
});
