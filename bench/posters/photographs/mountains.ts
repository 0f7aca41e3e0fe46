import { blend, scaled } from './camera.ts';
import type { Colour, Scene } from './camera.ts';
import { fractal, mix, noise, ridged, smoothstep } from './noise.ts';

const zenith: Colour = [0.28, 0.44, 0.62];
const horizon: Colour = [0.98, 0.8, 0.62];
const haze: Colour = [0.9, 0.8, 0.74];
const forest: Colour = [0.05, 0.1, 0.1];
const ridges = 6;

/** Height of a ridge's rock above its base, in heights of the picture. */
function rock(x: number, layer: number): number {
  const near = layer / (ridges - 1);
  return ridged(x * mix(1.6, 1.1, near) + layer * 5.3, layer * 3.1, 31, 6) * mix(0.34, 0.2, near);
}

/** A row of pointed tops, taller in some places than in others. */
function spruces(x: number, layer: number): number {
  let tallest = 0;
  const pitch = layer === ridges - 1 ? 0.021 : 0.0095;
  const here = Math.floor(x / pitch);
  for (let tree = here - 2; tree <= here + 2; tree++) {
    const middle = (tree + 0.5 + (noise(tree * 7.7, layer, 5) - 0.5) * 1.3) * pitch;
    const height = pitch * mix(1.4, 3.8, noise(tree * 3.3, layer, 9)) * smoothstep(0.2, 0.6, noise(x * 6, layer, 12));
    const branches = 1 + 0.3 * (noise(x / pitch / 0.09, tree, 21) - 0.5);
    tallest = Math.max(tallest, height * (1 - (Math.abs(x - middle) / (pitch * 0.62)) * branches));
  }
  return tallest;
}

/** Ridges behind ridges at sunrise, mist between them. */
export function mountains(width: number, height: number): Scene {
  return (px, py) => {
    const x = px / height;
    const y = py / height;
    const sun = Math.hypot(x - (0.7 * width) / height, y - 0.42);
    const clouds = fractal(x * 1.6 + 3, y * 7, 71, 6);
    let colour = blend(zenith, horizon, smoothstep(0, 0.62, y));
    colour = blend(colour, [1, 0.93, 0.82], smoothstep(0.48, 0.8, clouds) * 0.7);
    colour = blend(colour, [1, 0.95, 0.8], Math.exp(-sun * 4.2));
    for (let layer = 0; layer < ridges; layer++) {
      const near = layer / (ridges - 1);
      const base = mix(0.62, 1.12, near ** 1.15);
      const underRock = y - (base - rock(x, layer));
      const below = underRock + (near > 0.55 ? spruces(x, layer) : 0);
      if (below < 0) continue;
      const cover = fractal(x * mix(14, 60, near), y * mix(22, 70, near), 200 + layer, 5);
      const ground = scaled(blend([0.3, 0.42, 0.5], forest, near ** 0.7), mix(0.82, 1.18, cover) + (1 - near) * 0.12);
      const mist = mix(0.62, 0.02, near ** 0.8);
      const drift = fractal(x * 2.2 + layer * 9, y * 6, 300 + layer, 5);
      const inFog = Math.min(
        1,
        mist + smoothstep(0.03, 0.24, underRock) * mix(0.55, 0.2, near) * smoothstep(0.25, 0.7, drift),
      );
      // One pixel of antialiasing along the crest.
      colour = blend(colour, blend(ground, haze, inFog), Math.min(1, below * height));
    }
    return colour;
  };
}
