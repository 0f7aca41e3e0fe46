import { filterOptions } from '../combobox/filter-options.ts';
import type { FontPickerMessages } from './font-picker.messages.ts';

export interface FontOption {
  /** The name of the family, which is shown, searched and reported. */
  family: string;
  /**
   * A CSS `font-family` that shows the name in its own face, if the page has registered the font files under another name.
   * @default the name, then a sans serif
   */
  fontFamily?: string | undefined;
  /** Whether the user uploaded it: it is listed under a heading of its own. @default false */
  custom?: boolean | undefined;
  /** More words that find it, for example `serif` or `handwriting`. */
  keywords?: string | undefined;
}

/** One line of the list: the heading of a group, or a family. */
export type FontPickerRow = { kind: 'heading'; label: string } | { kind: 'font'; font: FontOption };

/** The CSS `font-family` in which the name of a family is shown. */
export function previewFace({ family, fontFamily }: FontOption): string {
  return fontFamily ?? `"${family}", system-ui, sans-serif`;
}

type Group = 'recent' | 'custom' | 'all';

/**
 * The lines of the list: the families that fit the search, in groups, each group under its heading if there is more than one.
 * A recent family is listed under that heading only.
 */
export function fontRows(
  fonts: readonly FontOption[],
  recent: readonly string[],
  query: string,
  words: FontPickerMessages,
): FontPickerRow[] {
  const found = filterOptions(
    fonts.map((font) => ({ ...font, label: font.family })),
    query,
  );
  const groupOf = (font: FontOption): Group => {
    if (recent.includes(font.family)) return 'recent';
    return font.custom ? 'custom' : 'all';
  };
  const groups = Object.groupBy(found, groupOf);
  groups.recent?.sort((a, b) => recent.indexOf(a.family) - recent.indexOf(b.family));
  const order: readonly Group[] = ['recent', 'custom', 'all'];
  const filled = order.filter((group) => groups[group]);
  return filled.flatMap((group): FontPickerRow[] => [
    ...(filled.length > 1 ? [{ kind: 'heading' as const, label: words[group] }] : []),
    ...(groups[group] ?? []).map((font) => ({ kind: 'font' as const, font })),
  ]);
}
