import type { LibraryFace, TypeClass } from '@palimpsest/typefaces';
import type { TypeReading } from '@palimpsest/typefaces/recognise';
import { plainFamilies, typeEvidenceParameters } from './parameters.ts';

const { minSimilarity, minNoveltyHeightPx } = typeEvidenceParameters;

/** Classes that titles are set in and small print is not: a wrong one changes what a text says of itself, where a wrong sans serif is hardly seen. */
const noveltyClasses: readonly TypeClass[] = ['formal-script', 'brush-script', 'handwriting', 'comic', 'display'];

/** Evidence about the type of texts of one style, before a face is measured. */
export interface TypeEvidence {
  /** Whether the network knows such letters, and they are large enough for what it takes them for. */
  isSure: boolean;
  /** Whether it takes them for handwriting, a script or a display face, rather than for printed type. */
  isNovelty: boolean;
}

/**
 * Weighs what the network says of texts that were set alike. Ink that was cut badly, with a rule or the side of a box in it, and letters of a few pixels look
 * like no face that it learned: whatever class it then finds the most probable is chance.
 *
 * @param height of the ink, in pixels of the image
 */
export function typeEvidence(
  readings: readonly Pick<TypeReading, 'classes' | 'faces' | 'nearestOther'>[],
  height: number,
): TypeEvidence {
  const nearest = readings.map(({ faces, nearestOther }) => Math.max(nearestOther, faces[0]?.similarity ?? -1));
  const isKnown = readings.length > 0 && mean(nearest) >= minSimilarity;
  const isNovelty = isKnown && mean(readings.map(noveltyProbability)) >= 0.5;
  return { isSure: isKnown && (!isNovelty || height >= minNoveltyHeightPx), isNovelty };
}

/**
 * The faces that texts may be set in: any for large letters in a novelty face, printed ones for print; and where the network is not sure, those of the
 * families that the other texts of the picture are in, or plain ones.
 *
 * @param shared the families of the texts that the network is sure of
 */
export function allowedFaces(
  faces: readonly LibraryFace[],
  { isSure, isNovelty }: TypeEvidence,
  shared: readonly string[],
): readonly LibraryFace[] {
  if (isSure && isNovelty) return faces;
  const printed = isNovelty ? faces : faces.filter(({ typeface }) => !noveltyClasses.includes(typeface.class));
  if (isSure) return printed;
  const common = printed.filter(
    ({ typeface }) => shared.includes(typeface.name) || plainFamilies.includes(typeface.name),
  );
  // A caller may have chosen families of which none is plain.
  return common.length > 0 ? common : printed;
}

function noveltyProbability({ classes }: Pick<TypeReading, 'classes'>): number {
  return classes.reduce((sum, one) => sum + (noveltyClasses.includes(one.class) ? one.probability : 0), 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
