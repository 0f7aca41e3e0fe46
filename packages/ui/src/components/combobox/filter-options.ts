/** Converts to lower case without accents, so that "francais" finds "Français". */
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

/** The texts that a search compares. */
export interface Searchable {
  label: string;
  /** More words that find it, for example its name in another language. */
  keywords?: string | undefined;
}

/**
 * The options whose label or keywords contain every word of the query. Options that begin with the query come first.
 */
export function filterOptions<Option extends Searchable>(options: readonly Option[], query: string): Option[] {
  const words = foldAccents(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [...options];
  const start = words.join(' ');
  return options
    .map((option) => ({ option, texts: [option.label, option.keywords ?? ''].map(foldAccents) }))
    .filter(({ texts }) => words.every((word) => texts.some((text) => text.includes(word))))
    .map(({ option, texts }) => ({ option, first: texts.some((text) => text.startsWith(start)) }))
    .toSorted((a, b) => Number(b.first) - Number(a.first))
    .map(({ option }) => option);
}

/** Options in groups, in the order in which each group first appears. Options without a group are in the group `undefined`. */
export function groupOptions<Option extends { group?: string | undefined }>(
  options: readonly Option[],
): { group: string | undefined; options: Option[] }[] {
  return [...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => ({ group, options: members }));
}
