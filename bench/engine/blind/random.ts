import { randomRow } from '../../posters/photographs/noise.ts';

/** Seeded choices: the same row of answers for the same seed on every machine. */
export interface Random {
  /** From `from` up to, but without, `to`. */
  between(from: number, to: number): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** Another row, which does not depend on how many numbers were taken from this one. */
  fork(name: string): Random;
}

/** FNV-1a over the code units (Fowler, Noll and Vo, 1991). */
export function seedNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export function createRandom(seed: string): Random {
  const next = randomRow(seedNumber(seed));
  const random: Random = {
    between: (from, to) => from + (to - from) * next(),
    whole: (from, to) => Math.floor(random.between(from, to + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('There is nothing to pick from.');
      return list[random.whole(0, list.length - 1)] as (typeof list)[number];
    },
    shuffled: (list) => {
      const rest = [...list];
      return list.map(() => rest.splice(random.whole(0, rest.length - 1), 1)[0] as (typeof list)[number]);
    },
    fork: (name) => createRandom(`${seed}/${name}`),
  };
  return random;
}

/** The ISO 8601 week of that day in UTC, such as `2026-W47`: the seed where none is given. */
export function weekSeed(day: Date): string {
  const thursday = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()));
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const year = thursday.getUTCFullYear();
  const days = (thursday.getTime() - Date.UTC(year, 0, 1)) / 86_400_000;
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
}
