import { freeSpaceParameters } from './parameters.ts';
import { boundsInFrame } from '../geometry/oriented-rectangle.ts';
import { type Bounds, boundsAround } from '../geometry/bounds.ts';
import { integralImage, type IntegralImage } from '../image/integral-image.ts';
import { Grid } from './grid.ts';
import { once } from '../once.ts';
import { freePattern, freeStops } from './pattern.ts';
import { spread } from './spread.ts';
import type { Surroundings } from './surroundings.ts';
import { blocked, free, outside, taken, unseen } from './cell-states.ts';

/** The free space around one text. */
export interface FreeSpace {
  /** The picture, in the frame of the text's angle. */
  picture: Bounds;
  /** Whether a rectangle lies wholly on the background that the text stands on, clear of other texts and of the background's edges. */
  holds(area: Bounds): boolean;
  /** Distance of a rectangle from the next other text above or below, in pixels of the image; infinite if there is none. */
  distanceToText(area: Bounds, side: 'top' | 'bottom'): number;
  /** `area`, extended on one side as far as the added space is free. */
  extend(area: Bounds, side: Side): Bounds;
  /** Distance from `area` to the end of its background, such as a button's edge; undefined if other text or the margin of the picture comes first. */
  distanceToEdge(area: Bounds, side: Side): number | undefined;
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

const { rowSlack } = freeSpaceParameters;
// Chosen by eye on the posters.
/** Side of a cell of the grid, and the clearance between the text and anything that is not free, in font sizes. */
const cellSize = 0.1;
const clearance = 0.28;
/** Limits of a cell's side, in pixels of the image. */
const minCell = 1.5;
const maxCell = 8;
/** Width of a free rim around the text's own ink, in font sizes: other letters may reach a little farther. */
const ownRim = 0.1;
/** How far from the text free space is looked for, in font sizes and in sizes of the text. */
const farthest = { x: 12, y: 4, sizes: 1 };

/**
 * Finds the free space of a text: spreads from its own lines over cells of the same background, colour by colour, so that it follows gradients and
 * patterns and does not cross the edge of a button, a line or a drawing.
 */
export function findFreeSpace(surroundings: Surroundings): FreeSpace {
  const { own, obstacles, fontSize } = surroundings;
  const grid = new Grid(windowOf(surroundings), Math.min(Math.max(minCell, fontSize * cellSize), maxCell));
  const states = new Uint8Array(grid.columns * grid.rows);
  for (const obstacle of obstacles) grid.mark(states, obstacle, taken);
  for (const line of own) grid.mark(states, line, unseen);
  spread(grid, states, surroundings);
  freePattern(grid, states, fontSize);
  freeStops(grid, states, boundsAround(own), clearance * fontSize);

  const near = Math.ceil((clearance * fontSize) / grid.cell);
  const sumsOf = (cells: Uint8Array): IntegralImage => {
    for (const line of own) grid.mark(cells, grown(line, ownRim * fontSize), 1);
    return integralImage(grid.columns, grid.rows, (cell) => cells[cell] ?? 0);
  };
  // Most texts need no more than the room in their own rows.
  const usableSums = once(() => sumsOf(awayFrom(grid, states, { columns: near, rows: near }, [blocked, taken])));
  const backgroundSums = once(() => {
    const rows = clearRowsAround(grid, states, own, near);
    const cells = awayFrom(grid, states, { columns: near, rows }, [blocked]);
    for (let cell = 0; cell < cells.length; cell++) if (states[cell] === taken) cells[cell] = 1;
    return sumsOf(cells);
  });
  const isBesideOwn = besideOwn(surroundings);

  const holds = (area: Bounds): boolean => {
    const { left, right, top, bottom } = grid.cellsOf(area);
    if (left < 0 || top < 0 || right > grid.columns || bottom > grid.rows) return false;
    const sums = isBesideOwn(area) ? backgroundSums() : usableSums();
    return sums.sum(left, top, right, bottom) === (right - left) * (bottom - top);
  };
  return {
    picture: pictureIn(surroundings),
    holds,
    distanceToText: (area, side) =>
      obstacles.reduce((nearest, { left, right, top, bottom }) => {
        const gap = side === 'top' ? area.top - bottom : top - area.bottom;
        const isBeyond = side === 'top' ? top < area.top : bottom > area.bottom;
        return isBeyond && left < area.right && right > area.left ? Math.min(nearest, gap) : nearest;
      }, Infinity),
    extend(area, side) {
      let reached = area;
      for (;;) {
        const [next, added] = oneStep(reached, side, grid.cell);
        if (!holds(added)) return reached;
        reached = next;
      }
    },
    distanceToEdge(area, side) {
      let reached = area;
      for (;;) {
        const [next, added] = oneStep(reached, side, grid.cell);
        let [cells, ends] = [0, false];
        for (const cell of grid.cellsIn(added)) {
          const state = states[cell];
          if (state === taken || state === outside) return undefined;
          if (state !== free) ends = true;
          cells++;
        }
        if (cells === 0) return undefined;
        if (ends) return Math.abs(reached[side] - area[side]);
        reached = next;
      }
    },
  };
}

/**
 * Whether an area is in the rows of a line of the text, or of all lines together, and as far from other texts above and below as that is: a
 * translation may be as near to them, and to the edges of its background, as the designer set the original.
 */
function besideOwn({ own, obstacles, fontSize }: Surroundings): (area: Bounds) => boolean {
  const slack = rowSlack * fontSize;
  const far = clearance * fontSize;
  const rows = [...own, boundsAround(own)].map((line) => {
    const gaps = obstacles
      .filter(({ left, right }) => left < line.right && right > line.left)
      .map(({ top, bottom }) => Math.max(top - line.bottom, line.top - bottom));
    return { ...line, gap: Math.max(0, Math.min(far, ...gaps) - slack) };
  });
  return (area) =>
    rows.some(
      ({ top, bottom, gap }) =>
        area.top >= top - slack &&
        area.bottom <= bottom + slack &&
        obstacles.every(
          (other) =>
            other.left >= area.right + far ||
            other.right <= area.left - far ||
            other.top >= area.bottom + gap ||
            other.bottom <= area.top - gap,
        ),
    );
}

/** Number of rows, at most `most`, that stay clear above and below the lines of a text: a designer's narrow rows leave less than `clearance`. */
function clearRowsAround(grid: Grid, states: Uint8Array, own: readonly Bounds[], most: number): number {
  const isClear = (away: number): boolean =>
    own.every((line) => {
      const { left, right, top, bottom } = grid.cellsOf(line);
      const [first, last] = [Math.max(0, left), Math.min(grid.columns, right)];
      return [top - 1 - away, bottom + away].every(
        (row) => row < 0 || !states.subarray(row * grid.columns + first, row * grid.columns + last).includes(blocked),
      );
    });
  let away = 0;
  while (away < most && isClear(away)) away++;
  return away;
}

/** Free cells with no cell of the foreign states within `near` columns and rows of them. */
function awayFrom(
  { columns, rows }: Grid,
  states: Uint8Array,
  near: { columns: number; rows: number },
  foreign: readonly number[],
): Uint8Array {
  const isForeign = Uint8Array.from({ length: 1 + outside }, (_, state) => (foreign.includes(state) ? 1 : 0));
  const away = new Uint8Array(states.length);
  // `counts` holds the foreign cells of each column in the rows around, with room for columns beyond both ends.
  const room = near.columns + 1;
  const counts = new Int32Array(columns + 2 * room);
  const addRow = (row: number, by: 1 | -1): void => {
    if (row < 0 || row >= rows) return;
    const first = row * columns;
    for (let x = 0; x < columns; x++) {
      counts[x + room] = (counts[x + room] ?? 0) + by * (isForeign[states[first + x] ?? 0] ?? 0);
    }
  };
  for (let row = 0; row < near.rows; row++) addRow(row, 1);
  for (let row = 0, cell = 0; row < rows; row++) {
    addRow(row + near.rows, 1);
    addRow(row - near.rows - 1, -1);
    let count = 0;
    for (let x = 0; x < near.columns; x++) count += counts[x + room] ?? 0;
    for (let x = 0; x < columns; x++, cell++) {
      count += (counts[x + near.columns + room] ?? 0) - (counts[x] ?? 0);
      away[cell] = count === 0 && states[cell] === free ? 1 : 0;
    }
  }
  return away;
}

function grown({ left, right, top, bottom }: Bounds, by: number): Bounds {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

function pictureIn({ picture: { width, height }, angle }: Pick<Surroundings, 'picture' | 'angle'>): Bounds {
  const corners = [0, width].flatMap((x) => [0, height].map((y) => ({ x, y })));
  return boundsInFrame(corners, angle);
}

/** The searched rectangle around the text, cut at the edges of the picture. */
function windowOf({ own, fontSize, picture, angle }: Surroundings): Bounds {
  const { left, right, top, bottom } = boundsAround(own);
  const x = Math.max(farthest.x * fontSize, farthest.sizes * (right - left));
  const y = Math.max(farthest.y * fontSize, farthest.sizes * (bottom - top));
  const whole = pictureIn({ picture, angle });
  return {
    left: Math.max(left - x, Math.min(whole.left, left)),
    right: Math.min(right + x, Math.max(whole.right, right)),
    top: Math.max(top - y, Math.min(whole.top, top)),
    bottom: Math.min(bottom + y, Math.max(whole.bottom, bottom)),
  };
}

function oneStep(area: Bounds, side: Side, step: number): [Bounds, Bounds] {
  if (side === 'left')
    return [
      { ...area, left: area.left - step },
      { ...area, left: area.left - step, right: area.left },
    ];
  if (side === 'right')
    return [
      { ...area, right: area.right + step },
      { ...area, left: area.right, right: area.right + step },
    ];
  if (side === 'top')
    return [
      { ...area, top: area.top - step },
      { ...area, top: area.top - step, bottom: area.top },
    ];
  return [
    { ...area, bottom: area.bottom + step },
    { ...area, top: area.bottom, bottom: area.bottom + step },
  ];
}
