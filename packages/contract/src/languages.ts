/**
 * The languages that an image may be written in and translated to.
 * `tag` is the BCP 47 tag, `name` what users see and what the API takes.
 */
export const languages = [
  { name: 'Afrikaans', tag: 'af' },
  { name: 'Albanian', tag: 'sq' },
  { name: 'Basque', tag: 'eu' },
  { name: 'Bosnian', tag: 'bs' },
  { name: 'Catalan', tag: 'ca' },
  { name: 'Croatian', tag: 'hr' },
  { name: 'Czech', tag: 'cs' },
  { name: 'Danish', tag: 'da' },
  { name: 'Dutch', tag: 'nl' },
  { name: 'English', tag: 'en' },
  { name: 'Esperanto', tag: 'eo' },
  { name: 'Estonian', tag: 'et' },
  { name: 'Finnish', tag: 'fi' },
  { name: 'French', tag: 'fr' },
  { name: 'Galician', tag: 'gl' },
  { name: 'German', tag: 'de' },
  { name: 'Greek (Latin)', tag: 'el-Latn' },
  { name: 'Hungarian', tag: 'hu' },
  { name: 'Icelandic', tag: 'is' },
  { name: 'Indonesian', tag: 'id' },
  { name: 'Irish', tag: 'ga' },
  { name: 'Italian', tag: 'it' },
  { name: 'Latvian', tag: 'lv' },
  { name: 'Lithuanian', tag: 'lt' },
  { name: 'Luxembourgish', tag: 'lb' },
  { name: 'Malay', tag: 'ms' },
  { name: 'Maltese', tag: 'mt' },
  { name: 'Maori', tag: 'mi' },
  { name: 'Montenegrin', tag: 'cnr-Latn' },
  { name: 'Norwegian', tag: 'nb' },
  { name: 'Occitan', tag: 'oc' },
  { name: 'Polish', tag: 'pl' },
  { name: 'Portuguese', tag: 'pt' },
  { name: 'Romanian', tag: 'ro' },
  { name: 'Serbian (latin)', tag: 'sr-Latn' },
  { name: 'Slovak', tag: 'sk' },
  { name: 'Slovenian', tag: 'sl' },
  { name: 'Spanish', tag: 'es' },
  { name: 'Swahili', tag: 'sw' },
  { name: 'Swedish', tag: 'sv' },
  { name: 'Tagalog', tag: 'tl' },
  { name: 'Turkish', tag: 'tr' },
  { name: 'Vietnamese', tag: 'vi' },
  { name: 'Welsh', tag: 'cy' },
] as const satisfies readonly { name: string; tag: string }[];

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
