import type { Colour } from '../image/colour.ts';
import { colourAt } from '../image/planes.ts';
import { nthSmallest } from '../image/nth-smallest.ts';
import type { StrokePixels } from './stroke-pixels.ts';

/** Pixels from a colour to the opposite one: they stand on both sides of a stroke, or of the gap between two. */
const lags = [1, 2, 3];
/** So much of the energy of all fringes, 0 to 1, turns into the opposite colour so near. */
const minTurn = 0.2;
/** Red and blue part by at least so many levels, as a root mean square. */
const minFringe = 12;
/** The share of the pixels of letters that show a channel of the ink more clearly is noise. */
const clearest = 0.03;

/**
 * The ink of letters that a program drew for the thirds of a screen's pixels: each channel shows the letters a third of a pixel beside the one before,
 * so that the left edges of black strokes are orange and the right ones blue, and thin strokes have any colour but their own. Each channel by itself
 * shows the ink where the letters cover it.
 * @returns undefined where the letters were not drawn so
 */
export function subpixelInk({ planes, behind }: Pick<StrokePixels, 'planes' | 'behind'>): Colour | undefined {
  const { width, height } = planes;
  const parted = new Float32Array(width * height);
  const green = new Float32Array(width * height);
  const seen: [number[], number[], number[]] = [[], [], []];
  const added = [0, 0, 0];
  let [together, whole] = [0, 0];
  for (let i = 0; i < parted.length; i++) {
    const own = colourAt(planes, i);
    const background = colourAt(behind, i);
    if (own.every((level, c) => level === background[c])) continue;
    for (const c of [0, 1, 2] as const) {
      seen[c].push(own[c]);
      added[c] = (added[c] ?? 0) + own[c] - background[c];
    }
    const parting = own[0] - own[2] - background[0] + background[2];
    const change = own[1] - background[1];
    parted[i] = parting;
    green[i] = change;
    together += parting * change;
    whole += change * change;
  }
  // Red and blue of a coloured ink part in proportion to the change of green; whatever they part beyond that is a fringe.
  const hue = whole === 0 ? 0 : together / whole;
  const fringes = parted.map((parting, i) => parting - hue * (green[i] ?? 0));
  const energy = fringes.reduce((sum, fringe) => sum + fringe * fringe, 0);
  const count = seen[0].length;
  if (count === 0 || Math.sqrt(energy / count) < minFringe) return undefined;
  const turns = lags.map((lag) => {
    let product = 0;
    for (let i = lag; i < fringes.length; i++) {
      if (i % width >= lag) product += (fringes[i] ?? 0) * (fringes[i - lag] ?? 0);
    }
    return -product / energy;
  });
  if (Math.max(...turns) < minTurn) return undefined;
  const level = (c: 0 | 1 | 2): number => {
    const rank = Math.floor(clearest * count);
    return nthSmallest(Float32Array.from(seen[c]), (added[c] ?? 0) < 0 ? rank : count - 1 - rank);
  };
  return [level(0), level(1), level(2)];
}
