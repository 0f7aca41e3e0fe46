import { backgroundParameters } from './parameters.ts';
import type { Raster } from '../image/raster.ts';

const { bins, strangeShare } = backgroundParameters;

/** States of a bin of colours. */
const unknown = 0;
const nextToLearnt = 1;
const learnt = 2;

/** The bin of the colour of a pixel, by its index: 16 levels of each channel, red first. */
export function binOf({ data }: Raster, pixel: number): number {
  const [red, green, blue] = [data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0];
  return ((red >> 4) * bins + (green >> 4)) * bins + (blue >> 4);
}

/** The colours of the background that a text stands on, in bins of 16 levels a channel. */
export class Background {
  readonly #known = new Uint8Array(bins ** 3);

  /** @param colours bins */
  learn(colours: ArrayLike<number>): void {
    for (let index = 0; index < colours.length; index++) this.#learn(colours[index] ?? 0);
  }

  /**
   * Whether pixels belong to this background: their colours are known or next to known ones. Colours that they have right beside them, give
   * or take a bin, are then known too, which lets gradients go on. Others are not: along a soft edge they lead from one thing to another.
   * @param colours bins of the pixels
   * @param beside bins of the pixels of this background that they adjoin
   */
  continues(colours: ArrayLike<number>, beside: ArrayLike<number>): boolean {
    let known = 0;
    const going: number[] = [];
    for (let index = 0; index < colours.length; index++) {
      const bin = colours[index] ?? 0;
      const state = this.#known[bin] ?? unknown;
      if (state !== unknown) known++;
      if (state === nextToLearnt && this.#goesOn(bin, beside)) going.push(bin);
    }
    if (known < colours.length * (1 - strangeShare)) return false;
    this.learn(going);
    return true;
  }

  /** Whether a colour adjoins one that is known. */
  #goesOn(bin: number, beside: ArrayLike<number>): boolean {
    for (let index = 0; index < beside.length; index++) {
      const other = beside[index] ?? 0;
      if (this.#known[other] === learnt && areNext(bin, other)) return true;
    }
    return false;
  }

  #learn(bin: number): void {
    if (this.#known[bin] === learnt) return;
    const [red, green, blue] = channelsOf(bin);
    for (let dr = -1; dr <= 1; dr++) {
      for (let dg = -1; dg <= 1; dg++) {
        for (let db = -1; db <= 1; db++) this.#mark(red + dr, green + dg, blue + db);
      }
    }
    this.#known[bin] = learnt;
  }

  #mark(r: number, g: number, b: number): void {
    if (Math.min(r, g, b) < 0 || Math.max(r, g, b) >= bins) return;
    const at = (r * bins + g) * bins + b;
    this.#known[at] = Math.max(nextToLearnt, this.#known[at] ?? 0);
  }
}

function channelsOf(bin: number): [red: number, green: number, blue: number] {
  return [Math.floor(bin / bins ** 2), Math.floor(bin / bins) % bins, bin % bins];
}

/** Whether two bins are the same or adjoin in each channel. */
function areNext(one: number, other: number): boolean {
  const [r, g, b] = channelsOf(one);
  const [otherR, otherG, otherB] = channelsOf(other);
  return Math.abs(r - otherR) <= 1 && Math.abs(g - otherG) <= 1 && Math.abs(b - otherB) <= 1;
}
