import { backgroundParameters } from './parameters.ts';
import type { Raster } from '../image/raster.ts';

const { bins, strangeShare } = backgroundParameters;

/** States of a bin of colours. */
const unknown = 0;
const nextToLearnt = 1;
const learnt = 2;

/** The colours of the background that a text stands on, in bins of 16 levels a channel. */
export class Background {
  readonly #known = new Uint8Array(bins ** 3);
  readonly #picture: Raster;

  constructor(picture: Raster) {
    this.#picture = picture;
  }

  /** @param pixels indices */
  learn(pixels: readonly number[]): void {
    for (const pixel of pixels) {
      const [r, g, b] = this.#binOf(pixel);
      if (this.#known[(r * bins + g) * bins + b] === learnt) continue;
      for (let dr = -1; dr <= 1; dr++) {
        for (let dg = -1; dg <= 1; dg++) {
          for (let db = -1; db <= 1; db++) this.#mark(r + dr, g + dg, b + db);
        }
      }
      this.#known[(r * bins + g) * bins + b] = learnt;
    }
  }

  /**
   * Whether the pixels belong to this background: their colours are known or next to known ones. Colours that they have right beside them, give
   * or take a bin, are then known too, which lets gradients go on. Others are not: along a soft edge they lead from one thing to another.
   * @param beside indices of the pixels of this background that they adjoin
   */
  continues(pixels: readonly number[], beside: readonly number[]): boolean {
    const own = pixels.filter((pixel) => this.#stateOf(pixel) !== unknown);
    if (own.length < pixels.length * (1 - strangeShare)) return false;
    this.learn(own.filter((pixel) => this.#goesOn(pixel, beside)));
    return true;
  }

  /** Whether the colour of a pixel is next to a known one that it adjoins. */
  #goesOn(pixel: number, beside: readonly number[]): boolean {
    if (this.#stateOf(pixel) !== nextToLearnt) return false;
    const bin = this.#binOf(pixel);
    return beside.some(
      (other) =>
        this.#stateOf(other) === learnt &&
        this.#binOf(other).every((value, channel) => Math.abs(value - (bin[channel] ?? 0)) <= 1),
    );
  }

  #stateOf(pixel: number): number {
    const [r, g, b] = this.#binOf(pixel);
    return this.#known[(r * bins + g) * bins + b] ?? unknown;
  }

  #mark(r: number, g: number, b: number): void {
    if (Math.min(r, g, b) < 0 || Math.max(r, g, b) >= bins) return;
    const at = (r * bins + g) * bins + b;
    this.#known[at] = Math.max(nextToLearnt, this.#known[at] ?? 0);
  }

  #binOf(pixel: number): [number, number, number] {
    const { data } = this.#picture;
    return [(data[pixel * 4] ?? 0) >> 4, (data[pixel * 4 + 1] ?? 0) >> 4, (data[pixel * 4 + 2] ?? 0) >> 4];
  }
}
