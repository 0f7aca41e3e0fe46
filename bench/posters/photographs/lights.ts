import { blend } from './camera.ts';
import type { Colour, Scene } from './camera.ts';
import { fractal, mix, randomRow, smoothstep } from './noise.ts';

interface Disc {
  x: number;
  y: number;
  radius: number;
  colour: Colour;
  strength: number;
}

const lamps: readonly Colour[] = [
  [1, 0.66, 0.28],
  [1, 0.5, 0.2],
  [0.95, 0.3, 0.26],
  [1, 0.82, 0.5],
  [0.36, 0.62, 0.86],
  [0.72, 0.4, 0.78],
];

function discs(width: number, height: number): Disc[] {
  const random = randomRow(613);
  return Array.from({ length: 105 }, () => {
    const far = random();
    const lamp = lamps[Math.floor(random() ** 1.5 * lamps.length)] ?? [1, 1, 1];
    return {
      x: random() * width,
      y: height * mix(0.18, 1.02, random() ** 0.7),
      radius: (width / 1000) * mix(20, 92, far * far),
      colour: lamp,
      strength: mix(0.62, 0.16, far) * mix(0.5, 1.2, random()),
    };
  });
}

/** Lamps of a street at night, far out of focus. */
export function lights(width: number, height: number): Scene {
  const all = discs(width, height);
  return (x, y) => {
    const dusk = fractal((x / width) * 2.2, (y / height) * 2.6, 41, 4);
    const low = y / height;
    let [red, green, blue] = blend(
      blend([0.025, 0.03, 0.075], [0.13, 0.06, 0.1], smoothstep(0.2, 0.9, low)),
      [0.3, 0.13, 0.08],
      smoothstep(0.35, 0.85, dusk) * low,
    );
    for (const disc of all) {
      const distance = Math.hypot(x - disc.x, y - disc.y) / disc.radius;
      if (distance > 1.1) continue;
      // A lens leaves the rim of a blurred lamp brighter than its middle.
      const inside = smoothstep(1.06, 0.96, distance) * mix(0.72, 1.15, smoothstep(0.6, 1, distance));
      const light = inside * disc.strength;
      red = 1 - (1 - red) * (1 - disc.colour[0] * light);
      green = 1 - (1 - green) * (1 - disc.colour[1] * light);
      blue = 1 - (1 - blue) * (1 - disc.colour[2] * light);
    }
    return [red, green, blue];
  };
}
