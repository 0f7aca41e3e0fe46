/** The maximum number of changes that are kept beside their base map before a new map is made. */
const maxChanges = 32;

/**
 * Records by id that never change: each edit gives another map, which shares with the one before all that stayed the same. A map of
 * a thousand records is copied once in {@link maxChanges} edits, not at each of them. It is read in no promised order.
 */
export class RecordMap<R> implements Iterable<readonly [string, R]> {
  readonly size: number;
  readonly #base: ReadonlyMap<string, R>;
  /** The records that differ from the base; undefined for a removed id. */
  readonly #changes: ReadonlyMap<string, R | undefined>;

  private constructor(base: ReadonlyMap<string, R>, changes: ReadonlyMap<string, R | undefined>, size: number) {
    this.#base = base;
    this.#changes = changes;
    this.size = size;
  }

  static of<R extends { id: string }>(records: readonly R[]): RecordMap<R> {
    const base = new Map(records.map((record) => [record.id, record]));
    return new RecordMap(base, new Map(), base.size);
  }

  get(id: string): R | undefined {
    return this.#changes.has(id) ? this.#changes.get(id) : this.#base.get(id);
  }

  has(id: string): boolean {
    return this.get(id) !== undefined;
  }

  /** The map with changed records; undefined removes the record of that id. */
  with(changed: Iterable<readonly [string, R | undefined]>): RecordMap<R> {
    const changes = new Map(this.#changes);
    let { size } = this;
    for (const [id, record] of changed) {
      const before = changes.has(id) ? changes.get(id) : this.#base.get(id);
      size += Number(record !== undefined) - Number(before !== undefined);
      changes.set(id, record);
    }
    if (changes.size <= maxChanges) return new RecordMap(this.#base, changes, size);
    return new RecordMap(new Map(joined(this.#base, changes)), new Map(), size);
  }

  [Symbol.iterator](): Iterator<readonly [string, R]> {
    return joined(this.#base, this.#changes);
  }

  *values(): Generator<R> {
    for (const [, record] of this) yield record;
  }
}

function* joined<R>(
  base: ReadonlyMap<string, R>,
  changes: ReadonlyMap<string, R | undefined>,
): Generator<readonly [string, R]> {
  for (const [id, record] of base) {
    const now = changes.has(id) ? changes.get(id) : record;
    if (now !== undefined) yield [id, now];
  }
  for (const [id, record] of changes) if (record !== undefined && !base.has(id)) yield [id, record];
}
