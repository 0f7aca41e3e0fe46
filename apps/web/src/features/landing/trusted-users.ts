import { useEffect, useState } from 'react';
import { useInBrowser } from '../../lib/use-in-browser.ts';

/** A number that only decorates the page: it starts by chance, is remembered, and grows while nobody looks. */
export interface TrustedUsers {
  count: number;
  /** When it was counted, in ms since the epoch. */
  at: number;
}

const countKey = 'trustedUsersCount';
const timeKey = 'trustedUsersTimestamp';

const minute = 60_000;
const smallestStart = 12_000;
const largestStart = 25_000;
const shortestAbsence = 0.1 * minute;
const gainsPerMinute = 6;
const gainChance = 0.5;
const largestGain = 20_000;
const extraChance = 0.1;

/** ms between two steps while the page is open, at least and at most. */
export const tickMs = { min: 8_000, max: 12_000 } as const;

type Chance = () => number;

const within = (chance: Chance, min: number, max: number) => min + Math.floor(chance() * (max - min + 1));

/** Counts the users gained in these steps: each step gains one by `gainChance`, up to `largestGain` in all. */
function gainsOf(steps: number, chance: Chance): number {
  let gained = 0;
  for (let step = 0; step < steps && gained < largestGain; step += 1) if (chance() < gainChance) gained += 1;
  return gained;
}

/** Returns the number that the page shows first. @param stored the remembered number */
export function arrivedUsers(stored: TrustedUsers | undefined, now: number, chance: Chance): TrustedUsers {
  if (!stored) return { count: within(chance, smallestStart, largestStart), at: now };
  const away = now - stored.at;
  if (away <= shortestAbsence) return stored;
  return { count: stored.count + gainsOf(Math.floor((away / minute) * gainsPerMinute), chance), at: now };
}

/** Returns the number after one step. */
export function tickedUsers({ count }: TrustedUsers, now: number, chance: Chance): TrustedUsers {
  if (chance() >= gainChance) return { count, at: now };
  return { count: count + within(chance, 1, 2) + (chance() < extraChance ? 1 : 0), at: now };
}

/** ms until the next step. */
export const nextTick = (chance: Chance) => within(chance, tickMs.min, tickMs.max);

/** Reads the remembered number; undefined where the storage holds none, or no whole number. */
export function readTrustedUsers(storage: Pick<Storage, 'getItem'>): TrustedUsers | undefined {
  const [count, at] = [storage.getItem(countKey), storage.getItem(timeKey)].map((text) => Number(text ?? Number.NaN));
  return Number.isSafeInteger(count) && Number.isSafeInteger(at) ? { count: Number(count), at: Number(at) } : undefined;
}

export function writeTrustedUsers(storage: Pick<Storage, 'setItem'>, { count, at }: TrustedUsers): void {
  storage.setItem(countKey, String(count));
  storage.setItem(timeKey, String(at));
}

const arrive = () => arrivedUsers(readTrustedUsers(localStorage), Date.now(), Math.random);

/**
 * The number of the landing page that grows while it is open, and is remembered in this browser.
 * @returns undefined while the page is drawn as it was built, which knows no browser
 */
export function useTrustedUsers(): number | undefined {
  const inBrowser = useInBrowser();
  const [users, setUsers] = useState(() => (inBrowser ? arrive() : undefined));
  if (inBrowser && !users) setUsers(arrive);

  useEffect(() => {
    if (!users) return undefined;
    writeTrustedUsers(localStorage, users);
    const timer = setTimeout(() => setUsers(tickedUsers(users, Date.now(), Math.random)), nextTick(Math.random));
    return () => clearTimeout(timer);
  }, [users]);

  return users?.count;
}
