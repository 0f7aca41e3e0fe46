import { blur } from '../../image/blur.ts';
import type { Colour } from '../../image/colour.ts';
import { type ColourPlanes, copyPlanes } from '../../image/planes.ts';
import { bilinear } from '../../image/sample.ts';
import { shadowRemoval } from './parameters.ts';
import type { Shadow } from './shadow.ts';

export interface WithoutShadow {
  planes: ColourPlanes;
  /** One byte a pixel: where the shadow lay. */
  changed: Uint8Array;
  /** Where it hid too much to be removed: the levels there have to be filled. */
  lost: Uint8Array;
}

/**
 * Inverts the blending of a shadow that the letters cast: of `seen = behind * (1 - opacity) + colour * opacity` it gives `behind`. Pixels
 * that this would move by less than anyone sees stay as they are.
 */
export function removeShadow(planes: ColourPlanes, letters: Uint8Array, shadow: Shadow): WithoutShadow {
  const { width, height } = planes;
  const cast = { width, height, data: blur(Float32Array.from(letters), width, height, shadow.deviation) };
  const result = copyPlanes(planes);
  const changed = new Uint8Array(width * height);
  const lost = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const covered = bilinear(cast, x - shadow.dx, y - shadow.dy);
      if (covered < shadowRemoval.leastCoverage) continue;
      const opacity = shadow.opacity * covered;
      if (opacity > shadowRemoval.densest) lost[i] = 1;
      else if (!brighten(planes, result, i, shadow.colour, opacity)) continue;
      changed[i] = 1;
    }
  }
  return { planes: result, changed, lost };
}

/** Takes the layer off one pixel; false where that shows in no channel. */
function brighten(planes: ColourPlanes, result: ColourPlanes, i: number, colour: Colour, opacity: number): boolean {
  let most = 0;
  for (const channel of [0, 1, 2] as const) {
    const seen = planes.channels[channel][i] ?? 0;
    const behind = Math.min(255, Math.max(0, (seen - colour[channel] * opacity) / (1 - opacity)));
    result.channels[channel][i] = behind;
    most = Math.max(most, Math.abs(behind - seen));
  }
  return most >= shadowRemoval.leastShown;
}
