import sharp from 'sharp';
import { mix, noise, randomRow } from './noise.ts';

/** Red, green, blue; 0 to 1, as a screen shows them. */
export type Colour = readonly [number, number, number];

/** Colour at a place of the picture, in pixels from its top left. */
export type Scene = (x: number, y: number) => Colour;

export interface Exposure {
  width: number;
  height: number;
  /** Standard deviation of the sensor's noise, in levels of 255. */
  grain: number;
  /** How much darker the corners are, 0 to 1. */
  vignette: number;
  /** Quality of the JPEG, 1 to 100. */
  quality: number;
}

export function blend(from: Colour, to: Colour, share: number): Colour {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

export function scaled(colour: Colour, factor: number): Colour {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

/** Takes the picture as a camera would: vignette, grain of the sensor, JPEG. */
export async function photograph(scene: Scene, { width, height, grain, vignette, quality }: Exposure): Promise<Buffer> {
  const pixels = new Uint8Array(width * height * 3);
  const random = randomRow(4099);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromCentre = Math.hypot(x / width - 0.5, y / height - 0.5) / Math.SQRT1_2;
      const light = 1 - vignette * fromCentre ** 2.4;
      // Three uniform numbers make a bell; the coarser part is what demosaicing leaves.
      const bell = random() + random() + random() - 1.5;
      const speck = (bell * 1.4 + (noise(x / 2.3, y / 2.3, 17) - 0.5) * 2) * grain;
      const colour = scene(x, y);
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        pixels[at + channel] = Math.min(255, Math.max(0, (colour[channel] ?? 0) * light * 255 + speck));
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
