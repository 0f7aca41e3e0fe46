import { filterOptions } from '../combobox/filter-options.ts';
import type { FontPickerMessages } from './font-picker.messages.ts';

export interface FontOption {
  /** The name of the family, which is shown, searched and reported. */
  family: string;
  /**
   * The CSS `font-family` that shows the name in its own typeface. Needed if the page has registered the font under another name.
   * @default the name, then the font of the system
   */
  fontFamily?: string | undefined;
  /** Whether the user uploaded it. Uploaded families have their own group. @default false */
  custom?: boolean | undefined;
  /** More words that the search finds it by, for example `serif` or `handwriting`. */
  keywords?: string | undefined;
}

/** One row of the list: the heading of a group, or a family. */
export type FontPickerRow = { kind: 'heading'; label: string } | { kind: 'font'; font: FontOption };

/** The CSS `font-family` in which the name of a family is shown. */
export function previewFace({ family, fontFamily }: FontOption): string {
  return fontFamily ?? `"${family}", system-ui, sans-serif`;
}

type Group = 'recent' | 'custom' | 'all';

/**
 * The rows of the list: the families that match the search, in groups. Each group has a heading if there is more than one group.
 * A recent family is only in the group of recent families.
 */
export function fontRows(
  fonts: readonly FontOption[],
  recent: readonly string[],
  query: string,
  words: FontPickerMessages,
): FontPickerRow[] {
  const matches = filterOptions(
    fonts.map((font) => ({ ...font, label: font.family })),
    query,
  );
  const groupOf = (font: FontOption): Group => {
    if (recent.includes(font.family)) return 'recent';
    return font.custom ? 'custom' : 'all';
  };
  const groups = Object.groupBy(matches, groupOf);
  groups.recent?.sort((a, b) => recent.indexOf(a.family) - recent.indexOf(b.family));
  const order: readonly Group[] = ['recent', 'custom', 'all'];
  const shownGroups = order.filter((group) => groups[group]);
  return shownGroups.flatMap((group): FontPickerRow[] => [
    ...(shownGroups.length > 1 ? [{ kind: 'heading' as const, label: words[group] }] : []),
    ...(groups[group] ?? []).map((font) => ({ kind: 'font' as const, font })),
  ]);
}
