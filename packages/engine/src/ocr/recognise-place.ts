import type { Language } from '@palimpsest/contract';
import type { LinePlace } from '../model/recognised-line.ts';
import { quadInImage, rectangleAround } from '../geometry/plane.ts';
import type { ReadLine } from './confidence.ts';
import { recogniseBox } from './recognise.ts';
import type { Recogniser } from './recogniser.ts';

/** Reads the text of a place; what was read in the view of a plane is placed in the image. */
export async function recognisePlace(
  { picture, box, others, plane }: LinePlace,
  language: Language,
  recogniser: Recogniser,
): Promise<ReadLine[]> {
  const lines = await recogniseBox(picture, box, language, recogniser, others);
  if (!plane) return lines;
  return lines.map((line) => ({
    ...line,
    box: rectangleAround(quadInImage(plane, line.box)),
    onPlane: { plane, box: line.box },
  }));
}
