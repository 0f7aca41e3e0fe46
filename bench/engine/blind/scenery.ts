import sharp from 'sharp';
import { blend, scaled } from '../../posters/photographs/camera.ts';
import type { Colour, Scene } from '../../posters/photographs/camera.ts';
import { lights } from '../../posters/photographs/lights.ts';
import { mountains } from '../../posters/photographs/mountains.ts';
import { fractal, mix, noise, smoothstep } from '../../posters/photographs/noise.ts';
import { planks } from '../../posters/photographs/planks.ts';
import { plaster } from '../../posters/photographs/plaster.ts';
import { shore } from '../../posters/photographs/shore.ts';
import type { Random } from './random.ts';

type SceneOf = (width: number, height: number) => Scene;

/** A wall of bricks in rows, mortar between them. */
function bricks(random: Random, dark: boolean): SceneOf {
  const base = random.pick<Colour>(
    dark
      ? [
          [0.2, 0.12, 0.11],
          [0.14, 0.14, 0.17],
        ]
      : [
          [0.6, 0.32, 0.24],
          [0.72, 0.68, 0.62],
          [0.5, 0.4, 0.36],
        ],
  );
  const seed = random.whole(1, 9999);
  return (width) => {
    const long = width / random.between(9, 14);
    const high = long / 3.1;
    return (x, y) => {
      const row = Math.floor(y / high);
      const shifted = x / long + (row % 2) * 0.5 + noise(row, 3, seed) * 0.06;
      const column = Math.floor(shifted);
      const inX = (shifted - column) * long;
      const inY = y - row * high;
      const toEdge = Math.min(inX, long - inX, inY, high - inY) + (noise(x / 3, y / 3, seed) - 0.5) * 1.6;
      const tone =
        mix(0.78, 1.18, noise(column * 7.1, row * 3.3, seed + 1)) * mix(0.86, 1.12, fractal(x / 9, y / 9, seed + 2, 4));
      const mortar = scaled(
        dark ? [0.16, 0.15, 0.15] : [0.74, 0.71, 0.67],
        mix(0.86, 1.06, fractal(x / 4, y / 4, seed + 3, 3)),
      );
      return blend(mortar, scaled(base, tone), smoothstep(high * 0.05, high * 0.11, toEdge));
    };
  };
}

/** How bright the leaf of a layer at that place is, and how much of it covers what is behind: the nearest of jittered ellipses. */
function leaf(x: number, y: number, seed: number): { cover: number; tone: number } {
  let best = { cover: 0, tone: 0 };
  const column = Math.floor(x);
  const row = Math.floor(y);
  for (let i = column - 1; i <= column + 1; i++) {
    for (let j = row - 1; j <= row + 1; j++) {
      const angle = noise(i * 5.3, j * 7.7, seed) * 9;
      const dx = x - i - noise(i * 9.1, j * 3.7, seed + 1);
      const dy = y - j - noise(i * 2.9, j * 8.3, seed + 2);
      const along = (dx * Math.cos(angle) + dy * Math.sin(angle)) / 0.78;
      const across = (dy * Math.cos(angle) - dx * Math.sin(angle)) / 0.34;
      const cover = smoothstep(1, 0.9, Math.hypot(along, across / Math.max(0.25, 1 - along * along * 0.6)));
      // One half of a leaf is turned to the sun, and its rib is pale.
      const rib = smoothstep(0.09, 0, Math.abs(across));
      const tone = mix(0.55, 1.1, noise(i * 4.1, j * 6.1, seed + 3)) * (across > 0 ? 1.12 : 0.86) + 0.18 * rib;
      if (cover > best.cover) best = { cover, tone };
    }
  }
  return best;
}

/** Leaves of a hedge in the sun, three layers deep, the farther ones in the dark. */
function foliage(random: Random): SceneOf {
  const seed = random.whole(1, 9999);
  const hue = random.pick<Colour>([
    [0.3, 0.48, 0.16],
    [0.2, 0.42, 0.24],
    [0.46, 0.44, 0.14],
  ]);
  return (width) => (x, y) => {
    const size = width / 18;
    const sun = smoothstep(0.3, 0.75, fractal(x / (width * 0.3), y / (width * 0.3), seed, 3));
    let colour = scaled(hue, 0.16);
    for (const layer of [0, 1, 2]) {
      const scale = size * mix(0.7, 1.15, layer / 2);
      const { cover, tone } = leaf(x / scale + layer * 7.3, y / scale - layer * 3.1, seed + layer * 10);
      const lit = scaled(
        blend(hue, [0.8, 0.86, 0.5], 0.22 * sun * (layer / 2)),
        tone * mix(0.4, 1.15, layer / 2) * mix(0.7, 1.3, sun),
      );
      colour = blend(colour, lit, cover);
    }
    return colour;
  };
}

