import { blur } from '../../image/blur.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import { bilinear } from '../../image/sample.ts';
import type { Shadow } from './shadow.ts';
import { takeOffLayer, type WithoutLayer } from './take-off-layer.ts';

/** A layer that covers less changes no level: 255 × 0.003 < 1. */
const minCoverage = 0.003;

/** Takes off a shadow that the letters cast. Pixels that this would move by less than anyone sees stay as they are. */
export function removeShadow(planes: ColourPlanes, letters: Uint8Array, shadow: Shadow): WithoutLayer {
  const { width, height } = planes;
  const cast = { width, height, data: blur(Float32Array.from(letters), width, height, shadow.deviation) };
  const opacity = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const covered = bilinear(cast, x - shadow.dx, y - shadow.dy);
      if (covered >= minCoverage) opacity[i] = shadow.opacity * covered;
    }
  }
  return takeOffLayer(planes, { colour: shadow.colour, opacity });
}
