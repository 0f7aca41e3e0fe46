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
  /** From the flat poster to the picture, in px of each. */
  toPicture: (point: Point) => Point;
  exposure: Exposure;
}

const itself = (point: Point): Point => point;

/** What a phone's camera does to a picture by day. */
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

/** Does that damage to a flat poster. */
export async function damaged(damage: Damage, layers: Layers, random: Random): Promise<Damaged> {
  const flat = (exposure: Exposure, changed = layers): Damaged => ({ layers: changed, toPicture: itself, exposure });
  const wall = { surround: random.pick(['wall', 'wall', 'street'] as const), defocus: random.between(0.5, 2.5) };
  switch (damage) {
    case 'clean':
    case 'dense':
    case 'small print':
      return flat({});
    case 'blur':
      return flat(
        random.chance(0.6)
          ? { blur: random.between(1.3, 2.3), grain: 1 }
          : { shake: random.whole(4, 7), blur: 0.7, grain: 1 },
      );
    case 'noise':
      return flat({ blur: 0.5, grain: random.between(9, 16) });
    case 'jpeg':
      return flat({ quality: random.whole(40, 80) });
    case 'half size':
      return { layers: halved(layers), toPicture: ({ x, y }) => ({ x: x / 2, y: y / 2 }), exposure: {} };
    case 'perspective':
      return { ...(await inScene(layers, flatPose(random, 40), wall, random)), exposure: phone(random) };
    case 'curved':
      return {
        ...(await inScene(layers, curvedPose(random), { surround: 'table', defocus: 4 }, random)),
        exposure: phone(random),
      };
    case 'arc':
      return { ...(await inScene(layers, flatPose(random, 12), wall, random)), exposure: phone(random) };
    case 'neon':
      return flat({ ...phone(random), grain: random.between(4, 7) });
    case 'glass':
      return flat(phone(random), await behindGlass(layers, random));
    case 'low light': {
      const scene = await inScene(layers, flatPose(random, 24), { ...wall, surround: 'wall' }, random);
      return {
        ...scene,
        layers: dimmed(scene.layers, random),
        exposure: { ...phone(random), blur: 0.9, grain: random.between(4, 7) },
      };
    }
    case 'relief': {
      const cut = relief(layers, random.chance(0.5), random.between(2.2, 3.4));
      return { ...(await inScene(cut, flatPose(random, 14), wall, random)), exposure: phone(random) };
    }
  }
}
