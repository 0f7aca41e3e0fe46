import { filterOptions, groupOptions } from '../combobox/filter-options.ts';

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
  /**
   * The heading above it. Families with the same heading form a group; groups are in the order of their first families, after the
   * group of uploaded families, which ignores this heading.
   */
  group?: string | undefined;
}

/** One row of the list: the heading of a group, or a family. */
export type FontPickerRow = { kind: 'heading'; label: string } | { kind: 'font'; font: FontOption };

/** Families under one heading. */
export interface FontGroup {
  /** Unique among the groups. */
  key: string;
  /** The heading. Undefined for a single group that the caller has not named. */
  label: string | undefined;
  fonts: readonly FontOption[];
}

/** The CSS `font-family` in which the name of a family is shown. */
export function previewFace({ family, fontFamily }: FontOption): string {
  return fontFamily ?? `"${family}", system-ui, sans-serif`;
}

/**
 * The families that match the search, in groups: the uploaded ones, then the groups of the caller. The groups are made before the search, so that a match does not change their order.
 */
export function fontGroups(
  fonts: readonly FontOption[],
  query: string,
  words: Readonly<Record<'custom' | 'all' | 'other', string>>,
): FontGroup[] {
  const options = fonts.map((font) => ({ ...font, label: font.family }));
  const ownGroups = groupOptions(options.filter((font) => !font.custom));
  const hasNames = ownGroups.some(({ group }) => group !== undefined);
  const groups = [
    { key: 'custom', label: words.custom, fonts: options.filter((font) => font.custom) },
    ...ownGroups.map(({ group, options: members }) => ({
      key: `group ${group ?? ''}`,
      label: group ?? (hasNames ? words.other : words.all),
      fonts: members,
    })),
  ]
    .map((group) => ({ ...group, fonts: filterOptions(group.fonts, query) }))
    .filter((group) => group.fonts.length > 0);
  return hasNames || groups.length > 1 ? groups : groups.map((group) => ({ ...group, label: undefined }));
}

/** The rows of a group: its heading, then its families. */
export function rowsOf({ label, fonts }: FontGroup): FontPickerRow[] {
  const rows = fonts.map((font) => ({ kind: 'font' as const, font }));
  return label === undefined ? rows : [{ kind: 'heading', label }, ...rows];
}
