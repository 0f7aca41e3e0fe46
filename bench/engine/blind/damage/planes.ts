import type { RgbImage } from '../scenery.ts';

/** Three channels of light, 0 to 255 and beyond: what a sensor has not yet clipped. */
export interface Light {
  width: number;
  height: number;
  /** Red, green and blue of each pixel. */
  data: Float32Array;
}

/** A picture with what is known of each of its pixels; all of one size. */
export interface Layers {
  poster: Light;
  background: Light;
  /** Coverage of the strokes, 0 to 255. */
  strokes: Float32Array;
  /** 0 or 1 + the index of the text that owns the pixel. */
  owner: Uint8Array;
}

export function toLight({ width, height, data }: RgbImage): Light {
  return { width, height, data: new Float32Array(data) };
}

export function firstChannel({ data }: RgbImage): Float32Array {
  const first = new Float32Array(data.length / 3);
  for (let pixel = 0; pixel < first.length; pixel++) first[pixel] = data[pixel * 3] ?? 0;
  return first;
}

export function clipped({ width, height, data }: Light): RgbImage {
  return { width, height, data: new Uint8Array(new Uint8ClampedArray(data).buffer) };
}

/** Applies the same change to the poster and to its background. */
export function lit(layers: Layers, change: (light: Light) => Light): Layers {
  return { ...layers, poster: change(layers.poster), background: change(layers.background) };
}

/** The light of each pixel times a factor that depends on its place. */
export function multiplied(light: Light, factor: (x: number, y: number) => number): Light {
  const data = new Float32Array(light.data.length);
  for (let y = 0; y < light.height; y++) {
    for (let x = 0; x < light.width; x++) {
      const by = factor(x, y);
      const at = (y * light.width + x) * 3;
      for (let channel = 0; channel < 3; channel++) data[at + channel] = (light.data[at + channel] ?? 0) * by;
    }
  }
  return { ...light, data };
}

function blurAlong(
  from: Float32Array,
  to: Float32Array,
  count: number,
  stride: number,
  lines: readonly number[],
  kernel: readonly number[],
  step: number,
): void {
  const reach = (kernel.length - 1) / 2;
  for (const start of lines) {
    for (let at = 0; at < count; at++) {
      for (let channel = 0; channel < stride; channel++) {
        let sum = 0;
        for (let k = -reach; k <= reach; k++) {
          const index = Math.min(count - 1, Math.max(0, at + k));
          sum += (kernel[k + reach] ?? 0) * (from[start + index * step + channel] ?? 0);
        }
        to[start + at * step + channel] = sum;
      }
    }
  }
}

function gaussian(sigma: number): number[] {
  const reach = Math.max(1, Math.ceil(3 * sigma));
  const bell = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma * sigma)),
  );
  const sum = bell.reduce((total, weight) => total + weight, 0);
  return bell.map((weight) => weight / sum);
}

/** Gaussian blur of interleaved channels, the edge repeated. */
export function blurred(
  data: Float32Array,
  width: number,
  height: number,
  channels: number,
  sigma: number,
): Float32Array {
  if (sigma <= 0) return data;
  const kernel = gaussian(sigma);
  const across = new Float32Array(data.length);
  const down = new Float32Array(data.length);
  const rows = Array.from({ length: height }, (_, y) => y * width * channels);
  const columns = Array.from({ length: width }, (_, x) => x * channels);
  blurAlong(data, across, width, channels, rows, kernel, channels);
  blurAlong(across, down, height, channels, columns, kernel, width * channels);
  return down;
}

export function blurredLight(light: Light, sigma: number): Light {
  return { ...light, data: blurred(light.data, light.width, light.height, 3, sigma) };
}

function halvedPlane(data: Float32Array, width: number, height: number, channels: number): Float32Array {
  const w = Math.floor(width / 2);
  const h = Math.floor(height / 2);
  const result = new Float32Array(w * h * channels);
  for (let index = 0; index < result.length; index++) {
    const pixel = Math.floor(index / channels);
    const from = (Math.floor(pixel / w) * 2 * width + (pixel % w) * 2) * channels + (index % channels);
    const below = from + width * channels;
    result[index] =
      ((data[from] ?? 0) + (data[from + channels] ?? 0) + (data[below] ?? 0) + (data[below + channels] ?? 0)) / 4;
  }
  return result;
}

/** The picture at half its width and height: each pixel the mean of four. */
export function halved(layers: Layers): Layers {
  const { width, height } = layers.poster;
  const w = Math.floor(width / 2);
  const h = Math.floor(height / 2);
  const half = (light: Light): Light => ({ width: w, height: h, data: halvedPlane(light.data, width, height, 3) });
  return {
    poster: half(layers.poster),
    background: half(layers.background),
    strokes: halvedPlane(layers.strokes, width, height, 1),
    owner: Uint8Array.from(
      { length: w * h },
      (_, pixel) => layers.owner[Math.floor(pixel / w) * 2 * width + (pixel % w) * 2] ?? 0,
    ),
  };
}
