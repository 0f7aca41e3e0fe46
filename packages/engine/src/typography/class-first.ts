import type { LibraryFace, TypeClass } from '@palimpsest/typefaces';
import type { TypeReading } from '@palimpsest/typefaces/recognise';
import { median } from '../median.ts';
import { mean } from '../mean.ts';

// `bench type` shows a change of these: class %, weight %. `agrees` and `otherClass` were taken with the network before. On 17 posters in faces that
// the library lacks, 132 texts, the class of 93 and the weight of 122 are found; 87 and 107 where the weight counts among the faces of the chosen
// family only and such texts have their full vote.
/**
 * Lead in similarity of the library's nearest face over every other face, from which it may be that of the picture, and up to which it is not.
 * 10 % of damaged lines in faces of the library are below −0.03; 90 % of lines in other faces are below 0.02 and half below −0.13.
 */
const sureLead = 0;
const strangeLead = -0.1;
/** Cost of another class for each unit of the logarithm by which it is less probable, and the maximum of that logarithm. */
const otherClass = 0.5;
const maxUnlikely = 1.5;
/** Cost of another weight for each 100 of CSS, beyond the error of the network. */
const otherWeight = 0.12;
const sameWeight = 60;

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
