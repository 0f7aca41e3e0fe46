import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { matchFace, type LibraryFace } from './catalogue.ts';
import type { Face, FaceStyle } from './types.ts';

/** The folder into which `scripts/typefaces.mjs` puts the files. */
export const typefacesDirectory =
  process.env.PALIMPSEST_TYPEFACES ?? fileURLToPath(new URL('../../../.tools/typefaces', import.meta.url));

/** The path of the file of a face. Its content has the hash `face.sha256`. */
export function facePath(face: Face, directory = typefacesDirectory): string {
  return join(directory, face.file);
}

/**
 * The face that draws a family at a weight and style (see `matchFace`), and the path of its file.
 *
 * @returns undefined for a family that the library neither has nor stands for
 */
export function face(family: string, weight?: number, style?: FaceStyle): (LibraryFace & { path: string }) | undefined {
  const found = matchFace(family, weight, style);
  return found && { ...found, path: facePath(found.face) };
}
