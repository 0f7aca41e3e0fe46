import { decodeImage } from '@palimpsest/engine';
import type { Raster } from '@palimpsest/engine';
import { readFile } from 'node:fs/promises';
import type { BackgroundClass, PosterTruth } from '../posters/truth.ts';
import { matchLines, onSamePlace } from './correspondence.ts';
import type { PlacedLine } from './correspondence.ts';
import { scoreErasing } from './score-erasing.ts';
import type { ErasingScore } from './score-erasing.ts';
import { scoreReading } from './score-reading.ts';
import type { ReadingScore } from './score-reading.ts';
import { scoreStyle } from './score-style.ts';
import type { StyleScore } from './score-style.ts';
import type { Answer, FoundText } from './system.ts';

/** A poster as the bench needs it; the pictures are paths of PNG files. */
export interface Case {
  name: string;
  truth: PosterTruth;
  poster: string;
  background: string;
}

/** The scores of one system on one poster. */
export interface PosterScore {
  name: string;
  background: BackgroundClass;
  reading: ReadingScore;
  /** In the order of the truth's texts. */
  erasing: ErasingScore[];
  style: StyleScore[];
  seconds: number;
  cpuSeconds: number;
}

const decode = async (path: string): Promise<Raster> => decodeImage(await readFile(path));

/** The read text that shares the most letters with the true one's place. */
export function counterpart(lines: readonly PlacedLine[], found: readonly FoundText[]): FoundText | undefined {
  let best: { text: FoundText; letters: number } | undefined;
  for (const text of found) {
    const touching = text.lines.filter((line) => lines.some((own) => onSamePlace(own.quad, line.quad)));
    const letters = touching.reduce((sum, line) => sum + line.text.length, 0);
    if (letters > (best?.letters ?? 0)) best = { text, letters };
  }
  return best?.text;
}

export async function scorePoster(
  { name, truth, poster, background }: Case,
  answer: Answer,
  erased: string,
): Promise<PosterScore> {
  const [original, clean, result] = await Promise.all([decode(poster), decode(background), decode(erased)]);
  const trueLines = truth.texts.flatMap(({ lines }, owner) =>
    lines.map(({ text, box }) => ({ text, quad: box, owner })),
  );
  const readLines = answer.texts.flatMap(({ lines }, owner) => lines.map(({ text, quad }) => ({ text, quad, owner })));
  return {
    name,
    background: truth.background,
    reading: scoreReading(trueLines, readLines, matchLines(trueLines, readLines)),
    erasing: truth.texts.map((text) => scoreErasing(text, original, clean, result)),
    style: truth.texts.map((text, owner) => {
      const own = trueLines.filter((line) => line.owner === owner);
      return scoreStyle(text, counterpart(own, answer.texts)?.style);
    }),
    seconds: answer.seconds,
    cpuSeconds: answer.cpuSeconds,
  };
}
