import { blend, scaled } from './camera.ts';
import type { Colour, Scene } from './camera.ts';
import { fractal, mix, ridged, smoothstep } from './noise.ts';

const deep: Colour = [0.02, 0.3, 0.42];
const shallow: Colour = [0.2, 0.66, 0.68];
const clear: Colour = [0.6, 0.83, 0.76];
const wet: Colour = [0.66, 0.54, 0.4];
const dry: Colour = [0.9, 0.81, 0.66];
const foam: Colour = [0.97, 0.98, 0.97];

/** A beach from the air: deep water above, the surf across, sand below. */
export function shore(width: number, height: number): Scene {
  return (px, py) => {
    const x = px / width;
    const y = py / height;
    const wobble = (fractal(x * 3.1, y * 3.1, 11, 6) - 0.5) * 0.2;
    // Above 0 on land, below 0 in the water, in heights of the picture.
    const land = y - 0.6 - 0.1 * Math.sin(x * 4.2 + 0.7) + wobble;
    const grain = fractal(px / 2.1, py / 2.1, 23, 3);
    const dunes = fractal(x * 7, y * 9, 29, 5);
    if (land > 0.012) {
      const damp = smoothstep(0.16, 0.02, land + (dunes - 0.5) * 0.09);
      const footprints = smoothstep(0.55, 0.8, fractal((px + py * 0.6) / 16, (py - px * 0.5) / 11, 37, 4));
      const sand = blend(dry, wet, damp * 0.85);
      return scaled(sand, mix(0.9, 1.06, dunes) * mix(0.93, 1.05, grain) * (1 - 0.12 * footprints * (1 - damp)));
    }
    const depth = -land;
    const swell = ridged(x * 5 + y * 1.5, y * 13 + wobble * 20, 53, 5);
    const ripples = ridged(px / 42, py / 26, 59, 4);
    let water = blend(clear, shallow, smoothstep(0, 0.12, depth));
    water = blend(water, deep, smoothstep(0.1, 0.55, depth + (swell - 0.5) * 0.12));
    water = scaled(water, mix(0.86, 1.12, swell) * mix(0.95, 1.06, ripples));
    const lace = ridged(px / 95 + wobble * 8, py / 70, 61, 5);
    const edge = smoothstep(0.03, 0.006, depth + (lace - 0.6) * 0.05);
    const breakers = smoothstep(
      0.05,
      0.012,
      Math.abs(depth - 0.1 - 0.05 * fractal(x * 6, 2, 67, 3) + (lace - 0.5) * 0.06),
    );
    return blend(water, foam, Math.min(1, edge * 0.95 + breakers * smoothstep(0.36, 0.72, lace) * 0.9));
  };
}
