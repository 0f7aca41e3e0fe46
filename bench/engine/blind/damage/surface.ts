import type { Point } from '@palimpsest/engine';
import { mix } from '../../../posters/photographs/noise.ts';
import type { Random } from '../random.ts';

/** A point of space: x to the right, y down, z away from the camera; the poster is one unit wide. */
interface Place {
  x: number;
  y: number;
  z: number;
}

/** A surface that a poster lies on: from its own place, 0 to 1 along both edges, to space. */
type Surface = (u: number, v: number) => Place;

const degrees = Math.PI / 180;

function turned({ x, y, z }: Place, yaw: number, pitch: number, roll: number): Place {
  const x1 = x * Math.cos(roll) - y * Math.sin(roll);
  const y1 = x * Math.sin(roll) + y * Math.cos(roll);
  const x2 = x1 * Math.cos(yaw) + z * Math.sin(yaw);
  const z2 = z * Math.cos(yaw) - x1 * Math.sin(yaw);
  return { x: x2, y: y1 * Math.cos(pitch) - z2 * Math.sin(pitch), z: y1 * Math.sin(pitch) + z2 * Math.cos(pitch) };
}

/** How a surface is bent and turned; angles in degrees. */
export interface Pose {
  yaw: number;
  pitch: number;
  roll: number;
  /** Angle that the width of the poster takes around a cylinder; 0 is flat. */
  around: number;
  /** Height of the waves of a cloth or a sheet, in widths of the poster. */
  waves: number;
}

export function flatPose(random: Random, most: number): Pose {
  const sign = (): number => (random.chance(0.5) ? 1 : -1);
  return {
    yaw: sign() * random.between(most * 0.45, most),
    pitch: sign() * random.between(0, most * 0.5),
    roll: random.between(-6, 6),
    around: 0,
    waves: 0,
  };
}

export function curvedPose(random: Random): Pose {
  const bottle = random.chance(0.6);
  return {
    yaw: random.between(-14, 14),
    pitch: random.between(-16, 16),
    roll: random.between(-5, 5),
    around: bottle ? random.between(70, 120) : 0,
    waves: bottle ? 0 : random.between(0.012, 0.025),
  };
}

function surfaceOf({ yaw, pitch, roll, around, waves }: Pose, aspect: number): Surface {
  return (u, v) => {
    const y = (v - 0.5) * aspect;
    let x = u - 0.5;
    let z = 0;
    if (around > 0) {
      const radius = 1 / (around * degrees);
      z = radius * (1 - Math.cos(x / radius));
      x = radius * Math.sin(x / radius);
    }
    z += waves * Math.sin(u * 9 + v * 3) + waves * 0.6 * Math.sin(v * 7 - u * 2);
    return turned({ x, y, z }, yaw * degrees, pitch * degrees, roll * degrees);
  };
}

/** The place of a poster in a scene. */
export interface Placement {
  /** From a place of the poster, 0 to 1 along both edges, to the scene in px. */
  toScene: (u: number, v: number) => Point;
  /** How much of the light the surface gives back there, about 1. */
  shade: (u: number, v: number) => number;
}

/** Distance of the camera, in widths of the poster. */
const distance = 2.1;

/**
 * Sets the surface into a scene so that it fills that share of it.
 * @param aspect height of the poster over its width
 */
export function place(pose: Pose, aspect: number, width: number, height: number, share: number): Placement {
  const surface = surfaceOf(pose, aspect);
  const project = (u: number, v: number): Point => {
    const { x, y, z } = surface(u, v);
    return { x: x / (z + distance), y: y / (z + distance) };
  };
  const edge = Array.from({ length: 21 }, (_, index) => index / 20);
  const points = edge.flatMap((t) => [project(t, 0), project(t, 1), project(0, t), project(1, t)]);
  const left = Math.min(...points.map(({ x }) => x));
  const right = Math.max(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const bottom = Math.max(...points.map(({ y }) => y));
  const scale = share * Math.min(width / (right - left), height / (bottom - top));
  const toScene = (u: number, v: number): Point => {
    const { x, y } = project(u, v);
    return { x: width / 2 + (x - (left + right) / 2) * scale, y: height / 2 + (y - (top + bottom) / 2) * scale };
  };
  const shade = (u: number, v: number): number => {
    const a = surface(u, v);
    const b = surface(u + 0.001, v);
    const c = surface(u, v + 0.001);
    const normal = {
      x: (b.y - a.y) * (c.z - a.z) - (b.z - a.z) * (c.y - a.y),
      y: (b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z),
      z: (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x),
    };
    const length = Math.hypot(normal.x, normal.y, normal.z);
    // The light falls in from the upper left, over the camera's shoulder.
    const towards = (0.42 * -normal.x + 0.38 * -normal.y + 0.82 * normal.z) / length;
    return mix(0.35, 1.12, Math.max(0, towards));
  };
  return { toScene, shade };
}
