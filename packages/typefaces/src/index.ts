export {
  coversLanguage,
  faceFileName,
  faceUrl,
  findFaceByFileName,
  findTypeface,
  matchFace,
  narrowerFace,
  typefaces,
  typefacesOfClass,
} from './catalogue.ts';
export type { LibraryFace } from './catalogue.ts';
export { lettersOf } from './letters.ts';
export { typeClasses } from './types.ts';
export type { Face, FaceMeasures, FaceStyle, PackedFile, TypeClass, Typeface } from './types.ts';
