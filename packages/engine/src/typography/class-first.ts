import type { LibraryFace, TypeClass } from '@palimpsest/typefaces';
import type { TypeReading } from '@palimpsest/typefaces/recognise';
import { median } from '../median.ts';
import { classFirstParameters } from './parameters.ts';
import { mean } from '../mean.ts';

const { sureLead, strangeLead, otherClass, mostUnlikely, otherWeight, sameWeight } = classFirstParameters;

/**
 * How sure it is that texts which were set alike are in none of the given faces, 0 to 1: to the network their letters look more like those of faces that are
 * not among them.
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
