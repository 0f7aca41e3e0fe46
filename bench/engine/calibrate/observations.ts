import { readFile } from 'node:fs/promises';
import { findLanguage } from '@palimpsest/contract';
import { confidenceFeatures, decodeImage, type Quad, type Reader } from '@palimpsest/engine';
import type { PlacedLine } from '../correspondence.ts';
import { matchLines } from '../correspondence.ts';
import { samplesOf } from '../blind/scores/calibration.ts';
import type { BlindCase } from '../blind/truth.ts';
import type { Observation } from './logistic.ts';

interface EvidentLine extends PlacedLine {
  quad: Quad;
  confidence: number;
  features: number[];
}

/** Every line that the engine reads in a drawn picture: what it saw, and whether its words are right to the letter. */
export async function observe({ truth, poster }: BlindCase, reader: Reader): Promise<Observation[]> {
  const language = findLanguage(truth.language);
  if (!language) throw new Error(`"${truth.language}" is not a language of ours.`);
  const read: EvidentLine[] = [];
  await reader.read(await decodeImage(await readFile(poster)), {
    language,
    onLines: (lines) => {
      for (const { text, quad, confidence, evidence } of lines) {
        read.push({ text, quad, confidence, features: confidenceFeatures(evidence), owner: read.length });
      }
    },
  });
  const trueLines = truth.texts.flatMap(({ lines }, owner) =>
    lines.map(({ text, box, order }): PlacedLine => ({ text, quad: box, owner, order })),
  );
  return matchLines(trueLines, read).flatMap((match) =>
    match.read.flatMap((line): Observation[] => {
      const [sample] = samplesOf([{ ...match, read: [line] }]);
      return sample ? [{ features: line.features, right: sample.right }] : [];
    }),
  );
}
