import type { Language } from '@palimpsest/contract';
import type { LinePlace } from '../model/recognised-line.ts';
import { quadInImage, rectangleAround } from '../geometry/plane.ts';
import type { ReadLine } from './evidence.ts';
import { recogniseBox, type Recognisers } from './recognise.ts';

/** Reads the text of a place; what was read in the view of a plane is placed in the image. */
export async function recognisePlace(
  { picture, box, others, plane }: LinePlace,
  language: Language,
  recognisers: Recognisers,
): Promise<ReadLine[]> {
  const lines = await recogniseBox(picture, box, language, recognisers, others);
  if (!plane) return lines;
  return lines.map((line) => ({
    ...line,
    box: rectangleAround(quadInImage(plane, line.box)),
    onPlane: { plane, box: line.box },
  }));
}
