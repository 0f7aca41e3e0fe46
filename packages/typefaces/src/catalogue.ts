import data from './catalogue.json' with { type: 'json' };
import type { Face, FaceStyle, TypeClass, Typeface } from './types.ts';

/** Every family of the library, by class. Made by `scripts/typeface-catalogue/write.ts` from `library.json` and the font files. */
export const typefaces: readonly Typeface[] = data.families as readonly Typeface[];

const byName = new Map(typefaces.map((typeface) => [typeface.name, typeface]));
const byStandIn = new Map(typefaces.flatMap((typeface) => typeface.standsFor.map((name) => [name, typeface] as const)));

/** A face of the library, and the family to which it belongs. */
export interface LibraryFace {
  typeface: Typeface;
  face: Face;
}

/** The families of a class, in the order of the catalogue. */
export function typefacesOfClass(typeClass: TypeClass): readonly Typeface[] {
  return typefaces.filter((typeface) => typeface.class === typeClass);
}

/**
 * The family of the library that draws a family: the one of that name, or the one that stands for it (Arimo for Arial); undefined where
 * there is none.
 */
export function findTypeface(family: string): Typeface | undefined {
  return byName.get(family) ?? byStandIn.get(family);
}

/**
 * The face of the narrower companion of a family, in the same weight and style; undefined where the library has none.
 *
 * @param weight CSS weight
 */
export function narrowerFace(family: string, weight: number, style: FaceStyle = 'normal'): LibraryFace | undefined {
  const typeface = byName.get(byName.get(family)?.narrower ?? '');
  const face = typeface?.faces.find((one) => one.weight === weight && one.style === style);
  return typeface && face && { typeface, face };
}

/** Whether every face of a family has all letters of a language, given by its BCP 47 tag. */
export function coversLanguage(typeface: Typeface, tag: string): boolean {
  return !typeface.lacks.includes(tag);
}

/**
 * The face that draws a family at a weight and style, by the font matching rules of CSS Fonts Level 4: the style first, then the weight.
 * A family without italics gives its upright face.
 *
 * @param weight CSS weight, 1 to 1000
 * @returns undefined for a family that the library neither has nor stands for
 */
export function matchFace(family: string, weight = 400, style: FaceStyle = 'normal'): LibraryFace | undefined {
  const typeface = findTypeface(family);
  if (!typeface) return undefined;
  const styled = typeface.faces.filter((face) => face.style === style);
  const candidates = styled.length > 0 ? styled : typeface.faces;
  const face = candidates.toSorted(
    (one, other) => weightPreference(one.weight, weight) - weightPreference(other.weight, weight),
  )[0];
  return face && { typeface, face };
}

/** The smaller, the sooner a weight is taken for the one wanted. */
function weightPreference(weight: number, wanted: number): number {
  if (weight === wanted) return 0;
  const distance = Math.abs(weight - wanted);
  const heavier = weight > wanted;
  if (wanted >= 400 && wanted <= 500) {
    if (heavier && weight <= 500) return distance;
    return (heavier ? 2000 : 1000) + distance;
  }
  const preferred = wanted > 500 ? heavier : !heavier;
  return (preferred ? 1000 : 2000) + distance;
}

const hashLength = 16;

/** The name under which a server offers a face, as WOFF2: it changes with the content of its file, so that it may be cached for ever. */
export function faceFileName(face: Face): string {
  return face.file.replace(/\.ttf$/, `.${face.sha256.slice(0, hashLength)}.woff2`);
}

/**
 * The address of the file of a face.
 *
 * @param base the folder that serves the files, with or without a slash at its end
 */
export function faceUrl(face: Face, base: string): string {
  return `${base.replace(/\/$/, '')}/${faceFileName(face)}`;
}

/** The face whose file has that name (see `faceFileName`); undefined for any other name, so that a server may ask with what it was sent. */
export function findFaceByFileName(name: string): LibraryFace | undefined {
  return byFileName.get(name);
}

const byFileName = new Map(
  typefaces.flatMap((typeface) => typeface.faces.map((face) => [faceFileName(face), { typeface, face }] as const)),
);
