import { type LibraryFace, matchFace } from '@palimpsest/typefaces';
import { plainFace } from './parameters.ts';

/** What a text without ink is set in, and what texts are measured in whose face is not known. */
export function plainLibraryFace(): LibraryFace {
  const found = matchFace(plainFace.family, plainFace.weight);
  if (!found) throw new Error(`The library of typefaces has lost ${plainFace.family}.`);
  return found;
}
