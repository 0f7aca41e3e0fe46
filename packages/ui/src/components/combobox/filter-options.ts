/** Converts a text to lower case without accents, so that "francais" matches "Français". */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/ø/giu, 'o')
    .replace(/ł/giu, 'l')
    .replace(/đ/giu, 'd')
    .replace(/ß/gu, 'ss')
    .toLowerCase();
}

/** The texts of an option that a search compares with the query. */
export interface Searchable {
  label: string;
  /** More words that match, for example the name in another language. */
  keywords?: string | undefined;
}

/**
 * The options whose label or keywords contain every word of the query. Those whose label or keywords begin with the query come first.
 */
export function filterOptions<Option extends Searchable>(options: readonly Option[], query: string): Option[] {
  const words = foldAccents(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [...options];
  const prefix = words.join(' ');
  return options
    .map((option) => ({ option, texts: [option.label, option.keywords ?? ''].map(foldAccents) }))
    .filter(({ texts }) => words.every((word) => texts.some((text) => text.includes(word))))
    .map(({ option, texts }) => ({ option, hasPrefix: texts.some((text) => text.startsWith(prefix)) }))
    .toSorted((a, b) => Number(b.hasPrefix) - Number(a.hasPrefix))
    .map(({ option }) => option);
}

/** Groups the options. The groups are in the order of their first options. Options without a group are in the group `undefined`. */
export function groupOptions<Option extends { group?: string | undefined }>(
  options: readonly Option[],
): { group: string | undefined; options: Option[] }[] {
  return [...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => ({ group, options: members }));
}
