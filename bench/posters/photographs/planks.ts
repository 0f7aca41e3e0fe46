import { blend, scaled } from './camera.ts';
import type { Colour, Scene } from './camera.ts';
import { fractal, mix, noise, smoothstep } from './noise.ts';

const light: Colour = [0.5, 0.34, 0.21];
const dark: Colour = [0.19, 0.105, 0.06];

/** A table of dark planks from above, daylight falling in from the upper left through leaves. */
export function planks(width: number, height: number): Scene {
  const board = width / 5.2;
  return (x, y) => {
    const plank = Math.floor(x / board);
    const across = x / board - plank;
    const own = noise(plank * 9.7, 3.1, 5);
    // Rings of the trunk, cut lengthways: slow along the board, quick across it, bent around a knot.
    const knotX = mix(0.25, 0.75, noise(plank * 5.1, 1, 7));
    const knotY = height * noise(plank * 3.9, 2, 8);
    const toKnot = Math.hypot((across - knotX) * board * 1.6, (y - knotY) * 0.55) / board;
    const bend = Math.exp(-toKnot * toKnot * 9) * 1.6;
    const warp = fractal(across * 1.4 + plank * 11, y / (height * 0.42), 13, 4);
    const ring = across * 5 + warp * 5.5 + bend * 4 + own * 9;
    const grain = 0.5 + 0.5 * Math.sin(ring * 6.283);
    const fibres = fractal(x / 2.6, y / 95, 17 + plank, 4);
    const pores = smoothstep(0.62, 0.8, fractal(x / 1.7, y / 34, 19 + plank, 3));
    const tone = 0.52 * grain ** 1.6 + 0.34 * fibres + 0.3 * own - 0.1 + bend * 0.12;
    let colour = blend(light, dark, Math.min(1, Math.max(0, tone)));
    colour = scaled(colour, 1 - 0.35 * pores);
    const gap = Math.min(across, 1 - across) * board;
    colour = scaled(
      colour,
      mix(0.12, 1, smoothstep(0.8, 4.5, gap)) * (1 + 0.16 * smoothstep(8, 4, gap) * smoothstep(3, 5, gap)),
    );
    const leaves = smoothstep(0.46, 0.62, fractal(x / (width * 0.28), y / (width * 0.28), 83, 3));
    const daylight = mix(1.25, 0.6, (x / width) * 0.4 + (y / height) * 0.6);
    return scaled(colour, daylight * mix(0.72, 1.18, leaves));
  };
}
