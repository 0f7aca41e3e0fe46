import type { Rect } from './rect.ts';

/** Something with the place that it has on the image. */
interface Placed<T> {
  item: T;
  bounds: Rect;
}

/** Boxes whose middles are less than this share of the lower one's height apart stand on one line. */
const sameLineShare = 0.5;
/** Columns have as many boxes at least; fewer beside each other are read as lines. */
const minColumnItems = 2;
/** Two columns of which so many boxes stand on one line with one of the other column are a table, which is read by rows. */
const tableShare = 0.75;
/** The cells of a column of a table are about as high as each other; a column of text has headings and paragraphs. */
const maxCellRatio = 1.6;

const middleOf = ({ bounds }: Placed<unknown>) => bounds.y + bounds.height / 2;
const rightOf = ({ bounds }: Placed<unknown>) => bounds.x + bounds.width;

function isOnLineOf(a: Placed<unknown>, b: Placed<unknown>): boolean {
  return Math.abs(middleOf(a) - middleOf(b)) < sameLineShare * Math.min(a.bounds.height, b.bounds.height);
}

/** Lines from top to bottom, and each from left to right. */
function byLines<T>(items: readonly Placed<T>[]): Placed<T>[] {
  const lines: Placed<T>[][] = [];
  for (const entry of items.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const line = lines.at(-1);
    if (line?.[0] && isOnLineOf(entry, line[0])) line.push(entry);
    else lines.push([entry]);
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.bounds.x - b.bounds.x));
}

interface Columns<T> {
  left: Placed<T>[];
  right: Placed<T>[];
  /** The boxes over both columns, such as a headline. */
  across: Placed<T>[];
}

/** The two columns with the most boxes between which there is a gutter that few boxes stand over; undefined where there are none. */
function columnsOf<T>(items: readonly Placed<T>[]): Columns<T> | undefined {
  let best: Columns<T> | undefined;
  for (const gutter of new Set(items.map(rightOf))) {
    const left = items.filter((item) => rightOf(item) <= gutter);
    const right = items.filter(({ bounds }) => bounds.x >= gutter);
    const smaller = Math.min(left.length, right.length);
    const across = items.filter((item) => item.bounds.x < gutter && rightOf(item) > gutter);
    const isBest =
      !best || smaller - across.length > Math.min(best.left.length, best.right.length) - best.across.length;
    if (smaller >= minColumnItems && across.length <= smaller && isBest) best = { left, right, across };
  }
  return best;
}

function isTable<T>({ left, right }: Columns<T>): boolean {
  const [smaller, larger] = left.length < right.length ? [left, right] : [right, left];
  const heights = smaller.map(({ bounds }) => bounds.height);
  const inRows = smaller.filter((item) => larger.some((other) => isOnLineOf(item, other)));
  return inRows.length >= tableShare * smaller.length && Math.max(...heights) <= maxCellRatio * Math.min(...heights);
}

function byColumns<T>(items: readonly Placed<T>[]): Placed<T>[] {
  const columns = columnsOf(items);
  if (!columns || isTable(columns)) return byLines(items);
  const { left, right, across } = columns;
  const headlines = byLines(across);
  // A box over both columns parts them into those above it and those below it. One that stands to the right of another on a line may be higher.
  const cuts = headlines.map((_, index) => Math.max(...headlines.slice(0, index + 1).map(middleOf)));
  return [undefined, ...headlines].flatMap((headline, index) => {
    const from = cuts[index - 1] ?? -Infinity;
    const to = cuts[index] ?? Infinity;
    const within = (column: readonly Placed<T>[]) =>
      column.filter((item) => middleOf(item) >= from && middleOf(item) < to);
    return [...(headline ? [headline] : []), ...byColumns(within(left)), ...byColumns(within(right))];
  });
}

/**
 * Sorts by the order of reading: column by column, and each line by line from left to right. What stands in rows as in a table is read by
 * rows.
 */
export function inOrderOfReading<T>(items: readonly T[], boundsOf: (item: T) => Rect): T[] {
  return byColumns(items.map((item) => ({ item, bounds: boundsOf(item) }))).map(({ item }) => item);
}
