import { alignedTable } from '../aligned-table.ts';
import { columns } from './columns.ts';
import type { Column } from './columns.ts';
import type { PosterScore } from './score.ts';

/** The scores of both systems, by name of the group of posters. */
export interface Group {
  name: string;
  ours: PosterScore[];
  rival: PosterScore[];
}

const print = (value: number | undefined, digits: number): string =>
  value === undefined ? '–' : value.toFixed(digits);

/** How many times better ours is; above 1 where ours is. */
function ratio({ better, value }: Column, group: Group): number | undefined {
  const ours = value(group.ours);
  const rival = value(group.rival);
  if (ours === undefined || rival === undefined) return undefined;
  if (ours === rival) return 1;
  return better === 'higher' ? ours / rival : rival / ours;
}

function printRatio(times: number | undefined): string {
  if (times === undefined) return '–';
  if (!Number.isFinite(times)) return '∞×';
  return `${times.toFixed(times < 10 ? 2 : 0)}×`;
}

/** One aligned table: of each group what ours reached, what the rival reached, and the ratio, above 1 where ours is better. */
export function printTable(groups: readonly Group[]): string {
  const rows = [['', '', ...columns.map(({ heading }) => heading)]];
  for (const group of groups) {
    rows.push(
      [group.name, 'ours', ...columns.map(({ value, digits }) => print(value(group.ours), digits))],
      ['', 'rival', ...columns.map(({ value, digits }) => print(value(group.rival), digits))],
      ['', 'better', ...columns.map((column) => printRatio(ratio(column, group)))],
    );
  }
  const lines = alignedTable(rows, 2).split('\n');
  const rule = '─'.repeat(lines[0]?.length ?? 0);
  return lines.flatMap((line, index) => (index % 3 === 1 ? [rule, line] : [line])).join('\n');
}

/** The quality columns on which ours is better than the rival over that group, and those on which it is not. */
export function verdict(group: Group): { better: string[]; notBetter: string[] } {
  const quality = columns.filter((column) => column.quality);
  const isBetter = (column: Column): boolean => (ratio(column, group) ?? 0) > 1;
  return {
    better: quality.filter(isBetter).map(({ heading }) => heading),
    notBetter: quality.filter((column) => !isBetter(column)).map(({ heading }) => heading),
  };
}
