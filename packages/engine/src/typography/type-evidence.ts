import type { LibraryFace, TypeClass } from '@palimpsest/typefaces';
import type { TypeReading } from '@palimpsest/typefaces/recognise';
import { isSerif, probabilityOfSerifs } from './alike-groups.ts';
import { typeEvidenceParameters } from './parameters.ts';
import { mean } from '../mean.ts';

/** Families with the fewest features of their own: sans serifs, one of them narrow, serifs and a monospaced one. */
const plainFamilies: readonly string[] = ['Roboto', 'Roboto Condensed', 'Open Sans', 'Tinos', 'Lora', 'Cousine'];

const { minNoveltyHeightPx } = typeEvidenceParameters;
// `bench type` shows a change of these: class %, family %. Taken on 700 lines of 8 to 70 px in all faces of the library and the held-out ones,
// tinted, compressed and scaled: of 300 lines of print from 9 px up 2 seem novelty faces, and 210 of 226 in novelty faces do; below 9 px 9 of 75
// lines of print did without the first.
/** Minimum cosine to the nearest of all faces that the network learned. */
const minSimilarity = 0.5;
/** Probability of a script, 0 to 1, from which letters need not resemble any face of the library. */
const sureOfScript = 0.8;
/** Minimum probability of the printed classes with serifs, or of those without, and how many times that of the others, so that it tells which. */
const minPrint = 0.08;
const clearSerifs = 4;

/** Classes that titles are set in and small print is not: a wrong one changes what a text says of itself, where a wrong sans serif is hardly seen. */
export const scriptClasses: readonly TypeClass[] = ['formal-script', 'brush-script', 'handwriting', 'comic'];
const sansSerifClasses: readonly TypeClass[] = [
  'geometric',
  'humanist',
  'grotesque',
  'rounded',
  'condensed',
  'extra-condensed',
];

type Reading = Pick<TypeReading, 'classes' | 'faces' | 'nearestOther' | 'italic'>;

/** Evidence about the type of texts of one style, before a face is measured. */
export interface TypeEvidence {
  /** Whether the network knows such letters, and they are large enough for what it takes them for. */
  isSure: boolean;
  /** Whether it takes them for handwriting or a script rather than for printed type. */
  isScript: boolean;
  /** Files of the display faces that they look like, more than like any other face of the library. */
  display: readonly string[];
  /** Whether it takes them for italics. */
  isItalic: boolean;
  /** Whether its letters have serifs, as far as it takes them for printed type at all; undefined where that is in doubt. */
  hasSerifs: boolean | undefined;
}

/**
 * Weighs what the network says of texts that were set alike. Ink that was cut badly, with a rule or the side of a box in it, and letters of a few pixels look
 * like no face that it learned: whatever class it then finds the most probable is chance. Display faces have no look in common, so that one cannot stand
 * for another: letters of a display face that the library lacks are as unsure as those.
 *
 * @param height of the ink, in pixels of the image
 */
export function typeEvidence(readings: readonly Reading[], height: number): TypeEvidence {
  const nearest = readings.map(({ faces, nearestOther }) => Math.max(nearestOther, faces[0]?.similarity ?? -1));
  const isItalic = mean(readings.map(({ italic }) => italic)) > 0.5;
  if (readings.length === 0 || mean(nearest) < minSimilarity)
    return { isSure: false, isScript: false, display: [], isItalic, hasSerifs: undefined };
  const script = mean(readings.map((reading) => probabilityOf(scriptClasses, reading)));
  // Unlike print, scripts are rare: one that is hardly likelier than not has to look like one of the library's scripts.
  const isScript = script >= sureOfScript || (script >= 0.5 && readings.some(looksLikeScript));
  const isPrint = script + mean(readings.map((reading) => probabilityOf(['display'], reading))) < 0.5;
  const display = displayFacesLike(readings);
  const isInLibrary = isScript || display.length > 0;
  const isSure = isPrint || (isInLibrary && height >= minNoveltyHeightPx);
  return { isSure, isScript, display, isItalic, hasSerifs: serifsIn(readings) };
}

function serifsIn(readings: readonly Reading[]): boolean | undefined {
  const serif = mean(readings.map(probabilityOfSerifs));
  const sansSerif = mean(readings.map((reading) => probabilityOf(sansSerifClasses, reading)));
  const isClear = Math.max(serif, sansSerif) >= Math.max(minPrint, clearSerifs * Math.min(serif, sansSerif));
  return isClear ? serif > sansSerif : undefined;
}

/**
 * The faces that texts may be set in: printed ones, scripts for what looks like a script, and a display face for what looks like that very one; where the
 * network is not sure, those of the families that the other texts of the picture are in, or plain ones, which slope and have serifs only if it says so.
 *
 * @param shared the families of the texts that the network is sure of
 */
export function allowedFaces(
  faces: readonly LibraryFace[],
  { isSure, isScript, display, isItalic, hasSerifs }: TypeEvidence,
  shared: readonly string[],
): readonly LibraryFace[] {
  const likely = faces.filter(({ typeface, face }) =>
    typeface.class === 'display' ? display.includes(face.file) : isScript || !scriptClasses.includes(typeface.class),
  );
  if (isSure) return likely;
  const common = likely.filter(
    ({ typeface, face }) =>
      (shared.includes(typeface.name) || plainFamilies.includes(typeface.name)) &&
      (isItalic || face.style === 'normal'),
  );
  const asSerif = common.filter(({ typeface }) => hasSerifs === undefined || isSerif(typeface.class) === hasSerifs);
  // A caller may have chosen families of which none is plain.
  return [asSerif, common, likely].find(({ length }) => length > 0) ?? faces;
}

/** The display faces that texts look like, if they look like no other face of the library more. */
function displayFacesLike(readings: readonly Reading[]): string[] {
  const sums = new Map<string, { sum: number; isDisplay: boolean }>();
  for (const { typeface, face, similarity } of readings.flatMap(({ faces }) => faces)) {
    const sum = (sums.get(face.file)?.sum ?? 0) + similarity;
    sums.set(face.file, { sum, isDisplay: typeface.class === 'display' });
  }
  const others = Math.max(-1, ...[...sums.values()].flatMap(({ sum, isDisplay }) => (isDisplay ? [] : [sum])));
  const least = Math.max(others, minSimilarity * readings.length);
  return [...sums].flatMap(([file, { sum, isDisplay }]) => (isDisplay && sum >= least ? [file] : []));
}

/** Whether the face of the library that letters look most like is a script, and letters do look like it. */
function looksLikeScript({ faces }: Reading): boolean {
  const [nearest] = faces.toSorted((a, b) => b.similarity - a.similarity);
  return nearest !== undefined && nearest.similarity >= minSimilarity && scriptClasses.includes(nearest.typeface.class);
}

function probabilityOf(wanted: readonly TypeClass[], { classes }: Reading): number {
  return classes.reduce((sum, one) => sum + (wanted.includes(one.class) ? one.probability : 0), 0);
}
