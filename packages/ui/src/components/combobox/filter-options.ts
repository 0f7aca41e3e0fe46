/** Lower case without accents, so that "francais" finds "Français". */
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

/** What a search looks at. */
export interface Searchable {
  label: string;
  /** Further words that find it, as its name in another language. */
  keywords?: string | undefined;
}

/**
 * The options whose label and keywords hold every word of the query; those whose label or keywords begin with it come first.
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

/** Options in groups, in the order in which each group first appears; those without a group come under undefined. */
export function groupOptions<Option extends { group?: string | undefined }>(
  options: readonly Option[],
): { group: string | undefined; options: Option[] }[] {
  return [...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => ({ group, options: members }));
}
