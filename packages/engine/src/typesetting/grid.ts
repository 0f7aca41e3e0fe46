import type { Bounds } from '../geometry/bounds.ts';

/** Square cells over a window of the frame. */
export class Grid {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly #window: Bounds;

  constructor(window: Bounds, cell: number) {
    this.#window = window;
    this.cell = cell;
    this.columns = Math.ceil((window.right - window.left) / cell);
    this.rows = Math.ceil((window.bottom - window.top) / cell);
  }

  /** First and past-the-last column and row of the cells that a rectangle touches; they may lie outside the grid. */
  cellsOf({ left, right, top, bottom }: Bounds): Bounds {
    const column = (x: number): number => (x - this.#window.left) / this.cell;
    const row = (y: number): number => (y - this.#window.top) / this.cell;
    return {
      left: Math.floor(column(left)),
      right: Math.max(Math.floor(column(left)) + 1, Math.ceil(column(right))),
      top: Math.floor(row(top)),
      bottom: Math.max(Math.floor(row(top)) + 1, Math.ceil(row(bottom))),
    };
  }

  *cellsIn(area: Bounds): Generator<number> {
    const { left, right, top, bottom } = this.cellsOf(area);
    for (let row = Math.max(0, top); row < Math.min(this.rows, bottom); row++) {
      for (let column = Math.max(0, left); column < Math.min(this.columns, right); column++) {
        yield row * this.columns + column;
      }
    }
  }

  mark(values: Uint8Array, area: Bounds, value: number): void {
    for (const cell of this.cellsIn(area)) values[cell] = value;
  }

  /** Writes the cells above, below, before and behind a cell that lie in the grid, and gives how many they are. */
  neighboursOf(cell: number, neighbours: Int32Array): number {
    const column = cell % this.columns;
    let count = 0;
    if (cell >= this.columns) neighbours[count++] = cell - this.columns;
    if (cell + this.columns < this.columns * this.rows) neighbours[count++] = cell + this.columns;
    if (column > 0) neighbours[count++] = cell - 1;
    if (column < this.columns - 1) neighbours[count++] = cell + 1;
    return count;
  }

  /** Points evenly spread over all cells, `across` along each side of a cell: the places of their columns and rows in the frame. */
  points(across: number): { xs: Float64Array; ys: Float64Array } {
    const placesOf = (first: number, cells: number): Float64Array =>
      Float64Array.from({ length: cells * across }, (_, index) => {
        const cell = Math.floor(index / across);
        return first + (cell + ((index % across) + 0.5) / across) * this.cell;
      });
    return { xs: placesOf(this.#window.left, this.columns), ys: placesOf(this.#window.top, this.rows) };
  }
}
