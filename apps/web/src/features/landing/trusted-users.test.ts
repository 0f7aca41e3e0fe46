import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { arrivedUsers, nextTick, readTrustedUsers, tickedUsers, writeTrustedUsers } from './trusted-users.ts';

const anyChance = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => {
    const { value } = stream.next();
    return value as number;
  });
const always = () => 0;
const never = () => 0.99999;
const justBelow = (chance: number) => () => chance - 1e-9;
const minutes = (count: number) => count * 60_000;

test('a first visit starts between 12000 and 25000', () => {
  fc.assert(
    fc.property(anyChance, (chance) => {
      const { count } = arrivedUsers(undefined, 5, chance);
      expect(count).toBeGreaterThanOrEqual(12_000);
      expect(count).toBeLessThanOrEqual(25_000);
    }),
  );
  expect([always, never].map((chance) => arrivedUsers(undefined, 5, chance).count)).toEqual([12_000, 25_000]);
});

test('within six seconds nothing is added', () => {
  const stored = { count: 13_000, at: 0 };
  expect(arrivedUsers(stored, minutes(0.1), always)).toBe(stored);
  expect(arrivedUsers(stored, minutes(0.1) + 1, always)).toEqual({ count: 13_000, at: minutes(0.1) + 1 });
});

test('later, each of six steps a minute may add one, up to 20000 in all', () => {
  const stored = { count: 13_000, at: 0 };
  expect(arrivedUsers(stored, minutes(10), always)).toEqual({ count: 13_060, at: minutes(10) });
  expect(arrivedUsers(stored, minutes(10), never)).toEqual({ count: 13_000, at: minutes(10) });
  expect(arrivedUsers(stored, minutes(10), justBelow(0.5)).count).toBe(13_060);
  expect(arrivedUsers(stored, minutes(10), () => 0.5).count).toBe(13_000);
  expect(arrivedUsers(stored, minutes(1_000_000), always).count).toBe(33_000);
});

/** Returns the users that a step adds. The chances decide, in order: whether it adds any, one or two, and one more. */
const added = (...chances: number[]) => tickedUsers({ count: 0, at: 0 }, 9, () => chances.shift() ?? 1).count;

test('a step adds nothing by half the chances, else one or two, and one more by a tenth', () => {
  fc.assert(
    fc.property(anyChance, (chance) => {
      const { count } = tickedUsers({ count: 100, at: 0 }, 9, chance);
      expect([100, 101, 102, 103]).toContain(count);
    }),
  );
  expect(tickedUsers({ count: 100, at: 0 }, 9, never)).toEqual({ count: 100, at: 9 });
  expect(tickedUsers({ count: 100, at: 0 }, 9, always)).toEqual({ count: 102, at: 9 });
  expect([added(0.49, 0.49, 0.5), added(0.49, 0.5, 0.5), added(0.5, 0.49, 0)]).toEqual([1, 2, 0]);
  expect([added(0, 0, 0.09), added(0, 0, 0.1)]).toEqual([2, 1]);
});

test('steps are 8 to 12 seconds apart', () => {
  expect([nextTick(always), nextTick(never)]).toEqual([8_000, 12_000]);
});

test('what is remembered is read again, and nothing else', () => {
  const storage = memoryStorage();
  expect(readTrustedUsers(storage)).toBeUndefined();
  writeTrustedUsers(storage, { count: 12_345, at: 6_789 });
  expect(readTrustedUsers(storage)).toEqual({ count: 12_345, at: 6_789 });
  storage.setItem('trustedUsersCount', 'many');
  expect(readTrustedUsers(storage)).toBeUndefined();
});
