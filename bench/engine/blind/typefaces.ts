import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** The families and their npm packages. */
const catalogue: readonly { family: string; package: string; use: Use }[] = [
  { family: 'Roboto', package: 'roboto', use: 'text' },
  { family: 'Open Sans', package: 'open-sans', use: 'text' },
  { family: 'Montserrat', package: 'montserrat', use: 'text' },
  { family: 'Poppins', package: 'poppins', use: 'text' },
  { family: 'Nunito', package: 'nunito', use: 'text' },
  { family: 'Quicksand', package: 'quicksand', use: 'text' },
  { family: 'Roboto Condensed', package: 'roboto-condensed', use: 'text' },
  { family: 'Roboto Slab', package: 'roboto-slab', use: 'text' },
  { family: 'Merriweather', package: 'merriweather', use: 'text' },
  { family: 'Lora', package: 'lora', use: 'text' },
  { family: 'EB Garamond', package: 'eb-garamond', use: 'text' },
  { family: 'JetBrains Mono', package: 'jetbrains-mono', use: 'text' },
  { family: 'Playfair Display', package: 'playfair-display', use: 'display' },
  { family: 'Oswald', package: 'oswald', use: 'display' },
  { family: 'Bebas Neue', package: 'bebas-neue', use: 'display' },
  { family: 'Anton', package: 'anton', use: 'display' },
  { family: 'Abril Fatface', package: 'abril-fatface', use: 'display' },
  { family: 'Lobster', package: 'lobster', use: 'display' },
  { family: 'Pacifico', package: 'pacifico', use: 'display' },
  { family: 'Caveat', package: 'caveat', use: 'display' },
];

const resolve = createRequire(import.meta.url).resolve;

/** The packages hold one folder a face, named like `700Bold_Italic`. */
function facesOf(packageName: string): Face[] {
  const root = dirname(resolve(`@expo-google-fonts/${packageName}/package.json`));
  return readdirSync(root).flatMap((folder) => {
    const named = /^(\d{3})[A-Za-z]+(_Italic)?$/.exec(folder);
    const file = named && readdirSync(join(root, folder)).find((name) => name.endsWith('.ttf'));
    if (!named || !file) return [];
    return [{ weight: Number(named[1]), italic: named[2] !== undefined, file: join(root, folder, file) }];
  });
}

let known: Typeface[] | undefined;

export function typefaces(): readonly Typeface[] {
  known ??= catalogue.map(({ family, package: name, use }) => ({ family, use, faces: facesOf(name) }));
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
