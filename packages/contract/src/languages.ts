import { z } from 'zod';

/**
 * The languages that an image may be written in and translated to.
 * `tag` is the BCP 47 tag, `tesseract` the name of the recognition data, `name` what users see and what the API takes.
 * A language without recognition data of its own has that of the nearest one with the same letters.
 */
export const languages = [
  { name: 'Afrikaans', tag: 'af', tesseract: 'afr' },
  { name: 'Albanian', tag: 'sq', tesseract: 'sqi' },
  { name: 'Basque', tag: 'eu', tesseract: 'eus' },
  { name: 'Bosnian', tag: 'bs', tesseract: 'bos' },
  { name: 'Catalan', tag: 'ca', tesseract: 'cat' },
  { name: 'Croatian', tag: 'hr', tesseract: 'hrv' },
  { name: 'Czech', tag: 'cs', tesseract: 'ces' },
  { name: 'Danish', tag: 'da', tesseract: 'dan' },
  { name: 'Dutch', tag: 'nl', tesseract: 'nld' },
  { name: 'English', tag: 'en', tesseract: 'eng' },
  { name: 'Esperanto', tag: 'eo', tesseract: 'epo' },
  { name: 'Estonian', tag: 'et', tesseract: 'est' },
  { name: 'Finnish', tag: 'fi', tesseract: 'fin' },
  { name: 'French', tag: 'fr', tesseract: 'fra' },
  { name: 'Galician', tag: 'gl', tesseract: 'glg' },
  { name: 'German', tag: 'de', tesseract: 'deu' },
  { name: 'Greek (Latin)', tag: 'el-Latn', tesseract: 'eng' },
  { name: 'Hungarian', tag: 'hu', tesseract: 'hun' },
  { name: 'Icelandic', tag: 'is', tesseract: 'isl' },
  { name: 'Indonesian', tag: 'id', tesseract: 'ind' },
  { name: 'Irish', tag: 'ga', tesseract: 'gle' },
  { name: 'Italian', tag: 'it', tesseract: 'ita' },
  { name: 'Latvian', tag: 'lv', tesseract: 'lav' },
  { name: 'Lithuanian', tag: 'lt', tesseract: 'lit' },
  { name: 'Luxembourgish', tag: 'lb', tesseract: 'ltz' },
  { name: 'Malay', tag: 'ms', tesseract: 'msa' },
  { name: 'Maltese', tag: 'mt', tesseract: 'mlt' },
  { name: 'Maori', tag: 'mi', tesseract: 'mri' },
  { name: 'Montenegrin', tag: 'cnr-Latn', tesseract: 'hrv' },
  { name: 'Norwegian', tag: 'nb', tesseract: 'nor' },
  { name: 'Occitan', tag: 'oc', tesseract: 'cat' },
  { name: 'Polish', tag: 'pl', tesseract: 'pol' },
  { name: 'Portuguese', tag: 'pt', tesseract: 'por' },
  { name: 'Romanian', tag: 'ro', tesseract: 'ron' },
  { name: 'Serbian (latin)', tag: 'sr-Latn', tesseract: 'hrv' },
  { name: 'Slovak', tag: 'sk', tesseract: 'slk' },
  { name: 'Slovenian', tag: 'sl', tesseract: 'slv' },
  { name: 'Spanish', tag: 'es', tesseract: 'spa' },
  { name: 'Swahili', tag: 'sw', tesseract: 'swa' },
  { name: 'Swedish', tag: 'sv', tesseract: 'swe' },
  { name: 'Tagalog', tag: 'tl', tesseract: 'fil' },
  { name: 'Turkish', tag: 'tr', tesseract: 'tur' },
  { name: 'Vietnamese', tag: 'vi', tesseract: 'vie' },
  { name: 'Welsh', tag: 'cy', tesseract: 'cym' },
] as const satisfies readonly { name: string; tag: string; tesseract: string }[];

export type Language = (typeof languages)[number];
export type LanguageName = Language['name'];

/** Every language name, in the alphabetical order in which users see them. */
export const languageNames: readonly LanguageName[] = languages.map(({ name }) => name);

const byName = new Map<string, Language>(languages.map((language) => [language.name, language]));

/** The language of that exact name, or undefined. */
export function findLanguage(name: string): Language | undefined {
  return byName.get(name);
}

export const defaultSourceLanguage: LanguageName = 'English';

/** The exact name of a language. */
export const languageName = z.enum(languageNames as [string, ...string[]]);
