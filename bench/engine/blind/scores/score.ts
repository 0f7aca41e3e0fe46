import { matchLines, onSamePlace } from '../../correspondence.ts';
import type { PlacedLine } from '../../correspondence.ts';
import { scoreReading } from '../../score-reading.ts';
import { scoreStyle } from '../../score-style.ts';
import { counterpart } from '../../score.ts';
import type { PosterScore } from '../../score.ts';
import type { Answer, FoundLine } from '../../system.ts';
import type { BlindCase, Damage } from '../truth.ts';
import { samplesOf } from './calibration.ts';
import type { Sample } from './calibration.ts';
import { scoreBlindErasing } from './erasing.ts';
import { scoreGhosts } from './ghosts.ts';
import type { GhostScore } from './ghosts.ts';
import { scoreGrain } from './grain.ts';
import type { GrainScore } from './grain.ts';
import { scoreLeftAlone } from './left-alone.ts';
import type { LeftAloneScore } from './left-alone.ts';
import { readMasks, readPicture } from './masks.ts';
import type { Pictures } from './masks.ts';
import { scoreOutside } from './outside.ts';
import type { OutsideScore } from './outside.ts';
import { scoreWords } from './words.ts';
import type { WordScore } from './words.ts';

/** The scores of a system on one generated picture. */
export interface BlindScore extends PosterScore {
  damage: Damage;
  language: string;
  ghosts: GhostScore;
  grain: GrainScore;
  outside: OutsideScore;
  samples: Sample[];
  words: WordScore;
  leftAlone: LeftAloneScore;
}

/** A line that a system read, with how sure it was. */
interface ReadLine extends PlacedLine {
  confidence: number | undefined;
}

const line = ({ text, quad, confidence }: FoundLine, owner: number): ReadLine => ({ text, quad, confidence, owner });

/** All lines that were read; those that count as read, which leaves out what was rightly left alone; and those that were set anew. */
export function placedLines(
  answer: Answer,
  truth: readonly PlacedLine[],
): Record<'read' | 'trusted' | 'set', ReadLine[]> {
  const linesOf = (isLeft: boolean): ReadLine[] =>
    answer.texts.flatMap((found, owner) =>
      (found.isLeft ?? false) === isLeft ? found.lines.map((each) => line(each, owner)) : [],
    );
  const doubtful = (answer.doubtful ?? []).map((each, index) => line(each, answer.texts.length + index));
  const set = linesOf(false);
  const left = [...linesOf(true), ...doubtful];
  const onText = left.filter(({ quad }) => truth.some((own) => onSamePlace(own.quad, quad)));
  return { read: [...set, ...left], trusted: [...set, ...onText], set };
}

/** @param erased path of the picture that the system left */
export async function scoreCase(
  { name, truth, poster, background, masks }: BlindCase,
  answer: Answer,
  erased: string,
): Promise<BlindScore> {
  const [source, clean, result] = await Promise.all([
    readPicture(poster),
    readPicture(background),
    readPicture(erased),
  ]);
  const pictures: Pictures = { source, clean, erased: result, masks: await readMasks(masks) };
  const trueLines: PlacedLine[] = truth.texts.flatMap(({ lines }, owner) =>
    lines.map(({ text, box, order }) => ({ text, quad: box, owner, order })),
  );
  const { read, trusted, set } = placedLines(answer, trueLines);
  const taken = trueLines.filter((line) => set.some((own) => onSamePlace(line.quad, own.quad)));
  const takenTexts = new Set(taken.map(({ owner }) => owner));
  const matches = matchLines(trueLines, trusted);
  // A price that was left as it is was rightly left: it has no erasing to judge.
  const judged = truth.texts.flatMap(({ text }, index) =>
    /\p{L}/u.test(text) || takenTexts.has(index) ? [index] : [],
  );
  return {
    name,
    damage: truth.damage,
    language: truth.language,
    background: truth.background,
    reading: scoreReading(trueLines, trusted, matches),
    erasing: judged.flatMap((index) => scoreBlindErasing(index, pictures) ?? []),
    style: truth.texts.map((text, owner) => {
      const own = trueLines.filter((line) => line.owner === owner);
      return scoreStyle(text, counterpart(own, answer.texts)?.style);
    }),
    seconds: answer.seconds,
    cpuSeconds: answer.cpuSeconds,
    ghosts: scoreGhosts(taken, pictures),
    grain: scoreGrain(pictures),
    outside: scoreOutside(pictures),
    samples: samplesOf(matchLines(trueLines, read)),
    words: scoreWords(matches, (line) => set.includes(line)),
    leftAlone: scoreLeftAlone(truth.texts, truth.decoys, takenTexts, pictures),
  };
}