/** A sky with clouds. */
function sky(random: Random): SceneOf {
  const seed = random.whole(1, 9999);
  const [high, low] = random.pick<readonly [Colour, Colour]>([
    [
      [0.2, 0.42, 0.72],
      [0.72, 0.83, 0.92],
    ],
    [
      [0.2, 0.18, 0.36],
      [0.92, 0.5, 0.36],
    ],
  ]);
  return (width, height) => (x, y) => {
    const cover = fractal(x / (width * 0.4), y / (width * 0.17), seed, 6);
    const shade = fractal(x / (width * 0.36) + 0.1, y / (width * 0.16) + 0.22, seed, 6);
    const cloud = smoothstep(0.46, 0.68, cover);
    const white = scaled([0.99, 0.97, 0.95], mix(1, 0.74, smoothstep(0.45, 0.75, shade)));
    return blend(blend(high, low, smoothstep(0, 1, y / height)), white, cloud * 0.92);
  };
}

/** Cast concrete: stains, pores, the seams of the boards. */
function concrete(random: Random): SceneOf {
  const seed = random.whole(1, 9999);
  const base = random.pick<Colour>([
    [0.6, 0.6, 0.58],
    [0.44, 0.45, 0.47],
    [0.68, 0.64, 0.58],
  ]);
  return (width) => (x, y) => {
    const stain = fractal(x / (width * 0.24), y / (width * 0.4), seed, 5);
    const grain = fractal(x / 2.2, y / 2.2, seed + 1, 3);
    const pores = smoothstep(0.86, 0.93, noise(x / 2.6, y / 2.6, seed + 2));
    const seam = smoothstep(2.4, 0.6, Math.abs((y % (width * 0.28)) - width * 0.14));
    return scaled(base, mix(0.82, 1.12, stain) * mix(0.93, 1.06, grain) * (1 - 0.22 * pores) * (1 - 0.14 * seam));
  };
}

/** Brushed brass or steel. */
function metal(random: Random): SceneOf {
  const seed = random.whole(1, 9999);
  const base = random.pick<Colour>([
    [0.72, 0.58, 0.32],
    [0.62, 0.64, 0.66],
    [0.42, 0.32, 0.26],
  ]);
  return (width, height) => (x, y) => {
    const brushed = fractal(x / 60, y / 1.3, seed, 3);
    const sheen = fractal(x / (width * 0.5) + y / height, y / (height * 0.9), seed + 1, 2);
    return scaled(base, mix(0.9, 1.08, brushed) * mix(0.72, 1.25, sheen));
  };
}

/** Woven cloth. */
function linen(random: Random): SceneOf {
  const seed = random.whole(1, 9999);
  const base = random.pick<Colour>([
    [0.78, 0.72, 0.62],
    [0.3, 0.36, 0.44],
    [0.5, 0.2, 0.2],
  ]);
  return () => (x, y) => {
    const warp = 0.5 + 0.5 * Math.sin(x * 1.7 + noise(y / 30, x / 90, seed) * 5);
    const weft = 0.5 + 0.5 * Math.sin(y * 1.7 + noise(x / 30, y / 90, seed + 1) * 5);
    const fold = fractal(x / 260, y / 300, seed + 2, 4);
    return scaled(base, mix(0.84, 1.08, warp * 0.5 + weft * 0.5) * mix(0.7, 1.22, fold));
  };
}

/** One of our posters' photographs, seen from elsewhere so that it is not the same picture. */
function moved(of: SceneOf, random: Random): SceneOf {
  const zoom = random.between(0.75, 1.4);
  const x0 = random.between(0, 0.4);
  const y0 = random.between(0, 0.2);
  const mirrored = random.chance(0.5);
  return (width, height) => {
    const scene = of(width * zoom, height * zoom);
    return (x, y) => scene((mirrored ? width - x : x) + x0 * width, y + y0 * height * (zoom - 1));
  };
}

export type Surface = 'view' | 'wall' | 'dark wall' | 'table' | 'street' | 'material';

/** The materials of each surface. */
const scenes: Readonly<Record<Surface, readonly ((random: Random) => SceneOf)[]>> = {
  wall: [(random) => bricks(random, false), concrete, (random) => moved(plaster, random)],
  'dark wall': [(random) => bricks(random, true)],
  table: [(random) => moved(planks, random), linen],
  street: [(random) => moved(lights, random), foliage],
  material: [concrete, metal, (random) => moved(planks, random)],
  view: [
    (random) => moved(mountains, random),
    (random) => moved(shore, random),
    (random) => moved(planks, random),
    (random) => moved(plaster, random),
    (random) => moved(lights, random),
    (random) => bricks(random, false),
    foliage,
    sky,
    linen,
  ],
};

export function sceneFor(surface: Surface, random: Random): SceneOf {
  return random.pick(scenes[surface])(random);
}

/** Three channels of 8 bits. */
export interface RgbImage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The scene as an image; it is computed at half the size and enlarged, since a lens is no sharper. */
export async function renderScene(of: SceneOf, width: number, height: number): Promise<RgbImage> {
  const w = Math.ceil(width / 2);
  const h = Math.ceil(height / 2);
  const scene = of(w, h);
  const pixels = new Uint8ClampedArray(w * h * 3);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [red, green, blue] = scene(x, y);
      const at = (y * w + x) * 3;
      pixels[at] = red * 255;
      pixels[at + 1] = green * 255;
      pixels[at + 2] = blue * 255;
    }
  }
  const enlarged = await sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer();
  return { width, height, data: new Uint8Array(enlarged) };
}
