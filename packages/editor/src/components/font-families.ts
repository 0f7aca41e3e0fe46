import { fontCatalogue, fontStack, fontWeightName, userWeightNames } from '@palimpsest/typeset';
import type { FontFamily } from '@palimpsest/typeset';
import type { TypographyPanelProps } from '@palimpsest/ui';
import type { CustomFont } from '../fonts/custom-fonts.ts';
import type { EditorWords, PlainWord } from '../messages/words.ts';
import type { EditorText } from '../model/text.ts';

type Families = TypographyPanelProps['fontFamilies'];

/** The heading of each class of the library. */
const classHeadings: Readonly<Record<FontFamily['class'], PlainWord>> = {
  grotesque: 'fontsGrotesque',
  humanist: 'fontsHumanist',
  geometric: 'fontsGeometric',
  rounded: 'fontsRounded',
  condensed: 'fontsCondensed',
  'extra-condensed': 'fontsExtraCondensed',
  'old-style': 'fontsOldStyle',
  transitional: 'fontsTransitional',
  didone: 'fontsDidone',
  slab: 'fontsSlab',
  'formal-script': 'fontsFormalScript',
  'brush-script': 'fontsBrushScript',
  handwriting: 'fontsHandwriting',
  comic: 'fontsComic',
  mono: 'fontsMono',
  display: 'fontsDisplay',
};

function headingOf(family: FontFamily): PlainWord {
  return family.common ? 'fontsCommon' : classHeadings[family.class];
}

/** The families that everybody can choose: those that are common first, then the library by class, each in its own face. */
export function libraryFamilies(words: EditorWords): Families {
  return fontCatalogue.map((family) => ({
    name: family.name,
    weights: family.weights,
    fontFamily: fontStack(family.name),
    group: words[headingOf(family)],
  }));
}

/**
 * The families to choose from, with those that the user brought; one that only this text has is among them.
 *
 * @param library of {@link libraryFamilies}
 */
export function familiesFor(library: Families, text: EditorText | undefined, fonts: readonly CustomFont[]): Families {
  const own = fonts.map(({ family }) => ({
    name: family.name,
    weights: userWeightNames(family),
    fontFamily: fontStack(family.name),
    custom: true,
  }));
  const all = [...library, ...own];
  if (!text || all.some(({ name }) => name === text.fontFamily)) return all;
  return [...all, { name: text.fontFamily, weights: [fontWeightName(text.fontWeight)] }];
}
