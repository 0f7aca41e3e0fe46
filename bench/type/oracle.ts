import type { Translator } from '@palimpsest/engine';
import { normalised } from '../engine/score-reading.ts';
import { editDistance } from '../metrics/edit-distance.ts';
import type { TrueText } from '../posters/truth.ts';
import { wordsOf } from './page.ts';
import type { TypeCase } from './draw.ts';

/** Share of two texts that agrees, 1 where they are the same; capitals and small letters are told apart, forms of quotes and dashes are not. */
export function agreement(one: string, other: string): number {
  const [read, meant] = [normalised(one), normalised(other)];
  const length = Math.max(read.length, meant.length);
  return length === 0 ? 1 : 1 - editDistance(read, meant) / length;
}

/**
 * The designed text that a reading stands for: the one whose words agree best, in capitals or not (`sameWords`), since the small letters of
 * some faces are capitals.
 */
export function meantText<Text extends { source: Pick<TrueText, 'text'> }>(
  reading: string,
  texts: readonly Text[],
): { text: Text; agreement: number; sameWords: number } {
  const scored = texts.map((text) => ({
    text,
    agreement: agreement(reading, text.source.text),
    sameWords: agreement(reading.toLowerCase(), text.source.text.toLowerCase()),
  }));
  const [first] = scored.toSorted((one, other) => other.sameWords - one.sameWords);
  if (!first) throw new Error('A poster has a text at least.');
  return first;
}

/** The minimum agreement of a reading with a text of the poster; a reading with less is left as it is. */
const minAgreement = 0.5;

/** Stands in the translator's place and knows what the designer wrote. */
export function oracleFor({ design, texts }: TypeCase): Translator {
  return {
    name: 'oracle',
    pairs: () => Promise.resolve([{ from: design.from, to: design.to }]),
    translate: (readings) =>
      Promise.resolve(
        readings.map(({ text: reading }) => {
          const meant = meantText(reading, texts);
          return meant.sameWords < minAgreement ? reading : wordsOf(meant.text.design, design.to);
        }),
      ),
  };
}
