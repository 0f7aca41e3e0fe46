import type { Language } from '@palimpsest/contract';

/** By tag. A language that tesseract does not know has the name of the nearest one with the same letters. */
const names: Readonly<Record<string, string>> = {
  af: 'afr',
  sq: 'sqi',
  eu: 'eus',
  bs: 'bos',
  ca: 'cat',
  hr: 'hrv',
  cs: 'ces',
  da: 'dan',
  nl: 'nld',
  en: 'eng',
  eo: 'epo',
  et: 'est',
  fi: 'fin',
  fr: 'fra',
  gl: 'glg',
  de: 'deu',
  'el-Latn': 'eng',
  hu: 'hun',
  is: 'isl',
  id: 'ind',
  ga: 'gle',
  it: 'ita',
  lv: 'lav',
  lt: 'lit',
  lb: 'ltz',
  ms: 'msa',
  mt: 'mlt',
  mi: 'mri',
  'cnr-Latn': 'hrv',
  nb: 'nor',
  oc: 'cat',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  'sr-Latn': 'hrv',
  sk: 'slk',
  sl: 'slv',
  es: 'spa',
  sw: 'swa',
  sv: 'swe',
  tl: 'fil',
  tr: 'tur',
  vi: 'vie',
  cy: 'cym',
} satisfies Record<Language['tag'], string>;

/**
 * The name of a language in tesseract, the rival of our reader.
 * @param tag of a language of ours
 * @throws Error for another tag
 */
export function tesseractNameOf(tag: string): string {
  const name = names[tag];
  if (name === undefined) throw new Error(`"${tag}" is the tag of no language of ours.`);
  return name;
}
