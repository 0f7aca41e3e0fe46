import type { Raster } from '../image/raster.ts';
import { backgroundParameters } from './parameters.ts';

const { roughLevels } = backgroundParameters;
// Chosen by eye on the posters.
/** Levels by which the pixels of a plain cell differ at most, and by which neighbouring plain cells belong to different objects. */
const plainLevels = 4;
const edgeLevels = 8;
/** Maximum width of the soft edge between two plain cells, in cells. */
const softCells = 2;

/** Stands for a cell that was reached over no plain one yet. */
const none = -1;

/**
 * Ends a plain area at a step to whatever is beside it, however near the colours are: the panel behind a menu may be hardly darker than the menu, and the
 * rules of a dark table hardly lighter than its cells. Along a gradient each cell differs little from the last one.
 */
export class PlainCells {
  /** The lowest and the highest level of each channel of a cell, red first. */
  readonly #lowest: Uint8Array;
  readonly #highest: Uint8Array;
  /** The plain cell over which a cell was reached last, and how many cells ago. */
  readonly #last: Int32Array;
  readonly #ago: Uint8Array;
  /** Plain cells of the text itself, one of each colour. */
  readonly #own: number[] = [];
  #cell = 0;

  constructor(cells: number) {
    this.#lowest = new Uint8Array(cells * 3);
    this.#highest = new Uint8Array(cells * 3);
    this.#last = new Int32Array(cells).fill(none);
    this.#ago = new Uint8Array(cells);
  }

  /** Begins a cell, whose pixels are added next. */
  begin(cell: number): void {
    this.#cell = cell;
    this.#lowest.fill(255, cell * 3, cell * 3 + 3);
    this.#highest.fill(0, cell * 3, cell * 3 + 3);
  }

  /** Adds a pixel, by its index, to the cell that was begun last. */
  add({ data }: Raster, pixel: number): void {
    for (let c = 0, at = this.#cell * 3; c < 3; c++, at++) {
      const level = data[pixel * 4 + c] ?? 0;
      if (level < (this.#lowest[at] ?? 0)) this.#lowest[at] = level;
      if (level > (this.#highest[at] ?? 0)) this.#highest[at] = level;
    }
  }

  /** Makes a cell one of the text itself: its colours are those of the background, whatever they are beside. */
  own(cell: number): void {
    if (!this.#isPlain(cell)) return;
    this.#last[cell] = cell;
    if (!this.#own.some((other) => !this.#differ(other, this.#lowest, cell))) this.#own.push(cell);
  }

  /** Whether a cell goes on from one beside it, which was reached before, without a step. */
  goesOn(cell: number, from: number): boolean {
    const last = this.#last[from] ?? none;
    const isNear = last !== none && (this.#ago[from] ?? 0) <= softCells;
    const isPlain = this.#isPlain(cell);
    const ends = isPlain ? [this.#lowest] : [this.#lowest, this.#highest];
    if (isNear && ends.some((levels) => this.#isStep(levels, cell, last))) return false;
    this.#last[cell] = isPlain ? cell : last;
    this.#ago[cell] = isPlain ? 0 : Math.min(softCells + 1, (this.#ago[from] ?? 0) + 1);
    return true;
  }

  /** Whether levels of a cell are far from those of the last plain cell, and from all plain ones of the text itself. */
  #isStep(levels: Uint8Array, cell: number, last: number): boolean {
    return this.#differ(last, levels, cell) && this.#own.every((own) => this.#differ(own, levels, cell));
  }

  /** Whether what a cell shows is seen on its own, as foam and leaves are. */
  isRough(cell: number): boolean {
    return this.#range(cell) > roughLevels;
  }

  #isPlain(cell: number): boolean {
    return this.#range(cell) <= plainLevels;
  }

  /** The levels between the lowest and the highest pixel of a cell in the channel where they are most. */
  #range(cell: number): number {
    let range = 0;
    for (let at = cell * 3; at < cell * 3 + 3; at++) {
      range = Math.max(range, (this.#highest[at] ?? 0) - (this.#lowest[at] ?? 0));
    }
    return range;
  }

  #differ(plain: number, levels: Uint8Array, cell: number): boolean {
    for (let c = 0; c < 3; c++) {
      const step = (this.#lowest[plain * 3 + c] ?? 0) - (levels[cell * 3 + c] ?? 0);
      if (Math.abs(step) >= edgeLevels) return true;
    }
    return false;
  }
}
