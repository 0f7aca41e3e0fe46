import type { Colour } from '../../image/colour.ts';
import { type ColourPlanes, copyPlanes } from '../../image/planes.ts';

/** Opacity above which 8 bits hold too few levels to be stretched back. posters: PSNR dB of photographs. */
const densest = 0.85;
/** Minimum change, in levels: the soft end of a shadow, and one that is taken for wider than it is, change grain by less. Blind half: outside ppm of noise. */
const minShown = 4;

/** A translucent layer of one colour over a picture. */
export interface Layer {
  colour: Colour;
  /** Opacity of each pixel, 0 to 1. */
  opacity: Float32Array;
}

export interface WithoutLayer {
  planes: ColourPlanes;
  /** One byte a pixel: 1 where the layer lay. */
  changed: Uint8Array;
  /** One byte a pixel: 1 where the layer was too opaque to be inverted, so that the pixel has to be filled. */
  lost: Uint8Array;
}

/** Inverts the blending of a layer: of `seen = behind * (1 - opacity) + colour * opacity` it gives `behind`. The input stays as it is. */
export function takeOffLayer(planes: ColourPlanes, { colour, opacity }: Layer): WithoutLayer {
  const result = copyPlanes(planes);
  const changed = new Uint8Array(opacity.length);
  const lost = new Uint8Array(opacity.length);
  for (let i = 0; i < opacity.length; i++) {
    const own = opacity[i] ?? 0;
    if (own === 0) continue;
    if (own > densest) lost[i] = 1;
    else if (!takeOff(planes, result, i, colour, own)) continue;
    changed[i] = 1;
  }
  return { planes: result, changed, lost };
}

/** Takes the layer off one pixel; returns false if that is visible in no channel. */
function takeOff(planes: ColourPlanes, result: ColourPlanes, i: number, colour: Colour, opacity: number): boolean {
  let most = 0;
  for (const channel of [0, 1, 2] as const) {
    const seen = planes.channels[channel][i] ?? 0;
    const behind = Math.min(255, Math.max(0, (seen - colour[channel] * opacity) / (1 - opacity)));
    result.channels[channel][i] = behind;
    most = Math.max(most, Math.abs(behind - seen));
  }
  return most >= minShown;
}
