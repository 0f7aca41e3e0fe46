import type { Raster } from '../image/raster.ts';

// Chosen by eye on the posters.
const bins = 16;
/** Share of the sampled pixels that may have another colour: the specks of a pattern, the grain of a photograph. */
const strangeShare = 0.12;

/** States of a bin of colours. */
const unknown = 0;
const nextToLearnt = 1;
const learnt = 2;

/** The bin of the colour of a pixel, by its index: 16 levels of each channel, red first. */
export function binOf({ data }: Raster, pixel: number): number {
  const [red, green, blue] = [data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0];
  return ((red >> 4) * bins + (green >> 4)) * bins + (blue >> 4);
}

/** Values of a list that follow each other. */
interface Stretch {
  at: number;
  count: number;
}

/** The colours of the background that a text stands on, in bins of 16 levels a channel. */
export class Background {
  readonly #known = new Uint8Array(bins ** 3);

  /** @param bins of colours, of which `count` from `at` on are learnt */
  learn(bins: ArrayLike<number>, at: number, count: number): void {
    for (let index = at; index < at + count; index++) this.#learn(bins[index] ?? 0);
  }

  /**
   * Whether pixels belong to this background: their colours are known or next to known ones. Colours that they have right beside them, give
   * or take a bin, are then known too, which lets gradients go on. Others are not: along a soft edge they lead from one thing to another.
   * @param bins of colours
   * @param pixels which of the bins are those of the pixels
   * @param beside which are those of the pixels of this background that they adjoin
   */
  continues(bins: ArrayLike<number>, pixels: Stretch, beside: Stretch): boolean {
    let known = 0;
    let going: number[] | undefined;
    for (let index = pixels.at; index < pixels.at + pixels.count; index++) {
      const bin = bins[index] ?? 0;
      const state = this.#known[bin] ?? unknown;
      if (state === unknown) continue;
      known++;
      if (state === nextToLearnt && this.#goesOn(bin, bins, beside)) (going ??= []).push(bin);
    }
    if (known < pixels.count * (1 - strangeShare)) return false;
    if (going) this.learn(going, 0, going.length);
    return true;
  }

  /** Whether a colour adjoins one that is known. */
  #goesOn(bin: number, bins: ArrayLike<number>, { at, count }: Stretch): boolean {
    for (let index = at; index < at + count; index++) {
      const other = bins[index] ?? 0;
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
