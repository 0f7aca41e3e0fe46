import { measureText, type TextContext, type TextStyle } from '@palimpsest/typeset';
import { type Bounds, boundsAround } from '../geometry/bounds.ts';
import type { FreeSpace } from './free-space.ts';
import type { OriginalSetting } from './original-setting.ts';

// Chosen by eye on the menu bars of the real pictures.
/** Baselines of one row differ by no more, in font sizes; sizes by no more than this ratio, as measured. */
const sameBaseline = 0.25;
const sameSize = 1.25;
/** Maximum gap between two entries of a bar, in font sizes. */
const maxGap = 3;
/** Edges nearer than this are one edge, and rows nearer than that are of one table, in font sizes. */
const sameEdge = 0.2;
const nextRow = 4.5;

/** A translation with how its original was set. */
interface Entry {
  text: string;
  style: TextStyle;
  setting: OriginalSetting;
}

/**
 * Moves the entries of a row, such as a menu bar, along where a translation is too long to end before the next one: each begins as far behind the one
 * before as it did. Entries stay where they were where nothing else is free, and where they stand over a column of other texts, as the heads of a table do.
 * @param others the texts of the picture that stay, in its pixels
 * @param spaceOf where the texts at some places may stand, clear of all texts but the entries
 * @returns in the order of the entries
 */
export function moveAlong<Item extends Entry>(
  ctx: TextContext,
  entries: readonly Item[],
  others: readonly Bounds[],
  spaceOf: (row: readonly Item[]) => Pick<FreeSpace, 'holds'>,
): Item[] {
  const moved = new Map<Item, OriginalSetting>();
  for (const row of rowsOf(entries)) {
    const places = placesOf(ctx, row);
    if (places.every(({ left, right }, index) => isFreeAt(row, index, { left, right }))) continue;
    const foreign = [
      ...others,
      ...entries.filter((entry) => !row.includes(entry)).flatMap(({ setting }) => setting.lines),
    ];
    // A single edge meets that of an icon by chance.
    const overColumns = row.slice(1).filter((entry) => isOverColumn(entry, foreign));
    if (overColumns.length > (row.length - 1) / 2) continue;
    const whole = boundsAround([...places, ...row.map(({ setting }) => setting.ink)]);
    if (!spaceOf(row).holds(whole)) continue;
    for (const [index, entry] of row.entries()) {
      const place = places[index];
      if (place) moved.set(entry, movedTo(entry.setting, place));
    }
  }
  return entries.map((entry) => {
    const setting = moved.get(entry);
    return setting ? { ...entry, setting, style: { ...entry.style, textAlign: 'left' } } : entry;
  });
}

/** The rows of single lines that stand no further apart than the entries of a bar, from left to right. */
function rowsOf<Item extends Entry>(entries: readonly Item[]): Item[][] {
  const rows: Item[][] = [];
  const single = entries.filter(({ setting }) => setting.lines.length === 1 && setting.angle === 0 && !setting.box);
  for (const entry of single.toSorted((a, b) => a.setting.ink.left - b.setting.ink.left)) {
    const row = rows.find((one) => goesOn(one.at(-1), entry));
    if (row) row.push(entry);
    else rows.push([entry]);
  }
  return rows.filter(({ length }) => length > 1);
}

function goesOn(last: Entry | undefined, entry: Entry): boolean {
  if (!last) return false;
  const [one, other] = [last.style.fontSize, entry.style.fontSize];
  const size = Math.min(one, other);
  const drop = Math.abs((last.setting.baselines[0] ?? 0) - (entry.setting.baselines[0] ?? 0));
  const gap = entry.setting.ink.left - last.setting.ink.right;
  return drop <= sameBaseline * size && Math.max(one, other) <= sameSize * size && gap > 0 && gap <= maxGap * size;
}

/** Where the entries of a row stand if each begins as far behind the one before as it did. */
function placesOf(ctx: TextContext, row: readonly Entry[]): Bounds[] {
  let shift = 0;
  return row.map(({ text, style, setting: { ink } }) => {
    const place = {
      ...ink,
      left: ink.left + shift,
      right: ink.left + shift + Math.ceil(measureText(ctx, text, style)),
    };
    shift += place.right - place.left - (ink.right - ink.left);
    return place;
  });
}

/** Whether a translation ends at least half a gap before the next entry where its original began. */
function isFreeAt(row: readonly Entry[], index: number, { left, right }: Pick<Bounds, 'left' | 'right'>): boolean {
  const [own, next] = [row[index]?.setting.ink, row[index + 1]?.setting.ink];
  return !own || !next || own.left + right - left <= (own.right + next.left) / 2;
}

/** Whether another text right above or below begins or ends at the edge of an entry; farther away edges meet by chance. */
function isOverColumn({ setting: { ink }, style: { fontSize } }: Entry, others: readonly Bounds[]): boolean {
  const near = sameEdge * fontSize;
  return others.some(
    ({ left, right, top, bottom }) =>
      Math.max(top - ink.bottom, ink.top - bottom) <= nextRow * fontSize &&
      (Math.abs(left - ink.left) <= near || Math.abs(right - ink.right) <= near),
  );
}

function movedTo(setting: OriginalSetting, place: Bounds): OriginalSetting {
  return { ...setting, lines: [place], ink: place, edges: { ...setting.edges, left: place.left, right: place.right } };
}
