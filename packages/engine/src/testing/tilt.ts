import { type Homography, homographyBetween, mapped } from '@palimpsest/typeset/homography';
import { mapQuad, type Point, type Quad } from '../geometry/quad.ts';
import type { Raster } from '../image/raster.ts';
import { bilinear } from '../image/sample.ts';

/** How a sign is turned away from the camera, in degrees. */
export interface Tilt {
  /** About its upright axis. */
  yaw: number;
  /** About its level axis. */
  pitch?: number;
  /** Turn in the plane of the picture. */
  roll?: number;
}

/** A sign seen at an angle. */
export interface TiltedSign {
  image: Raster;
  /** Where a point of the sign lies in the image. */
  toImage: (point: Point) => Point;
}

/** Distance of the camera, in widths of the sign. */
const distance = 2.1;

/** The picture of a sign on a plain wall, taken by a camera before its middle, as wide in the image as it is. */
export function tilted(sign: Raster, tilt: Tilt, wall: readonly [number, number, number] = [96, 104, 112]): TiltedSign {
  const { width, height } = sign;
  const corners: Quad = [at(0, 0), at(width, 0), at(width, height), at(0, height)];
  const seen = mapQuad(corners, (corner) => project(corner, sign, tilt));
  const left = Math.min(...seen.map(({ x }) => x));
  const top = Math.min(...seen.map(({ y }) => y));
  const scale = width / (Math.max(...seen.map(({ x }) => x)) - left);
  const margin = Math.round(0.06 * width);
  const quad = mapQuad(seen, ({ x, y }) => at((x - left) * scale + margin, (y - top) * scale + margin));
  const toImage = homographyBetween(corners, quad);
  const toSign = homographyBetween(quad, corners);
  const size = {
    width: width + 2 * margin,
    height: Math.ceil(Math.max(...quad.map(({ y }) => y))) + margin,
  };
  return { image: { ...size, data: pixels(sign, toSign, size, wall) }, toImage: (point) => mapped(toImage, point) };
}

const at = (x: number, y: number): Point => ({ x, y });

function project(point: Point, { width, height }: Raster, { yaw, pitch = 0, roll = 0 }: Tilt): Point {
  const [a, b, c] = [yaw, pitch, roll].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const flat = at((point.x - width / 2) / width, (point.y - height / 2) / width);
  const x = flat.x * Math.cos(c) - flat.y * Math.sin(c);
  const y = flat.x * Math.sin(c) + flat.y * Math.cos(c);
  const depth = -x * Math.sin(a);
  const z = y * Math.sin(b) + depth * Math.cos(b) + distance;
  return at((x * Math.cos(a)) / z, (y * Math.cos(b) - depth * Math.sin(b)) / z);
}

/** Two by two samples a pixel. */
function pixels(
  sign: Raster,
  toSign: Homography,
  { width, height }: { width: number; height: number },
  wall: readonly [number, number, number],
): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const samples = 2;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      const sum: [number, number, number] = [0, 0, 0];
      for (let sample = 0; sample < samples * samples; sample++) {
        const from = mapped(toSign, {
          x: x + ((sample % samples) + 0.5) / samples,
          y: y + (Math.floor(sample / samples) + 0.5) / samples,
        });
        const isOnSign = from.x >= 0 && from.y >= 0 && from.x < sign.width && from.y < sign.height;
        for (const channel of [0, 1, 2] as const)
          sum[channel] += isOnSign
            ? bilinear(
                sign,
                Math.min(sign.width - 1, Math.max(0, from.x - 0.5)),
                Math.min(sign.height - 1, Math.max(0, from.y - 0.5)),
                4,
                channel,
              )
            : wall[channel];
      }
      for (const channel of [0, 1, 2] as const) data[i + channel] = sum[channel] / samples ** 2;
    }
  }
  return data;
}
