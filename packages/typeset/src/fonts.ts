/** CSS weight of each weight that users can choose. */
export const fontWeights = { Light: 300, Regular: 400, Medium: 500, SemiBold: 600, Bold: 700 } as const;

export type FontWeightName = keyof typeof fontWeights;

export interface FontFamily {
  name: string;
  /** What stands in where the family is missing. */
  generic: 'sans-serif' | 'serif' | 'monospace' | 'cursive';
  weights: readonly FontWeightName[];
  /** The TTF of each weight, as a module specifier; absent for fonts of the operating system. */
  files?: Readonly<Partial<Record<FontWeightName, string>>>;
  /**
   * Height above and depth below the baseline, in ems, from the font's horizontal header. Constants rather than what a context
   * reports, because platforms read them from different tables of the font and round them.
   */
  ascent: number;
  descent: number;
}

const roboto = '@expo-google-fonts/roboto';
const openSans = '@expo-google-fonts/open-sans';

/** The families whose files we bring, so that they are the same on every machine. */
const webFamilies: readonly FontFamily[] = [
  {
    name: 'Roboto',
    generic: 'sans-serif',
    weights: ['Light', 'Regular', 'Medium', 'Bold'],
    files: {
      Light: `${roboto}/300Light/Roboto_300Light.ttf`,
      Regular: `${roboto}/400Regular/Roboto_400Regular.ttf`,
      Medium: `${roboto}/500Medium/Roboto_500Medium.ttf`,
      Bold: `${roboto}/700Bold/Roboto_700Bold.ttf`,
    },
    ascent: 1900 / 2048,
    descent: 500 / 2048,
  },
  {
    name: 'Open Sans',
    generic: 'sans-serif',
    weights: ['Light', 'Regular', 'SemiBold', 'Bold'],
    files: {
      Light: `${openSans}/300Light/OpenSans_300Light.ttf`,
      Regular: `${openSans}/400Regular/OpenSans_400Regular.ttf`,
      SemiBold: `${openSans}/600SemiBold/OpenSans_600SemiBold.ttf`,
      Bold: `${openSans}/700Bold/OpenSans_700Bold.ttf`,
    },
    ascent: 2189 / 2048,
    descent: 600 / 2048,
  },
];

const regularAndBold = ['Regular', 'Bold'] as const;

/** Fonts of the operating system: which file answers to the name is up to the machine. */
const systemFamilies: readonly FontFamily[] = [
  { name: 'Arial', generic: 'sans-serif', weights: regularAndBold, ascent: 0.905, descent: 0.212 },
  { name: 'Helvetica', generic: 'sans-serif', weights: regularAndBold, ascent: 0.905, descent: 0.212 },
  { name: 'Times New Roman', generic: 'serif', weights: regularAndBold, ascent: 0.891, descent: 0.216 },
  { name: 'Times', generic: 'serif', weights: regularAndBold, ascent: 0.891, descent: 0.216 },
  { name: 'Courier New', generic: 'monospace', weights: regularAndBold, ascent: 0.833, descent: 0.3 },
  { name: 'Courier', generic: 'monospace', weights: regularAndBold, ascent: 0.833, descent: 0.3 },
  { name: 'Verdana', generic: 'sans-serif', weights: regularAndBold, ascent: 1.005, descent: 0.21 },
  { name: 'Georgia', generic: 'serif', weights: regularAndBold, ascent: 0.917, descent: 0.219 },
  { name: 'Palatino', generic: 'serif', weights: regularAndBold, ascent: 0.732, descent: 0.284 },
  { name: 'Garamond', generic: 'serif', weights: regularAndBold, ascent: 0.862, descent: 0.263 },
  { name: 'Bookman', generic: 'serif', weights: regularAndBold, ascent: 0.93, descent: 0.24 },
  { name: 'Comic Sans MS', generic: 'cursive', weights: regularAndBold, ascent: 1.102, descent: 0.292 },
  { name: 'Trebuchet MS', generic: 'sans-serif', weights: regularAndBold, ascent: 0.939, descent: 0.222 },
  { name: 'Impact', generic: 'sans-serif', weights: ['Regular'], ascent: 1.009, descent: 0.211 },
];

/** Every family that users can choose, in the order in which they see them. */
export const fontCatalogue: readonly FontFamily[] = [...systemFamilies, ...webFamilies];

export const defaultLineHeight = 1.2;

const byName = new Map(fontCatalogue.map((family) => [family.name, family]));
const unknownFamily: Pick<FontFamily, 'generic' | 'ascent' | 'descent'> = {
  generic: 'sans-serif',
  ascent: 0.905,
  descent: 0.212,
};

/** The family of that exact name, or undefined. */
export function findFontFamily(name: string): FontFamily | undefined {
  return byName.get(name);
}

/** Height above and depth below the baseline of a family, in ems; Arial's for one that the catalogue lacks. */
export function verticalMetrics(fontFamily: string): { ascent: number; descent: number } {
  const { ascent, descent } = byName.get(fontFamily) ?? unknownFamily;
  return { ascent, descent };
}

/** The weights of a family as CSS numbers, lightest first; undefined for a family that the catalogue lacks. */
function weightsOf(fontFamily: string): number[] | undefined {
  return byName.get(fontFamily)?.weights.map((name) => fontWeights[name]);
}

/**
 * The weight that a family really has for the one wanted, by the font matching rules of CSS Fonts Level 4: chosen here because
 * browsers and servers choose differently when left to themselves.
 */
export function matchFontWeight(fontFamily: string, wanted: number): number {
  const weights = weightsOf(fontFamily);
  if (!weights || weights.includes(wanted)) return wanted;
  const lighter = weights.filter((weight) => weight < wanted).toReversed();
  const heavier = weights.filter((weight) => weight > wanted);
  const medium = heavier.filter((weight) => wanted >= 400 && weight <= 500);
  const order = wanted > 500 ? [...heavier, ...lighter] : [...medium, ...lighter, ...heavier];
  return order[0] ?? wanted;
}

/** The name of a CSS weight, or of the nearest one that has a name. */
export function fontWeightName(weight: number): FontWeightName {
  const names = Object.keys(fontWeights) as FontWeightName[];
  return names.reduce((nearest, name) =>
    Math.abs(fontWeights[name] - weight) < Math.abs(fontWeights[nearest] - weight) ? name : nearest,
  );
}

function quoted(family: string): string {
  return `"${family.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/**
 * The name under which our files of a family are registered. It is our own, because a platform mixes faces that the machine has installed
 * under a family's public name with those that are registered under it, and would then set text differently on every machine.
 */
export function registeredFamily(family: string): string {
  return `Palimpsest ${family}`;
}

/** The families to try in turn, as a CSS `font-family`. A missing sans serif is replaced by Roboto, which is the same everywhere. */
export function fontStack(fontFamily: string): string {
  const { generic } = byName.get(fontFamily) ?? unknownFamily;
  const families = generic === 'sans-serif' && fontFamily !== 'Roboto' ? [fontFamily, 'Roboto'] : [fontFamily];
  const names = families.map((family) => (byName.get(family)?.files ? registeredFamily(family) : family));
  return [...names.map(quoted), generic].join(', ');
}

/**
 * A CSS `font` for a canvas context.
 *
 * @param size in pixels
 */
export function cssFont(fontFamily: string, fontWeight: number, size: number): string {
  return `${matchFontWeight(fontFamily, fontWeight)} ${size}px ${fontStack(fontFamily)}`;
}
