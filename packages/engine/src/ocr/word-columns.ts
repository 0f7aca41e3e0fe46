import { type Bounds, boundsAround } from '../geometry/bounds.ts';
import { wordColumnsParameters } from './parameters.ts';

const { unreadGap, widestUnread, clearlyBetter } = wordColumnsParameters;

/** Glyphs that stand together between gaps, and the word that was read in them. */
export interface WordColumns {
  /** Undefined where nothing was read in them. */
  word: string | undefined;
  columns: readonly Bounds[];
}

/**
 * Which glyphs each word of a line was read in, as the widest gaps part them. In one place, or at both ends, there may be glyphs that nothing was
 * read in: where the widths of the words fit clearly better so. Empty where there are fewer gaps than words need.
 * @param columns bounds of the glyphs from left to right
 */
export function matchWords(words: readonly string[], columns: readonly Bounds[]): WordColumns[] {
  const plain = matched(words, columns);
  if (!plain) return [];
  const ways = [
    ...words.map((_, at) => words.toSpliced(at, 0, unread)),
    [...words, unread],
    [unread, ...words, unread],
  ];
  let best = { way: plain, cost: misfit(plain) - clearlyBetter };
  for (const way of ways.map((padded) => matched(padded, columns))) {
    const cost = way && areUnreadApart(way) ? misfit(way) : Infinity;
    if (way && cost < best.cost) best = { way, cost };
  }
  return best.way;
}

/** Stands for no word: no word that was read is empty. */
const unread = '';

function matched(words: readonly string[], columns: readonly Bounds[]): WordColumns[] | undefined {
  if (columns.length < words.length) return undefined;
  const gaps = columns
    .slice(1)
    .map(({ left }, index) => ({ at: index + 1, gap: left - (columns[index]?.right ?? left) }));
  const starts = gaps
    .toSorted((a, b) => b.gap - a.gap)
    .slice(0, words.length - 1)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
  return [0, ...starts].map((from, index) => ({
    word: words[index] || undefined,
    columns: columns.slice(from, starts[index] ?? columns.length),
  }));
}

/** Whether what nothing was read in is no wider than a pictogram, and stands as far from the words as those from each other. */
function areUnreadApart(groups: readonly WordColumns[]): boolean {
  const all = boundsAround(groups.flatMap(({ columns }) => columns));
  const height = all.bottom - all.top;
  return groups.every(({ word, columns }, index) => {
    if (word !== undefined) return true;
    const { left, right } = boundsAround(columns);
    const before = groups[index - 1]?.columns.at(-1)?.right ?? -Infinity;
    const after = groups[index + 1]?.columns[0]?.left ?? Infinity;
    return right - left <= widestUnread * height && Math.min(left - before, after - right) >= unreadGap * height;
  });
}

/** How far the widths of the words are from those that their letters would have, of the width of all. */
function misfit(groups: readonly WordColumns[]): number {
  const read = groups.flatMap(({ word, columns }) => {
    const { left, right } = boundsAround(columns);
    return word === undefined ? [] : [{ expected: widthOf(word), width: right - left }];
  });
  const total = read.reduce((sum, { width }) => sum + width, 0);
  const expected = read.reduce((sum, own) => sum + own.expected, 0);
  const [only] = groups;
  // The width of a single word tells nothing; glyphs beyond its letters do.
  if (only?.word !== undefined && groups.length === 1) return Math.max(0, only.columns.length / only.word.length - 1);
  return read.reduce((sum, own) => sum + Math.abs(own.width - (own.expected * total) / expected), 0) / total;
}

/** Width of a word, in mean letters. */
function widthOf(word: string): number {
  const narrow = word.match(/[.,:;!|'’iljtfrI1()-]/gu)?.length ?? 0;
  const wide = word.match(/[mwMW@%&]/gu)?.length ?? 0;
  return word.length - 0.5 * narrow + 0.5 * wide;
}
