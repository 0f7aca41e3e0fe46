import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RecordMap } from './record-map.ts';

interface Named {
  id: string;
  value: number;
}

const ids = fc.integer({ min: 0, max: 60 }).map(String);
const edits = fc.array(fc.tuple(ids, fc.option(fc.nat())), { maxLength: 200 });

test('holds what a map holds that is changed in place, and leaves the maps before as they were', () => {
  fc.assert(
    fc.property(edits, (edits) => {
      const expected = new Map<string, Named>();
      let map = RecordMap.of<Named>([]);
      for (const [id, value] of edits) {
        const before = map;
        const contents = [...before];
        const record = value === null ? undefined : { id, value };
        map = map.with([[id, record]]);
        if (record) expected.set(id, record);
        else expected.delete(id);
        expect([...before]).toEqual(contents);
      }
      expect(new Map(map)).toEqual(expected);
      expect(map.size).toBe(expected.size);
      expect([...map.values()].every(({ id }) => map.has(id) && map.get(id) === expected.get(id))).toBe(true);
    }),
  );
});

const recordOf = (index: number, value: number): Named => ({ id: `text-${index}`, value });

test('a thousand edits of a thousand records write fewer entries than a hundred copies would', () => {
  const count = 1_000;
  let map = RecordMap.of(Array.from({ length: count }, (_, index) => recordOf(index, 0)));
  // A map that is made of another writes each entry by this method.
  const write = vi.spyOn(Map.prototype, 'set');
  for (let edit = 0; edit < count; edit += 1) {
    const record = recordOf((edit * 7) % count, edit);
    map = map.with([[record.id, record]]);
  }
  const writes = write.mock.calls.length;
  write.mockRestore();
  expect(writes).toBeLessThan(100 * count);
  expect(map.get('text-7')?.value).toBe(1);
});
