import { blurred } from './planes.ts';
import type { Layers, Light } from './planes.ts';

/**
 * Letters raised from, or cut into, the material of the background: lit edges and no colour of their own.
 * @param bevel half the width of the slanted edge, in px
 */
export function relief(layers: Layers, raised: boolean, bevel: number): Layers {
  const { width, height } = layers.background;
  const level = blurred(layers.strokes, width, height, 1, bevel);
  const wide = blurred(layers.strokes, width, height, 1, bevel * 2.6);
  const at = (data: Float32Array, x: number, y: number): number =>
    data[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  const data = new Float32Array(layers.background.data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const slope = at(level, x + 1, y + 1) - at(level, x - 1, y - 1);
      // Light from the upper left: the edge that rises toward it is bright.
      const edge = (raised ? slope : -slope) * bevel * 0.0058;
      const cast = raised
        ? -0.16 * Math.max(0, at(wide, x - Math.round(bevel * 2), y - Math.round(bevel * 2)) - at(level, x, y))
        : -0.22 * at(level, x, y);
      const face = raised ? 0.1 * at(level, x, y) : 0;
      const factor = Math.max(0.15, 1 + edge + (cast + face) / 255);
      const index = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++)
        data[index + channel] = (layers.background.data[index + channel] ?? 0) * factor;
    }
  }
  const poster: Light = { width, height, data };
  return { ...layers, poster };
}
