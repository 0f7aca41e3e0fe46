import { classFirstParameters, typographerParameters } from './parameters.ts';

const { sureHeight } = typographerParameters;
// `bench type` shows a change of these: class %, family %, seconds.
/** Weight of the costs by measuring and by the network for small letters, when faces of one family are compared. */
const costAmongOwn = 0.5;
const { agrees } = classFirstParameters;

/** A face of the chosen family with the costs against it. */
export interface DoubtedFace {
  /** Mismatch of its letters laid over those of the picture: 0 for the same letters. */
  unlike: number;
  /** Cost by measuring and by the network. */
  cost: number;
  /** Height of the ink, in pixels of the image. */
  height: number;
}

/**
 * The face of least cost in a family, whose faces differ in weight and slope only. Overlaid letters tell weights apart better than measuring and the
 * network do: large ones better than small ones, which are blurred, and those of the family itself better than those of a replacement.
 */
export function cheapestInFamily<Face extends DoubtedFace>(faces: readonly Face[]): Face | undefined {
  const nearest = Math.min(...faces.map(({ unlike }) => unlike));
  const costOf = ({ unlike, cost, height }: Face): number =>
    unlike + cost * costAmongOwn * Math.max(blurOf(height), Math.min(1, nearest / agrees));
  return faces.toSorted((one, other) => costOf(one) - costOf(other))[0];
}

/** The blur of letters by their size, 0 to 1: 1 for small ones. */
function blurOf(height: number): number {
  return Math.min(1, sureHeight / height) ** 2;
}
