import { backgroundParameters } from './parameters.ts';
import type { Raster } from '../image/raster.ts';

const { bins, strangeShare } = backgroundParameters;

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
      if (this.#known[(r * bins + g) * bins + b] === 2) continue;
      for (let dr = -1; dr <= 1; dr++) {
        for (let dg = -1; dg <= 1; dg++) {
          for (let db = -1; db <= 1; db++) this.#mark(r + dr, g + dg, b + db);
        }
      }
      this.#known[(r * bins + g) * bins + b] = 2;
    }
  }

  /** Whether the pixels belong to this background; their colours are then known too, which lets gradients go on. */
  continues(pixels: readonly number[]): boolean {
    const known = pixels.filter((pixel) => {
      const [r, g, b] = this.#binOf(pixel);
      return this.#known[(r * bins + g) * bins + b] !== 0;
    });
    if (known.length < pixels.length * (1 - strangeShare)) return false;
    this.learn(known);
    return true;
  }

  #mark(r: number, g: number, b: number): void {
    if (Math.min(r, g, b) < 0 || Math.max(r, g, b) >= bins) return;
    const at = (r * bins + g) * bins + b;
    this.#known[at] = Math.max(1, this.#known[at] ?? 0);
  }

  #binOf(pixel: number): [number, number, number] {
    const { data } = this.#picture;
    return [(data[pixel * 4] ?? 0) >> 4, (data[pixel * 4 + 1] ?? 0) >> 4, (data[pixel * 4 + 2] ?? 0) >> 4];
  }
}
