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

/** The options whose label holds every word of the query; those that begin with it come first. */
export function filterOptions<Option extends { label: string }>(options: readonly Option[], query: string): Option[] {
  const words = foldAccents(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [...options];
  const start = words.join(' ');
  return options
    .map((option) => ({ option, label: foldAccents(option.label) }))
    .filter(({ label }) => words.every((word) => label.includes(word)))
    .toSorted((a, b) => Number(b.label.startsWith(start)) - Number(a.label.startsWith(start)))
    .map(({ option }) => option);
}
