import type { TypeClass } from '@palimpsest/typefaces';
import type { TypeReading } from '@palimpsest/typefaces/recognise';
import { median } from '../median.ts';
import { classFirstParameters } from './parameters.ts';

const { agrees, strange, fewLetters, manyLetters, otherClass, mostUnlikely, otherWeight, sameWeight } =
  classFirstParameters;

/**
 * How sure it is that the library lacks the face of a text, 0 to 1: its letters lie over those of the picture badly even in the face that
 * agrees best. A few letters are too few to tell.
 *
 * @param mismatch of the face that agrees best
 * @param letters of the text
 */
export function strangeness(mismatch: number, letters: number): number {
  return shareOfWay(mismatch, agrees, strange) * shareOfWay(letters, fewLetters, manyLetters);
}

function shareOfWay(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}

/** What it costs a face to be of another class than the one that the network says most of the lines are of: 0 for that one. */
export function classCosts(readings: readonly Pick<TypeReading, 'classes'>[]): (typeClass: TypeClass) => number {
  const sums = new Map<TypeClass, number>();
  for (const { classes } of readings) {
    for (const { class: one, probability } of classes) sums.set(one, (sums.get(one) ?? 0) + probability);
  }
  const most = Math.max(0, ...sums.values());
  return (typeClass) => {
    const sum = sums.get(typeClass) ?? 0;
    return otherClass * (sum > 0 ? Math.min(mostUnlikely, Math.log(most / sum)) : mostUnlikely);
  };
}

/** What it costs a face to be of another CSS weight than the network says the lines have. */
export function weightCosts(readings: readonly Pick<TypeReading, 'weight'>[]): (weight: number) => number {
  const said = median(readings.map(({ weight }) => weight));
  return (weight) => (said === undefined ? 0 : (otherWeight * Math.max(0, Math.abs(weight - said) - sameWeight)) / 100);
}
