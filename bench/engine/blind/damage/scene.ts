import { mix, smoothstep } from '../../../posters/photographs/noise.ts';
import type { Random } from '../random.ts';
import { renderScene, sceneFor } from '../scenery.ts';
import type { Surface } from '../scenery.ts';
import { blurred, blurredLight, multiplied, toLight } from './planes.ts';
import type { Layers, Light } from './planes.ts';
import type { Placement } from './surface.ts';
import { nearest, rasterise, warped } from './warp.ts';
import type { Lookup } from './warp.ts';

export interface Setting {
  /** The background behind the poster. */
  surround: Surface;
  /** How far out of focus that is, in px. */
  defocus: number;
  width: number;
  height: number;
}

/** A floor before the lower part of a wall, with a skirting board between. */
async function room(setting: Setting, random: Random): Promise<Light> {
  const { width, height, surround, defocus } = setting;
  const wall = toLight(await renderScene(sceneFor(surround, random.fork('wall')), width, height));
  if (surround !== 'wall') return blurredLight(wall, defocus);
  const floor = toLight(await renderScene(sceneFor('table', random.fork('floor')), width, height));
  const line = height * random.between(0.86, 0.94);
  const board = height * 0.025;
  for (let y = Math.floor(line - board); y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 3 + channel;
        const below = y - line;
        // The board is lit from above; the floor darkens toward the wall.
        wall.data[at] =
          below < 0
            ? 214 + 14 * Math.sin((below / board) * 3)
            : (floor.data[at] ?? 0) * mix(0.45, 1, smoothstep(0, height * 0.05, below));
      }
    }
  }
  return blurredLight(wall, defocus);
}

/** The surround with the shadow that the poster casts on it. */
function shadowed(surround: Light, lookup: Lookup): Light {
  const { width, height } = surround;
  const cover = Float32Array.from(lookup.u, (u) => (Number.isNaN(u) ? 0 : 1));
  const soft = blurred(cover, width, height, 1, width / 110);
  const offset = Math.round(width / 120);
  return multiplied(
    surround,
    (x, y) => 1 - 0.6 * (soft[Math.max(0, y - offset) * width + Math.max(0, x - offset)] ?? 0),
  );
}

/** Light of a window or a lamp over the whole scene. */
export function daylight(random: Random, width: number, height: number): (x: number, y: number) => number {
  const x0 = random.between(-0.2, 1.2) * width;
  const y0 = random.between(-0.4, 0.3) * height;
  const reach = Math.hypot(width, height);
  const bars = random.chance(0.35);
  const slant = random.between(0.2, 0.6);
  return (x, y) => {
    const fall = mix(1.12, 0.68, smoothstep(0.1, 1, Math.hypot(x - x0, y - y0) / reach));
    if (!bars) return fall;
    const stripe = ((x + slant * y) / (width * 0.24)) % 1;
    return fall * mix(0.82, 1.12, smoothstep(0.1, 0.16, stripe) * smoothstep(0.62, 0.56, stripe));
  };
}

/** The poster in its surroundings, with and without text, and what is known of each pixel. */
export async function composeScene(
  flat: Layers,
  placement: Placement,
  setting: Setting,
  random: Random,
): Promise<Layers> {
  const { width, height } = setting;
  const lookup = rasterise(placement, width, height);
  const surround = shadowed(await room(setting, random), lookup);
  const light = daylight(random.fork('light'), width, height);
  const shade = (x: number, y: number): number => {
    const at = y * width + x;
    return light(x, y) * (Number.isNaN(lookup.u[at] ?? Number.NaN) ? 1 : (lookup.shade[at] ?? 1));
  };
  const set = (layer: Light): Light =>
    multiplied({ width, height, data: warped({ ...layer, channels: 3 }, lookup, surround.data) }, shade);
  const { width: w, height: h } = flat.poster;
  return {
    poster: set(flat.poster),
    background: set(flat.background),
    strokes: warped({ width: w, height: h, channels: 1, data: flat.strokes }, lookup, new Float32Array(width * height)),
    owner: nearest(flat.owner, w, h, lookup),
  };
}

/** Reflections of a room in a pane before the picture. */
export async function behindGlass(layers: Layers, random: Random): Promise<Layers> {
  const { width, height } = layers.poster;
  const mirrored = blurredLight(
    toLight(await renderScene(sceneFor('street', random.fork('mirrored')), width, height)),
    5,
  );
  const slope = random.between(0.3, 0.9);
  const from = random.between(0.1, 0.5) * width;
  const add = (light: Light): Light => {
    const data = new Float32Array(light.data.length);
    for (let index = 0; index < data.length; index++) {
      const pixel = Math.floor(index / 3);
      const along = (pixel % width) + slope * Math.floor(pixel / width) - from;
      const streak = smoothstep(0, 14, along) * smoothstep(width * 0.3, width * 0.27, along);
      data[index] = (light.data[index] ?? 0) * 0.86 + (mirrored.data[index] ?? 0) * 0.3 + 34 * streak;
    }
    return { ...light, data };
  };
  return { ...layers, poster: add(layers.poster), background: add(layers.background) };
}
