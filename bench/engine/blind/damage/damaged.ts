import type { Point } from '@palimpsest/engine';
import type { Random } from '../random.ts';
import type { Damage } from '../truth.ts';
import type { Exposure } from './camera.ts';
import { halved, lit, multiplied } from './planes.ts';
import type { Layers } from './planes.ts';
import { relief } from './relief.ts';
import { behindGlass, composeScene, daylight } from './scene.ts';
import type { Setting } from './scene.ts';
import { curvedPose, flatPose, place } from './surface.ts';
import type { Pose } from './surface.ts';

export interface Damaged {
  layers: Layers;
  /** The homography from the flat poster to the picture, in px of each. */
  toPicture: (point: Point) => Point;
  exposure: Exposure;
}

const itself = (point: Point): Point => point;

/** The damage that a phone's camera does to a picture by day. */
function phone(random: Random): Exposure {
  return {
    blur: random.between(0.5, 0.8),
    grain: random.between(1.5, 3),
    vignette: random.between(0.05, 0.2),
    quality: random.whole(82, 92),
  };
}

async function inScene(
  layers: Layers,
  pose: Pose,
  setting: Pick<Setting, 'surround' | 'defocus'>,
  random: Random,
): Promise<Omit<Damaged, 'exposure'>> {
  const { width: w, height: h } = layers.poster;
  const [width, height] = h > w ? [1200, 1500] : [1500, 1125];
  const placement = place(pose, h / w, width, height, random.between(0.84, 0.92));
  return {
    layers: await composeScene(layers, placement, { ...setting, width, height }, random),
    toPicture: ({ x, y }) => placement.toScene(x / w, y / h),
  };
}

function dimmed(layers: Layers, random: Random): Layers {
  const { width, height } = layers.poster;
  const lamp = daylight(random.fork('lamp'), width, height);
  const level = random.between(0.34, 0.48);
  return lit(layers, (light) => multiplied(light, (x, y) => level * lamp(x, y)));
}

type Inflict = (layers: Layers, random: Random) => Promise<Damaged>;

/** The poster stays flat; only the camera changes it. */
const flat =
  (exposure: (random: Random) => Exposure): Inflict =>
  async (layers, random) => ({ layers, toPicture: itself, exposure: exposure(random) });

/** The wall of a room, or a street out of focus. */
function wall(random: Random): Pick<Setting, 'surround' | 'defocus'> {
  return { surround: random.pick(['wall', 'wall', 'street'] as const), defocus: random.between(0.5, 2.5) };
}

/** The poster turned by up to that angle before a wall, and taken with a phone. */
const onWall =
  (angle: number): Inflict =>
  async (layers, random) => ({
    ...(await inScene(layers, flatPose(random, angle), wall(random), random)),
    exposure: phone(random),
  });

const none = flat(() => ({}));

const inflictions: Readonly<Record<Damage, Inflict>> = {
  clean: none,
  dense: none,
  'small print': none,
  blur: flat((random) =>
    random.chance(0.6)
      ? { blur: random.between(1.3, 2.3), grain: 1 }
      : { shake: random.whole(4, 7), blur: 0.7, grain: 1 },
  ),
  noise: flat((random) => ({ blur: 0.5, grain: random.between(9, 16) })),
  jpeg: flat((random) => ({ quality: random.whole(40, 80) })),
  'half size': async (layers) => ({
    layers: halved(layers),
    toPicture: ({ x, y }) => ({ x: x / 2, y: y / 2 }),
    exposure: {},
  }),
  perspective: onWall(40),
  curved: async (layers, random) => ({
    ...(await inScene(layers, curvedPose(random), { surround: 'table', defocus: 4 }, random)),
    exposure: phone(random),
  }),
  arc: onWall(12),
  neon: flat((random) => ({ ...phone(random), grain: random.between(4, 7) })),
  glass: async (layers, random) => ({
    layers: await behindGlass(layers, random),
    toPicture: itself,
    exposure: phone(random),
  }),
  'low light': async (layers, random) => {
    const scene = await inScene(layers, flatPose(random, 24), { surround: 'wall', defocus: 1 }, random);
    return {
      ...scene,
      layers: dimmed(scene.layers, random),
      exposure: { ...phone(random), blur: 0.9, grain: random.between(4, 7) },
    };
  },
  relief: async (layers, random) => onWall(14)(relief(layers, random.chance(0.5), random.between(2.2, 3.4)), random),
};

/** Does that damage to a flat poster. */
export async function damaged(damage: Damage, layers: Layers, random: Random): Promise<Damaged> {
  return inflictions[damage](layers, random);
}
