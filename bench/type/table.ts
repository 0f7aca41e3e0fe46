import { alignedTable } from '../aligned-table.ts';
import type { TextScore } from './score.ts';

interface Column {
  heading: string;
  digits: number;
  /** Undefined where there is nothing to count. */
  value: (scores: readonly TextScore[]) => number | undefined;
}

function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const share = (heading: string, holds: (score: TextScore) => boolean | undefined): Column => ({
  heading,
  digits: 0,
  value: (scores) => {
    const counted = scores.map(holds).filter((held) => held !== undefined);
    const part = mean(counted.map(Number));
    return part === undefined ? undefined : 100 * part;
  },
});

const average = (heading: string, digits: number, of: (score: TextScore) => number): Column => ({
  heading,
  digits,
  value: (scores) => mean(scores.map(of)),
});

const columns: readonly Column[] = [
  share('kept %', ({ kept }) => kept),
  share('read %', ({ read }) => read),
  share('class %', (score) => score.class),
  share('family %', ({ family }) => family),
  share('width %', ({ width }) => width),
  share('weight %', ({ weight }) => weight),
  share('slope %', ({ slope }) => slope),
  share('size %', ({ size }) => size),
  share('em %', ({ em }) => em),
  share('leading %', ({ leading }) => leading),
  share('tracking %', ({ tracking }) => tracking),
  share('effects %', ({ effect }) => effect),
  average('IoU', 2, ({ iou }) => iou),
  average('ΔE', 1, ({ color }) => color),
  average('backgr. dB', 1, ({ background }) => background),
  average('closeness', 2, ({ closeness }) => closeness),
  share('overlap %', ({ overlaps }) => overlaps),
  share('overflow %', ({ overflows }) => overflows),
];

/** CPU seconds that typography and typesetting took of one poster. */
export type PosterSeconds = number;

/** The scores of a system over some texts. */
export interface Row {
  name: string;
  scores: readonly TextScore[];
  /** Seconds of each poster; none for a system without typography. */
  seconds: readonly PosterSeconds[];
}

/** One aligned table: a row a system and group of texts. */
export function printTypeTable(rows: readonly Row[]): string {
  return alignedTable([
    ['', 'texts', ...columns.map(({ heading }) => heading), 'CPU s'],
    ...rows.map(({ name, scores, seconds }) => [
      name,
      String(scores.length),
      ...columns.map(({ value, digits }) => value(scores)?.toFixed(digits) ?? '–'),
      mean(seconds)?.toFixed(2) ?? '–',
    ]),
  ]);
}

/** A goal, and the texts over which it is measured. */
const goals: readonly { of: 'library' | 'elsewhere' | 'all'; heading: string; min?: number; max?: number }[] = [
  { of: 'library', heading: 'kept %', min: 85 },
  { of: 'elsewhere', heading: 'kept %', min: 60 },
  { of: 'library', heading: 'closeness', min: 0.65 },
  { of: 'elsewhere', heading: 'closeness', min: 0.2 },
  { of: 'all', heading: 'class %', min: 97 },
  { of: 'all', heading: 'weight %', min: 90 },
  { of: 'all', heading: 'slope %', min: 97 },
  { of: 'all', heading: 'size %', min: 95 },
  { of: 'all', heading: 'leading %', min: 90 },
  { of: 'all', heading: 'overlap %', max: 0 },
  { of: 'all', heading: 'overflow %', max: 0 },
];

/** The maximum CPU time of typography and typesetting, in seconds per poster. */
const maxSeconds = 0.4;

/** Each goal with what was reached. */
export function printTypeGoals(scores: readonly TextScore[], seconds: readonly PosterSeconds[]): string {
  const lines = goals.map(({ of, heading, min, max }) => {
    const column = columns.find((one) => one.heading === heading);
    const reached = column?.value(scores.filter(({ source }) => of === 'all' || source === of));
    const holds = reached !== undefined && reached >= (min ?? -Infinity) && reached <= (max ?? Infinity);
    const wanted = min === undefined ? `at most ${max}` : `at least ${min}`;
    return `${holds ? '✓' : '✗'} ${heading} (${of}): ${reached?.toFixed(column?.digits) ?? '–'}, ${wanted}`;
  });
  const spent = mean(seconds);
  const isQuick = spent !== undefined && spent <= maxSeconds;
  return [...lines, `${isQuick ? '✓' : '✗'} CPU s a poster: ${spent?.toFixed(2) ?? '–'}, at most ${maxSeconds}`].join(
    '\n',
  );
}
