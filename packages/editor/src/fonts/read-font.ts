import { fontWeightName, fontWeights } from '@palimpsest/typeset';
import type { FontWeightName, UserFamily } from '@palimpsest/typeset';
import type * as fontkit from 'fontkit';
import { weightInName } from './check-font-file.ts';

/** The name, weights and style that a font file states. */
export interface FontFacts extends Omit<UserFamily, 'name'> {
  /** The family and the style, as `Roboto Bold Italic`. */
  trueName: string;
}

/** The largest and smallest weight of CSS. */
const cssWeights = { min: 1, max: 1000 };

function weightOf(font: fontkit.Font): UserFamily['weight'] {
  const axis = font.variationAxes.wght;
  if (axis) return { min: Math.max(axis.min, cssWeights.min), max: Math.min(axis.max, cssWeights.max) };
  const named = weightInName(font.subfamilyName);
  // Some old files state 1 to 9 instead of 100 to 900, and some nothing.
  const stated = font['OS/2']?.usWeightClass ?? 0;
  const weight = stated >= 100 && stated <= cssWeights.max ? stated : fontWeights[named ?? 'Regular'];
  return { min: weight, max: weight };
}

/**
 * Loads the reader of font files, which is kept out of the first bundle.
 *
 * @throws TypeError when it cannot be fetched
 */
export async function loadFontReader(): Promise<Pick<typeof fontkit, 'create'>> {
  return import('fontkit');
}

/**
 * Reads a font file: TrueType, OpenType, WOFF or WOFF2.
 *
 * @throws Error when it is no font, or one without letters
 */
export async function readFont(file: Blob): Promise<FontFacts> {
  const [{ create }, content] = await Promise.all([loadFontReader(), file.arrayBuffer()]);
  // The types require Node's Buffer, but any byte array can be read.
  const font = create(new Uint8Array(content) as Buffer);
  if (!('unitsPerEm' in font)) throw new Error('The file is a collection of fonts.');
  const { hhea, unitsPerEm, numGlyphs, italicAngle } = font;
  if (numGlyphs === 0 || !(unitsPerEm > 0)) throw new Error('The font has no letters.');
  return {
    trueName: font.fullName || `${font.familyName} ${font.subfamilyName}`,
    weight: weightOf(font),
    style: italicAngle !== 0 || /italic|oblique/i.test(font.subfamilyName) ? 'italic' : 'normal',
    ascent: hhea.ascent / unitsPerEm,
    descent: -hhea.descent / unitsPerEm,
  };
}

/** The weight of a font by its file name, else by its true name, else by its tables. */
export function detectWeight(fileName: string, { trueName, weight }: FontFacts): FontWeightName {
  const variable = weight.min !== weight.max;
  return weightInName(fileName) ?? weightInName(trueName) ?? (variable ? 'Regular' : fontWeightName(weight.min));
}
