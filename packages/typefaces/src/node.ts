import { createRequire } from 'node:module';
import { matchFace, type LibraryFace } from './catalogue.ts';
import type { Face, FaceStyle } from './types.ts';

const require = createRequire(import.meta.url);

/**
 * The path of the file of a face, in the npm package that brings it. Its content has the hash `face.sha256`.
 *
 * @throws Error naming the file when its package is not installed
 */
export function facePath({ source }: Pick<Face, 'source'>): string {
  try {
    return require.resolve(source);
  } catch (cause) {
    throw new Error(`The font ${source} is missing. Install the packages that package.json names: pnpm install`, {
      cause,
    });
  }
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
