import { type LibraryFace, matchFace } from '@palimpsest/typefaces';
import { plainFace } from './parameters.ts';

/** The face in which texts without ink are set, and in which texts are measured before their face is known. */
export function plainLibraryFace(): LibraryFace {
  const found = matchFace(plainFace.family, plainFace.weight);
  if (!found) throw new Error(`The library of typefaces has lost ${plainFace.family}.`);
  return found;
}
