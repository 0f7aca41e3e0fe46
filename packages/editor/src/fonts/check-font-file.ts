import { fontCatalogue } from '@palimpsest/typeset';
import type { FontWeightName } from '@palimpsest/typeset';

/** The maximum number of custom fonts in a tab. */
const maxCustomFonts = 20;
/** The maximum size of a font file, in bytes: 10 MB. */
export const maxFontBytes = 10 * 1024 * 1024;
/** The maximum length of a family name, in characters. */
const maxNameLength = 50;
/** The name of a family whose file name gives none. */
const namelessFamily = 'Custom Font';

/** Why a file cannot become a custom font. */
export type FontProblem =
  | { reason: 'invalid' }
  | { reason: 'tooMany'; max: number }
  | { reason: 'duplicate'; family: string };

/** Media types under which systems and browsers name font files of each ending; IANA's are the first of each. */
const typesOf: Readonly<Record<string, readonly string[]>> = {
  ttf: ['font/ttf', 'font/sfnt', 'application/x-font-ttf', 'application/x-font-truetype', 'application/font-sfnt'],
  otf: [
    'font/otf',
    'font/sfnt',
    'application/x-font-otf',
    'application/x-font-opentype',
    'application/vnd.ms-opentype',
    'application/font-sfnt',
  ],
  woff: ['font/woff', 'application/font-woff', 'application/x-font-woff'],
  woff2: ['font/woff2', 'application/font-woff2', 'application/x-font-woff2'],
};

/** The media types that browsers give to files of unknown type. Their content decides whether they are fonts. */
const unknownTypes: readonly string[] = ['', 'application/octet-stream'];

const extensionOf = (fileName: string) => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** The family that a font file is offered as: its name without ending, other characters than letters, digits and _ as spaces. */
export function familyNameOf(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/\W+/g, ' ')
    .trim();
  return name === '' || name.length > maxNameLength ? namelessFamily : name;
}

/** Words of a name and the weight that each means; SemiBold is before Bold, which it contains. ExtraBold is none of them. */
const weightWords: readonly (readonly [RegExp, FontWeightName])[] = [
  [/semi[\s_-]?bold/i, 'SemiBold'],
  [/(?<!(extra|ultra|demi)[\s_-]?)bold/i, 'Bold'],
  [/medium/i, 'Medium'],
  [/(?<!(extra|ultra)[\s_-]?)light/i, 'Light'],
  [/regular/i, 'Regular'],
];

/** The weight that a name speaks of; undefined when it names none. */
export function weightInName(name: string): FontWeightName | undefined {
  return weightWords.find(([word]) => word.test(name))?.[1];
}

/** Whether the name, type and size of a file are those of a font. */
function looksLikeFont({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): boolean {
  const types = typesOf[extensionOf(name)];
  return !!types && (types.includes(type) || unknownTypes.includes(type)) && size > 0 && size <= maxFontBytes;
}

/**
 * Why a file cannot become a custom font, as far as its name, type and size say; undefined when it can.
 *
 * @param present names of the custom fonts in the tab
 */
export function fontFileProblem(
  file: Pick<File, 'name' | 'type' | 'size'>,
  present: readonly string[],
): FontProblem | undefined {
  if (!looksLikeFont(file)) return { reason: 'invalid' };
  if (present.length >= maxCustomFonts) return { reason: 'tooMany', max: maxCustomFonts };
  const family = familyNameOf(file.name);
  // CSS compares family names without regard to case.
  const taken = [...present, ...fontCatalogue.map(({ name }) => name)].map((name) => name.toLowerCase());
  return taken.includes(family.toLowerCase()) ? { reason: 'duplicate', family } : undefined;
}
