import sharp, { type Sharp } from 'sharp';
import { noise, randomRow } from '../../../posters/photographs/noise.ts';
import { blurredLight, clipped, lit, multiplied } from './planes.ts';
import type { Layers, Light } from './planes.ts';
import type { RgbImage } from '../scenery.ts';

/** How the picture is taken; what is not said does not happen. */
export interface Exposure {
  /** Sigma of the lens blur, in px. */
  blur?: number;
  /** Length of the camera's shake to the right, in px. */
  shake?: number;
  /** Standard deviation of the sensor's noise, in levels. */
  grain?: number;
  /** How much darker the corners are, 0 to 1. */
  vignette?: number;
  /** Quality of the JPEG, 1 to 100; a PNG without it. */
  quality?: number;
}

function shaken(light: Light, length: number): Light {
  const steps = Math.max(1, Math.round(length));
  const data = new Float32Array(light.data.length);
  for (let y = 0; y < light.height; y++) {
    for (let x = 0; x < light.width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let step = 0; step < steps; step++) {
          const from = Math.min(light.width - 1, Math.max(0, x + step - Math.floor(steps / 2)));
          sum += light.data[(y * light.width + from) * 3 + channel] ?? 0;
        }
        data[(y * light.width + x) * 3 + channel] = sum / steps;
      }
    }
  }
  return { ...light, data };
}

/** Noise of the sensor, a little of it shared by neighbours and most of it by the channels, as demosaicing leaves it. */
function grainField(width: number, height: number, deviation: number, seed: number): Float32Array {
  const random = randomRow(seed);
  const field = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const coarse = (noise((pixel % width) / 2.3, Math.floor(pixel / width) / 2.3, seed) - 0.5) * 2;
    const shared = random() + random() + random() - 1.5;
    for (let channel = 0; channel < 3; channel++) {
      field[pixel * 3 + channel] = (shared * 1.2 + coarse * 1.1 + (random() - 0.5) * 1.4) * deviation;
    }
  }
  return field;
}

function exposed(light: Light, { blur = 0, shake = 0, vignette = 0 }: Exposure): Light {
  const { width, height } = light;
  const soft = shake > 0 ? shaken(light, shake) : light;
  return multiplied(blurredLight(soft, blur), (x, y) => {
    const fromCentre = Math.hypot(x / width - 0.5, y / height - 0.5) / Math.SQRT1_2;
    return 1 - vignette * fromCentre ** 2.4;
  });
}

function grained(light: Light, grain: Float32Array | undefined): Light {
  if (!grain) return light;
  const data = new Float32Array(light.data.length);
  for (let index = 0; index < data.length; index++) data[index] = (light.data[index] ?? 0) + (grain[index] ?? 0);
  return { ...light, data };
}

/** The files of one picture. */
export interface Shot {
  /** Without grain and without compression: where text changed the light at all. */
  pure: Layers;
  poster: Buffer;
  /** PNG. */
  background: Buffer;
}

function encoder(image: RgbImage): Sharp {
  const { width, height, data } = image;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Takes both pictures, with and without text, through the same lens, grain and compression. */
export async function shoot(layers: Layers, exposure: Exposure, seed: number): Promise<Shot> {
  const { width, height } = layers.poster;
  const grain = exposure.grain ? grainField(width, height, exposure.grain, seed) : undefined;
  const pure = lit(layers, (light) => exposed(light, exposure));
  const [poster, background] = [pure.poster, pure.background].map((light) => clipped(grained(light, grain)));
  if (!poster || !background) throw new Error('There is no picture to take.');
  const { quality } = exposure;
  if (quality === undefined) {
    return {
      pure,
      poster: await encoder(poster).png().toBuffer(),
      background: await encoder(background).png().toBuffer(),
    };
  }
  const compressed = await encoder(background).jpeg({ quality }).toBuffer();
  return {
    pure,
    poster: await encoder(poster).jpeg({ quality }).toBuffer(),
    background: await sharp(compressed).png().toBuffer(),
  };
}
