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

  neighboursOf(cell: number): number[] {
    const column = cell % this.columns;
    const found = [cell - this.columns, cell + this.columns];
    if (column > 0) found.push(cell - 1);
    if (column < this.columns - 1) found.push(cell + 1);
    return found.filter((next) => next >= 0 && next < this.columns * this.rows);
  }

  *pointsIn(cell: number, across: number): Generator<{ x: number; y: number }> {
    const column = cell % this.columns;
    const row = (cell - column) / this.columns;
    for (let i = 0; i < across; i++) {
      for (let j = 0; j < across; j++) {
        yield {
          x: this.#window.left + (column + (i + 0.5) / across) * this.cell,
          y: this.#window.top + (row + (j + 0.5) / across) * this.cell,
        };
      }
    }
  }
}
