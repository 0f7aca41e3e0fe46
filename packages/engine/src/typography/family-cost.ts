import { typographerParameters } from './parameters.ts';

const { costAmongOwn, sureHeight } = typographerParameters;

/** What speaks against a face. */
export interface FaceDoubt {
  /** How its letters lie over those of the picture. */
  unlike: number;
  /** By measures and by the network. */
  cost: number;
}

/**
 * All that speaks against a face among the faces of its own family, whose letters differ in weight and slope only: letters that lie over each other tell
 * weights apart better than measures and the network do, and large ones better than small ones.
 * @param height of the ink, in pixels of the image
 */
export function costInFamily({ unlike, cost }: FaceDoubt, height: number): number {
  return unlike + cost * costAmongOwn * Math.min(1, sureHeight / height) ** 2;
}
