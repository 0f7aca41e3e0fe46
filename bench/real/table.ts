import { alignedTable } from '../aligned-table.ts';
import { quantile } from '../metrics/quantile.ts';
import type { RealScore } from './score.ts';

interface Column {
  heading: string;
  /** Undefined where there is nothing to judge. */
  print: (scores: readonly RealScore[]) => string | undefined;
}

/** The counts of a score. */
type Count = { [Key in keyof RealScore]-?: RealScore[Key] extends number ? Key : never }[keyof RealScore];

const total = (scores: readonly RealScore[], count: Count): number =>
  scores.reduce((sum, score) => sum + score[count], 0);

const share =
  (part: Count, whole: Count) =>
  (scores: readonly RealScore[]): string | undefined => {
    const all = total(scores, whole);
    return all === 0 ? undefined : ((100 * total(scores, part)) / all).toFixed(1);
  };

const mean = (scores: readonly RealScore[], count: Count): number => total(scores, count) / scores.length;

/** The columns of the table from left to right; bench/README.md explains each. */
const columns: readonly Column[] = [
  { heading: 'words %', print: share('wordsRead', 'words') },
  { heading: 'groups %', print: share('grouped', 'texts') },
  { heading: 'translated %', print: share('translated', 'translatable') },
  {
    heading: 'damaged',
    print: (scores) => {
      const all = total(scores, 'staying');
      return all === 0 ? undefined : `${scores.flatMap(({ damaged }) => damaged).length} of ${all}`;
    },
  },
  {
    heading: 'harm ppm',
    print: (scores) => (total(scores, 'staying') === 0 ? undefined : mean(scores, 'harm').toFixed(0)),
  },
  {
    heading: 'faces',
    print: (scores) => {
      const set = scores.filter(({ faces }) => faces > 0).map(({ faces }) => faces);
      return set.length === 0 ? undefined : String(quantile(set, 0.5));
    },
  },
  { heading: 'class %', print: share('facesRight', 'facesJudged') },
  {
    heading: 'novelty',
    print: (scores) => (total(scores, 'facesJudged') === 0 ? undefined : String(total(scores, 'novelties'))),
  },
  {
    heading: 'ghosts',
    print: (scores) => {
      const all = total(scores, 'ghostsJudged');
      return all === 0 ? undefined : `${total(scores, 'ghosts')} of ${all}`;
    },
  },
  { heading: 'failed', print: (scores) => String(scores.filter(({ failure }) => failure !== undefined).length) },
  { heading: 's/image', print: (scores) => mean(scores, 'seconds').toFixed(1) },
  { heading: 'CPU s', print: (scores) => mean(scores, 'cpuSeconds').toFixed(1) },
];

/** An aligned table: a row for each name with the scores that stand behind it. */
export function printTable(rows: readonly { name: string; scores: readonly RealScore[] }[]): string {
  return alignedTable([
    ['', ...columns.map(({ heading }) => heading)],
    ...rows.map(({ name, scores }) => [
      name,
      ...columns.map(({ print }) => (scores.length === 0 ? undefined : print(scores)) ?? '–'),
    ]),
  ]);
}

/** Lists the faults of each picture that has some, the worst first. */
export function printFaults(scores: readonly RealScore[]): string {
  const faults = scores.map((score) => {
    const { name, failure, words, wordsRead, texts, grouped, translatable, translated, damaged, harm } = score;
    const told = [
      failure === undefined ? undefined : `came to nothing: ${failure}`,
      damaged.length > 0 ? `damaged ${damaged.length}: ${damaged.map((what) => `“${what}”`).join(', ')}` : undefined,
      harm >= 0.5 ? `harm ${harm.toFixed(0)} ppm` : undefined,
      wordsRead < words ? `${words - wordsRead} of ${words} words not read` : undefined,
      grouped < texts ? `${texts - grouped} of ${texts} texts cut or joined` : undefined,
      translated < translatable ? `${translatable - translated} of ${translatable} texts not translated` : undefined,
      score.novelties > 0 ? `${score.novelties} texts in a handwriting or novelty face` : undefined,
      score.ghosts > 0 ? `${score.ghosts} lines still seen` : undefined,
    ].filter((fault) => fault !== undefined);
    const weight =
      (failure === undefined ? 0 : 1000) + 3 * damaged.length + (texts - grouped) + (translatable - translated);
    return { name, told, weight };
  });
  return faults
    .filter(({ told }) => told.length > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name, told }) => `${name}\n  ${told.join('\n  ')}`)
    .join('\n');
}
