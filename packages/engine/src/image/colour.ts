import type { Raster } from './raster.ts';

/** An RGB colour, 0 to 255 a channel. */
export type Colour = readonly [number, number, number];

/** Square of the Euclidean distance in RGB, for comparisons that need no root. */
export function squaredDistance(red: number, green: number, blue: number, colour: Colour): number {
  const r = red - colour[0];
  const g = green - colour[1];
  const b = blue - colour[2];
  return r * r + g * g + b * b;
}

/** Euclidean distance in RGB, 0 to 441. */
export function colourDistance(a: Colour, b: Colour): number {
  return Math.sqrt(squaredDistance(a[0], a[1], a[2], b));
}

/** The colour of a pixel of a raster, without its alpha. */
export function pixelAt({ width, data }: Raster, x: number, y: number): Colour {
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** The mean of colours; black without any. */
export function meanColour(colours: readonly Colour[]): Colour {
  const mean = (channel: 0 | 1 | 2): number =>
    colours.reduce((sum, colour) => sum + colour[channel], 0) / Math.max(1, colours.length);
  return [mean(0), mean(1), mean(2)];
}

/** Formats a colour as `#rrggbb`. */
export function toHex([red, green, blue]: Colour): string {
  return `#${[red, green, blue].map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`;
}

/** @param hex `#rrggbb` */
export function fromHex(hex: string): Colour {
  const level = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [level(1), level(3), level(5)];
}
