import { blindColumns } from './blind-columns.ts';
import type { BlindScore } from './scores/score.ts';
import { sceneDamages } from './truth.ts';

interface Goal {
  about: string;
  /** `most` where less is better, `least` where more is. */
  bound: { max: number } | { min: number };
  digits: number;
  value: (scores: readonly BlindScore[]) => number | undefined;
}

function column(heading: string): (scores: readonly BlindScore[]) => number | undefined {
  const found = blindColumns.find((each) => each.heading === heading);
  if (!found) throw new Error(`There is no column "${heading}".`);
  return found.value;
}

const flat = (scores: readonly BlindScore[]): BlindScore[] => scores.filter(({ damage }) => !sceneDamages.has(damage));

/** PSNR of each text on an undamaged photograph, from the worst up. */
function photographs(scores: readonly BlindScore[]): number[] {
  return scores
    .filter(({ damage, background }) => damage === 'clean' && background === 'photo')
    .flatMap(({ erasing }) => erasing.map(({ psnr }) => psnr))
    .toSorted((a, b) => a - b);
}

/** The goals of the engine on the blind half. */
const goals: readonly Goal[] = [
  { about: 'CER %, flat pictures', bound: { max: 1.5 }, digits: 2, value: (scores) => column('CER %')(flat(scores)) },
  {
    about: 'lines %, flat pictures',
    bound: { min: 98 },
    digits: 1,
    value: (scores) => column('lines %')(flat(scores)),
  },
  {
    about: 'groups %, flat pictures',
    bound: { min: 93 },
    digits: 1,
    value: (scores) => column('groups %')(flat(scores)),
  },
  { about: 'ghosts', bound: { max: 0 }, digits: 0, value: column('ghosts') },
  { about: 'changed outside, per million', bound: { max: 50 }, digits: 0, value: column('outside ppm') },
  { about: 'calibration error %', bound: { max: 5 }, digits: 1, value: column('calib. %') },
  {
    about: 'PSNR dB on photographs, median',
    bound: { min: 36 },
    digits: 1,
    value: (scores) => {
      const all = photographs(scores);
      return all[Math.floor(all.length / 2)];
    },
  },
  {
    about: 'PSNR dB on photographs, worst',
    bound: { min: 28 },
    digits: 1,
    value: (scores) => photographs(scores)[0],
  },
  {
    about: 'words %, scenes',
    bound: { min: 90 },
    digits: 1,
    value: (scores) => column('words %')(scores.filter(({ damage }) => sceneDamages.has(damage))),
  },
];

/** One line a goal: what was to be reached, what was, and whether. Goals that these pictures do not show are left out. */
export function printGoals(scores: readonly BlindScore[]): string {
  return goals
    .flatMap(({ about, bound, digits, value }) => {
      const reached = value(scores);
      if (reached === undefined) return [];
      const met = 'max' in bound ? reached <= bound.max : reached >= bound.min;
      const wanted = 'max' in bound ? `≤ ${bound.max}` : `≥ ${bound.min}`;
      return [`${met ? 'reached' : 'missed '}  ${about.padEnd(32)} ${wanted.padStart(6)}  ${reached.toFixed(digits)}`];
    })
    .join('\n');
}
