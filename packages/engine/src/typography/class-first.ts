import type { LibraryFace, TypeClass } from '@palimpsest/typefaces';
import type { TypeReading } from '@palimpsest/typefaces/recognise';
import { median } from '../median.ts';
import { classFirstParameters } from './parameters.ts';
import { mean } from '../mean.ts';

const { sureLead, strangeLead, otherClass, maxUnlikely, otherWeight, sameWeight } = classFirstParameters;

/**
 * Confidence, 0 to 1, that texts which were set alike are in none of the given faces: to the network their letters look more like those of other
 * faces.
 *
 * @param isGiven whether a face may be chosen
 */
export function strangeness(
  readings: readonly Pick<TypeReading, 'faces' | 'nearestOther'>[],
  isGiven: (face: LibraryFace) => boolean,
): number {
  const leads = readings.map(({ faces, nearestOther }) => {
    const [own, others] = [faces.filter(isGiven), faces.filter((face) => !isGiven(face))];
    return nearest(own) - Math.max(nearestOther, nearest(others));
  });
  if (leads.length === 0) return 0;
  return shareOfWay(mean(leads), sureLead, strangeLead);
}

function nearest(faces: TypeReading['faces']): number {
  return Math.max(-1, ...faces.map(({ similarity }) => similarity));
}

function shareOfWay(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}

/** The cost of a face's class: 0 for the class that the network gives most of the lines, more for any other. */
export function classCosts(readings: readonly Pick<TypeReading, 'classes'>[]): (typeClass: TypeClass) => number {
  const sums = new Map<TypeClass, number>();
  for (const { classes } of readings) {
    for (const { class: one, probability } of classes) sums.set(one, (sums.get(one) ?? 0) + probability);
  }
  const most = Math.max(0, ...sums.values());
  return (typeClass) => {
    const sum = sums.get(typeClass) ?? 0;
    return otherClass * (sum > 0 ? Math.min(maxUnlikely, Math.log(most / sum)) : maxUnlikely);
  };
}

/** The cost of a face's CSS weight by its distance from the weight that the network gives the lines. */
export function weightCosts(readings: readonly Pick<TypeReading, 'weight'>[]): (weight: number) => number {
  const said = median(readings.map(({ weight }) => weight));
  return (weight) => (said === undefined ? 0 : (otherWeight * Math.max(0, Math.abs(weight - said) - sameWeight)) / 100);
}
