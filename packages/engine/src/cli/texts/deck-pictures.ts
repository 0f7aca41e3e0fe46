import { basename } from 'node:path';
import type { LanguageName } from '@palimpsest/contract';
import { picturesOf } from '../outputs.ts';

/** A picture whose texts are in a deck. */
export interface DeckFile {
  path: string;
  /** Identifies the file in a deck. */
  id: string;
  name: string;
}

/**
 * The pictures that paths name, each with the id that its texts have in decks: its name, or its path where another one has the same name.
 * @param inputs pictures, and folders of pictures
 */
export async function deckPictures(inputs: readonly string[], target: LanguageName): Promise<DeckFile[]> {
  const found = await Promise.all(inputs.map((input) => picturesOf(input, [target])));
  const paths = found.flatMap((each) => each.paths);
  const names = paths.map((path) =>
    paths.filter((other) => basename(other) === basename(path)).length > 1 ? path : basename(path),
  );
  return paths.map((path, index) => ({ path, id: toId(names[index] ?? path), name: names[index] ?? path }));
}

/** Ids of XLIFF have few signs. */
function toId(name: string): string {
  return name.replaceAll(/[^\w.-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`);
}
