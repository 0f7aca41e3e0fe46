import { pathToFileURL } from 'node:url';
import { findTypeface } from '@palimpsest/typefaces';
import { facePath } from '@palimpsest/typefaces/node';
import { openSync } from 'fontkit';
import type { Random } from './random.ts';

/** `display` faces set titles only: nobody sets a paragraph in them. */
type Use = 'text' | 'display';

interface Face {
  weight: number;
  italic: boolean;
  file: string;
}

export interface Typeface {
  family: string;
  use: Use;
  faces: Face[];
}

/** Families of the library of type. */
const chosen: readonly { family: string; use: Use }[] = [
  { family: 'Roboto', use: 'text' },
  { family: 'Open Sans', use: 'text' },
  { family: 'Montserrat', use: 'text' },
  { family: 'Poppins', use: 'text' },
  { family: 'Nunito', use: 'text' },
  { family: 'Quicksand', use: 'text' },
  { family: 'Roboto Condensed', use: 'text' },
  { family: 'Roboto Slab', use: 'text' },
  { family: 'Source Serif 4', use: 'text' },
  { family: 'Lora', use: 'text' },
  { family: 'EB Garamond', use: 'text' },
  { family: 'JetBrains Mono', use: 'text' },
  { family: 'Playfair Display', use: 'display' },
  { family: 'Oswald', use: 'display' },
  { family: 'Bebas Neue', use: 'display' },
  { family: 'Anton', use: 'display' },
  { family: 'Abril Fatface', use: 'display' },
  { family: 'Lobster', use: 'display' },
  { family: 'Pacifico', use: 'display' },
  { family: 'Caveat', use: 'display' },
];

function facesOf(family: string): Face[] {
  const typeface = findTypeface(family);
  if (!typeface) throw new Error(`${family} is no family of packages/typefaces/src/library.json.`);
  return typeface.faces.map((face) => ({
    weight: face.weight,
    italic: face.style === 'italic',
    file: facePath(face),
  }));
}

let known: Typeface[] | undefined;

export function typefaces(): readonly Typeface[] {
  known ??= chosen.map(({ family, use }) => ({ family, use, faces: facesOf(family) }));
  return known;
}

const characterSets = new Map<string, ReadonlySet<number>>();

function characterSet(file: string): ReadonlySet<number> {
  let characters = characterSets.get(file);
  if (!characters) {
    const font = openSync(file);
    if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts, not one font.`);
    characters = new Set(font.characterSet);
    characterSets.set(file, characters);
  }
  return characters;
}

/** Whether the family holds every one of these characters. */
export function covers({ faces }: Typeface, characters: string): boolean {
  const [first] = faces;
  if (!first) return false;
  const held = characterSet(first.file);
  return Array.from(characters).every((character) => held.has(character.codePointAt(0) ?? 0));
}

/** Whether the small letters of the family are drawn as capitals: nobody can read from a picture which were set. */
export function hasCapitalsOnly({ faces }: Typeface): boolean {
  const [first] = faces;
  if (!first) return false;
  const font = openSync(first.file);
  if (!('glyphForCodePoint' in font)) throw new Error(`${first.file} is a collection of fonts, not one font.`);
  const shape = (letter: string): string => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).path.toSVG();
  return shape('a') === shape('A');
}

/** A family for that use that holds all these characters; a title may be set in any. */
export function pickTypeface(random: Random, use: Use, characters: string): Typeface {
  const fitting = typefaces().filter((typeface) => use === 'display' || typeface.use === 'text');
  return random.pick(fitting.filter((typeface) => covers(typeface, characters)));
}

/** The weight of the family that is nearest to the wanted one. */
export function nearestWeight({ faces }: Typeface, wanted: number): number {
  const weights = faces.filter(({ italic }) => !italic).map(({ weight }) => weight);
  return weights.reduce((best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best), 400);
}

export function hasItalic({ faces }: Typeface): boolean {
  return faces.some(({ italic }) => italic);
}

/** The `@font-face` rules of these families, by file. */
export function fontFaceRules(families: readonly Typeface[]): string {
  return families
    .flatMap(({ family, faces }) =>
      faces.map(
        ({ weight, italic, file }) =>
          `@font-face{font-family:'${family}';font-weight:${weight};font-style:${italic ? 'italic' : 'normal'};src:url('${pathToFileURL(file).href}')}`,
      ),
    )
    .join('\n');
}
