import { alignedTable } from '../../aligned-table.ts';
import { blindColumns } from './blind-columns.ts';
import type { BlindScore } from './scores/score.ts';
import { damages, sceneDamages } from './truth.ts';

/** Rows of the table, by name. */
export interface BlindGroup {
  name: string;
  scores: BlindScore[];
}

/** One row a damage that came, then the flat pictures, the scenes, and all of them. */
export function groupsOf(scores: readonly BlindScore[]): BlindGroup[] {
  const pick = (name: string, belongs: (score: BlindScore) => boolean): BlindGroup => ({
    name,
    scores: scores.filter(belongs),
  });
  return [
    ...damages.map((damage) => pick(damage, (score) => score.damage === damage)),
    pick('flat', ({ damage }) => !sceneDamages.has(damage)),
    pick('scenes', ({ damage }) => sceneDamages.has(damage)),
    pick('all', () => true),
  ].filter((group) => group.scores.length > 0);
}

/** One aligned table, a group a row. */
export function printBlindTable(groups: readonly BlindGroup[]): string {
  return alignedTable([
    ['', 'images', ...blindColumns.map(({ heading }) => heading)],
    ...groups.map(({ name, scores }) => [
      name,
      String(scores.length),
      ...blindColumns.map(({ value, digits }) => value(scores)?.toFixed(digits) ?? '–'),
    ]),
  ]);
}
