/** Counts levels of a channel, 0 to 255, so that their median needs no sorting. */
export class LevelHistogram {
  readonly #counts = new Uint32Array(256);
  #total = 0;

  add(level: number): void {
    this.#counts[level] = (this.#counts[level] ?? 0) + 1;
    this.#total++;
  }

  /** The middle level; of an even number of levels the mean of the two in the middle. Undefined without any. */
  median(): number | undefined {
    if (this.#total === 0) return undefined;
    return (this.#levelAt((this.#total - 1) >> 1) + this.#levelAt(this.#total >> 1)) / 2;
  }

  /** The level that has so many before it in their order. */
  #levelAt(rank: number): number {
    let before = 0;
    for (let level = 0; level < 256; level++) {
      before += this.#counts[level] ?? 0;
      if (before > rank) return level;
    }
    return 255;
  }
}
