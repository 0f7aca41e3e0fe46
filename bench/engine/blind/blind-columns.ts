import { columns } from '../columns.ts';
import type { Column } from '../columns.ts';
import { calibrationError } from './scores/calibration.ts';
import type { BlindScore } from './scores/score.ts';

/** A column of the blind half; undefined where there is nothing to judge. */
export interface BlindColumn extends Omit<Column, 'value'> {
  value: (scores: readonly BlindScore[]) => number | undefined;
}

const sum = (scores: readonly BlindScore[], of: (score: BlindScore) => number): number =>
  scores.reduce((total, score) => total + of(score), 0);

const rate =
  (part: (score: BlindScore) => number, whole: (score: BlindScore) => number, times = 100) =>
  (scores: readonly BlindScore[]): number | undefined => {
    const total = sum(scores, whole);
    return total === 0 ? undefined : (times * sum(scores, part)) / total;
  };

/** The words that one stage lost. */
const lostColumn = (stage: keyof BlindScore['words']['lost']): BlindColumn => ({
  heading: `${stage} %`,
  better: 'lower',
  quality: true,
  digits: 1,
  value: rate(
    ({ words }) => words.lost[stage],
    ({ words }) => words.words,
  ),
});

/** The columns that only the blind half shows; bench/README.md explains each. */
const blindOnlyColumns: readonly BlindColumn[] = [
  {
    heading: 'ghosts',
    better: 'lower',
    quality: true,
    digits: 0,
    value: (scores) => sum(scores, ({ ghosts }) => ghosts.ghosts),
  },
  {
    heading: 'of',
    better: 'higher',
    quality: false,
    digits: 0,
    value: (scores) => sum(scores, ({ ghosts }) => ghosts.set),
  },
  {
    heading: 'outside ppm',
    better: 'lower',
    quality: true,
    digits: 0,
    value: rate(
      ({ outside }) => outside.changed,
      ({ outside }) => outside.pixels,
      1e6,
    ),
  },
  {
    heading: 'grain ×',
    better: 'higher',
    quality: true,
    digits: 2,
    value: (scores) => {
      const truth = sum(scores, ({ grain }) => grain.truth);
      return truth === 0 ? undefined : Math.sqrt(sum(scores, ({ grain }) => grain.filled) / truth);
    },
  },
  {
    heading: 'calib. %',
    better: 'lower',
    quality: true,
    digits: 1,
    value: (scores) => {
      const error = calibrationError(scores.flatMap(({ samples }) => samples));
      return error === undefined ? undefined : 100 * error;
    },
  },
  {
    heading: 'words %',
    better: 'higher',
    quality: true,
    digits: 1,
    value: rate(
      ({ words }) => words.found,
      ({ words }) => words.words,
    ),
  },
  lostColumn('unseen'),
  lostColumn('doubted'),
  lostColumn('misread'),
  {
    heading: 'kept %',
    better: 'higher',
    quality: true,
    digits: 1,
    value: rate(
      ({ leftAlone }) => leftAlone.decoysKept,
      ({ leftAlone }) => leftAlone.decoys,
    ),
  },
  {
    heading: 'missed %',
    better: 'lower',
    quality: true,
    digits: 1,
    value: rate(
      ({ leftAlone }) => leftAlone.textsLeft,
      ({ leftAlone }) => leftAlone.texts,
    ),
  },
];

/** The present columns and the new ones, what it costs last. */
export const blindColumns: readonly BlindColumn[] = [
  ...columns.filter(({ quality }) => quality),
  ...blindOnlyColumns,
  ...columns.filter(({ quality }) => !quality),
];
