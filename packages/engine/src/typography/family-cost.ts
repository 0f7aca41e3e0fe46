import { classFirstParameters, typographerParameters } from './parameters.ts';

const { costAmongOwn, sureHeight } = typographerParameters;
const { agrees } = classFirstParameters;

/** What speaks against a face of the family that was chosen. */
export interface DoubtedFace {
  /** How its letters lie over those of the picture: 0 for the very ones. */
  unlike: number;
  /** By measures and by the network. */
  cost: number;
  /** Of the ink, in pixels of the image. */
  height: number;
}

/**
 * The face of a family, whose letters differ in weight and slope only, against which the least speaks. Letters that lie over each other tell weights apart
 * better than measures and the network do: large ones better than small ones, which are blurred, and those of the very family better than those of
 * one that stands for it.
 */
export function cheapestInFamily<Face extends DoubtedFace>(faces: readonly Face[]): Face | undefined {
  const nearest = Math.min(...faces.map(({ unlike }) => unlike));
  const costOf = ({ unlike, cost, height }: Face): number =>
    unlike + cost * costAmongOwn * Math.max(blurOf(height), Math.min(1, nearest / agrees));
  return faces.toSorted((one, other) => costOf(one) - costOf(other))[0];
}

/** How much letters are blurred for their size: 1 for small ones. */
function blurOf(height: number): number {
  return Math.min(1, sureHeight / height) ** 2;
}
