import type { PosterScore } from './score.ts';

/** One column of the table. */
export interface Column {
  heading: string;
  /** Which way is better. */
  better: 'higher' | 'lower';
  /** Whether it tells how good the result is, rather than what it costs. */
  quality: boolean;
  digits: number;
  /** Returns the value over all of these posters together; undefined if there is nothing to measure. */
  value: (scores: readonly PosterScore[]) => number | undefined;
}

const mean = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
};

type Count = keyof PosterScore['reading'];

const share =
  (part: Count, whole: Count) =>
  (scores: readonly PosterScore[]): number | undefined => {
    const total = (count: Count): number => scores.reduce((sum, { reading }) => sum + reading[count], 0);
    return total(whole) === 0 ? undefined : (100 * total(part)) / total(whole);
  };

const percent = (right: boolean | undefined): number | undefined => (right === undefined ? undefined : right ? 100 : 0);

/** The columns of the table, from left to right; bench/README.md explains each. */
export const columns: readonly Column[] = [
  { heading: 'CER %', better: 'lower', quality: true, digits: 2, value: share('edits', 'characters') },
  { heading: 'lines %', better: 'higher', quality: true, digits: 1, value: share('linesFound', 'lines') },
  { heading: 'accents %', better: 'higher', quality: true, digits: 1, value: share('diacriticsRight', 'diacritics') },
  { heading: 'groups %', better: 'higher', quality: true, digits: 1, value: share('paragraphsRight', 'paragraphs') },
  {
    heading: 'PSNR dB',
    better: 'higher',
    quality: true,
    digits: 1,
    value: (scores) => mean(scores.flatMap(({ erasing }) => erasing.map(({ psnr }) => psnr))),
  },
  {
    heading: 'SSIM',
    better: 'higher',
    quality: true,
    digits: 3,
    value: (scores) => mean(scores.flatMap(({ erasing }) => erasing.map(({ ssim }) => ssim))),
  },
  {
    heading: 'gone %',
    better: 'higher',
    quality: true,
    digits: 2,
    value: (scores) => mean(scores.flatMap(({ erasing }) => erasing.map(({ gone }) => 100 * gone))),
  },
  {
    heading: 'ΔE2000',
    better: 'lower',
    quality: true,
    digits: 1,
    value: (scores) => mean(scores.flatMap(({ style }) => style.map(({ colour }) => colour))),
  },
  {
    heading: 'size ×',
    better: 'lower',
    quality: true,
    digits: 3,
    value: (scores) => mean(scores.flatMap(({ style }) => style.map(({ size }) => size))),
  },
  {
    heading: 'weight %',
    better: 'higher',
    quality: true,
    digits: 1,
    value: (scores) => mean(scores.flatMap(({ style }) => style.map(({ weightRight }) => percent(weightRight)))),
  },
  {
    heading: 'align %',
    better: 'higher',
    quality: true,
    digits: 1,
    value: (scores) => mean(scores.flatMap(({ style }) => style.map(({ alignRight }) => percent(alignRight)))),
  },
  {
    heading: 's/image',
    better: 'lower',
    quality: false,
    digits: 2,
    value: (scores) => mean(scores.map(({ seconds }) => seconds)),
  },
  {
    heading: 'CPU s',
    better: 'lower',
    quality: false,
    digits: 2,
    value: (scores) => mean(scores.map(({ cpuSeconds }) => cpuSeconds)),
  },
];
