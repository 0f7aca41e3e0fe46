/** Value noise on a lattice of hashed numbers, the grain of all our drawn photographs; the same for the same seed on every machine. */

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** 0 to 1, smooth, one bump a unit. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const upper = mix(hash(left, top, seed), hash(left + 1, top, seed), u);
  const lower = mix(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), u);
  return mix(upper, lower, v);
}

/** Noise at several scales, each half as wide and half as strong as the one before; 0 to 1. */
export function fractal(x: number, y: number, seed: number, octaves = 5): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale, y * scale, seed + octave * 101);
    total += weight;
    weight /= 2;
    scale *= 2.03;
  }
  return sum / total;
}

/** Like {@link fractal}, with sharp crests; 0 to 1. */
export function ridged(x: number, y: number, seed: number, octaves = 5): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(2 * noise(x * scale, y * scale, seed + octave * 101) - 1);
    sum += weight * crest * crest;
    total += weight;
    weight /= 2;
    scale *= 2.03;
  }
  return sum / total;
}

/** Numbers from 0 to 1, the same row for the same seed. */
export function randomRow(seed: number): () => number {
  let at = 0;
  return () => hash(at++, 7919, seed);
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
