import type { Language } from '@palimpsest/contract';
import type { Patterns } from 'hyphen';

type Load = () => Promise<{ default: Patterns }>;

/** Serbo-Croatian in Latin letters. */
const latinStokavian: Load = () => import('hyphen/patterns/sh-latn.js');

/**
 * The patterns by which words are parted, by language. The others have no patterns, or, in TeX's `hyph-utf8` that the package takes them from, none under a
 * permissive licence: Czech, Hungarian, Indonesian and Latvian are under the GPL, LGPL or MPL, Romanian names none.
 */
const loaders: Partial<Record<Language['tag'], Load>> = {
  af: () => import('hyphen/patterns/af.js'),
  bs: latinStokavian,
  ca: () => import('hyphen/patterns/ca.js'),
  'cnr-Latn': latinStokavian,
  cy: () => import('hyphen/patterns/cy.js'),
  da: () => import('hyphen/patterns/da.js'),
  de: () => import('hyphen/patterns/de-1996.js'),
  en: () => import('hyphen/patterns/en-us.js'),
  es: () => import('hyphen/patterns/es.js'),
  et: () => import('hyphen/patterns/et.js'),
  eu: () => import('hyphen/patterns/eu.js'),
  fi: () => import('hyphen/patterns/fi.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  ga: () => import('hyphen/patterns/ga.js'),
  gl: () => import('hyphen/patterns/gl.js'),
  hr: () => import('hyphen/patterns/hr.js'),
  is: () => import('hyphen/patterns/is.js'),
  it: () => import('hyphen/patterns/it.js'),
  lt: () => import('hyphen/patterns/lt.js'),
  nb: () => import('hyphen/patterns/nb.js'),
  nl: () => import('hyphen/patterns/nl.js'),
  oc: () => import('hyphen/patterns/oc.js'),
  pl: () => import('hyphen/patterns/pl.js'),
  pt: () => import('hyphen/patterns/pt.js'),
  sk: () => import('hyphen/patterns/sk.js'),
  sl: () => import('hyphen/patterns/sl.js'),
  sq: () => import('hyphen/patterns/sq.js'),
  'sr-Latn': latinStokavian,
  sv: () => import('hyphen/patterns/sv.js'),
  tr: () => import('hyphen/patterns/tr.js'),
};

/** Whether words of a language can be hyphenated. */
export function hasPatterns({ tag }: Language): boolean {
  return tag in loaders;
}

/** The patterns of one language, read when they are first asked for; undefined where there are none. */
export async function loadPatterns({ tag }: Language): Promise<Patterns | undefined> {
  return (await loaders[tag]?.())?.default;
}
