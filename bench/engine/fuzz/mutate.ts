import type { Random } from '../blind/random.ts';

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

const place = (bytes: Uint8Array, random: Random): number => random.whole(0, Math.max(0, bytes.length - 1));

/** Headers hold sizes and counts, so that half of the changes fall into the first 200 bytes. */
const early = (bytes: Uint8Array, random: Random): number =>
  random.chance(0.5) ? Math.min(bytes.length - 1, random.whole(0, 200)) : place(bytes, random);

/** Values on the edges of what a field can hold. */
const edges = [0x00, 0x01, 0x7f, 0x80, 0xff] as const;

const mutations: readonly Mutation[] = [
  function flipBits(bytes, random) {
    const result = Uint8Array.from(bytes);
    for (let times = random.whole(1, 8); times > 0; times--) {
      const at = early(bytes, random);
      result[at] = (result[at] ?? 0) ^ (1 << random.whole(0, 7));
    }
    return result;
  },
  function setEdges(bytes, random) {
    const result = Uint8Array.from(bytes);
    const at = early(bytes, random);
    result.fill(random.pick(edges), at, at + random.whole(1, 4));
    return result;
  },
  function cutOff(bytes, random) {
    return bytes.slice(0, place(bytes, random));
  },
  function takeOut(bytes, random) {
    const at = place(bytes, random);
    return Uint8Array.from([...bytes.slice(0, at), ...bytes.slice(at + random.whole(1, 64))]);
  },
  function repeat(bytes, random) {
    const at = place(bytes, random);
    const part = bytes.slice(at, at + random.whole(1, 256));
    return Uint8Array.from([...bytes.slice(0, at), ...part, ...bytes.slice(at)]);
  },
  function scramble(bytes, random) {
    const result = Uint8Array.from(bytes);
    const at = place(bytes, random);
    for (let offset = 0; offset < random.whole(4, 128) && at + offset < result.length; offset++) {
      result[at + offset] = random.whole(0, 255);
    }
    return result;
  },
];

/** The file with one to three seeded changes; never more than 1 kB longer. */
export function mutate(bytes: Uint8Array, random: Random): Uint8Array {
  let result = bytes;
  for (let times = random.whole(1, 3); times > 0 && result.length > 0; times--)
    result = random.pick(mutations)(result, random);
  return result;
}
