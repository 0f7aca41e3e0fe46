import { scaled } from './camera.ts';
import type { Scene } from './camera.ts';
import { fractal, mix, randomRow, smoothstep } from './noise.ts';

interface Leaf {
  x: number;
  y: number;
  length: number;
  angle: number;
}

/** Leaves of two twigs that hang in from the upper right; in heights of the picture. */
function leaves(right: number): Leaf[] {
  const random = randomRow(31);
  return Array.from({ length: 44 }, (_, index) => {
    const twig = index % 2;
    const along = Math.floor(index / 2) / 22;
    return {
      x: right * 1.02 - along * mix(0.5, 0.34, twig) + (random() - 0.5) * 0.05,
      y: mix(0.06, 0.3, twig) + along * along * mix(0.42, 0.5, twig) + (random() - 0.5) * 0.07,
      length: mix(0.045, 0.085, random()),
      angle: mix(0.6, 2.7, random()),
    };
  });
}

/** 1 in the middle of a leaf, 0 outside of it. */
function cover(x: number, y: number, leaf: Leaf): number {
  const dx = x - leaf.x;
  const dy = y - leaf.y;
  const along = (dx * Math.cos(leaf.angle) + dy * Math.sin(leaf.angle)) / leaf.length;
  const across = (dy * Math.cos(leaf.angle) - dx * Math.sin(leaf.angle)) / (leaf.length * 0.34);
  return smoothstep(1.2, 0.75, Math.hypot(along, across / Math.max(0.2, 1 - along * along * 0.5)));
}

/** 1 between two soft edges. */
function bars(at: number, from: number, to: number, soft: number): number {
  return smoothstep(from - soft, from + soft, at) * smoothstep(to + soft, to - soft, at);
}

/** A plastered wall with the light of a window and the shadow of a branch on it. */
export function plaster(width: number, height: number): Scene {
  const right = width / height;
  const twigs = leaves(right);
  return (px, py) => {
    const x = px / height;
    const y = py / height;
    // The window stands slanted on the wall, its bars softer the farther they are.
    const u = x + y * 0.34;
    const upper = bars(y - x * 0.1, 0.08, 0.47, 0.02);
    const lower = bars(y - x * 0.1, 0.51, 0.94, 0.03);
    const columns = bars(u, right * 0.55, right * 0.78, 0.015) + bars(u, right * 0.8, right * 1.04, 0.024);
    const window = (upper + lower) * columns;
    const shade = Math.max(...twigs.map((leaf) => cover(x, y, leaf)));
    const sunlight = window * (1 - 0.75 * shade);
    const trowel = fractal(x * 4 + fractal(x * 3, y * 3, 3, 3), y * 11, 101, 5);
    const sand = fractal(px / 2.4, py / 2.4, 103, 3);
    const tone = mix(0.76, 0.68, y) * mix(0.965, 1.03, trowel) * mix(0.975, 1.02, sand) + sunlight * 0.2;
    return scaled([1.03, 0.975, 0.9], tone);
  };
}
