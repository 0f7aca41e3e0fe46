'use client';

import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { usePart } from '../../lib/use-part.ts';
import { PickerContent, type PickerSearch } from '../combobox/picker-parts.tsx';
import { PickerRoot, usePicker, useShownQuery, type PickerRootProps } from '../combobox/picker-root.tsx';
import { useHighlight } from '../combobox/use-highlight.ts';
import { fontPickerMessages, type FontPickerMessages } from './font-picker.messages.ts';
import { fontGroups, previewFace, type FontGroup, type FontOption } from './font-rows.ts';

/** The families and the messages of a picker. */
export interface FontListProps {
  /** All families that can be chosen, each shown in its own typeface, in the order of the list. A chosen family that is not among them is listed last. */
  fonts: readonly FontOption[];
  /** The families that were used recently, the latest first. They are the first group. @default [] */
  recent?: readonly string[] | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<FontPickerMessages> | undefined;
}

interface FontPickerState {
  fonts: readonly FontOption[];
  recent: readonly string[];
  words: FontPickerMessages;
}

const FontPickerContext = /* @__PURE__ */ createContext<FontPickerState>({
  fonts: [],
  recent: [],
  words: fontPickerMessages,
});

/** The state of the root around a part. */
export const useFontPicker = (): FontPickerState => use(FontPickerContext);

const noFamilies: readonly string[] = [];

export interface FontPickerRootProps extends PickerRootProps, FontListProps {}

/** Holds the families, the chosen one and whether the list is open. It is a `Field.Root`, which can contain the other parts of Field. */
export function FontPickerRoot({ fonts, recent = noFamilies, messages, ...props }: FontPickerRootProps) {
  const words = useMessages('fontPicker', fontPickerMessages, messages);
  return (
    <FontPickerContext value={{ fonts, recent, words }}>
      <PickerRoot
        slot="font-picker"
        renderValue={(family) => <FontName font={optionOf(fonts, family)} />}
        placeholder={words.placeholder}
        {...props}
      />
    </FontPickerContext>
  );
}

const optionOf = (fonts: readonly FontOption[], family: string) =>
  fonts.find((font) => font.family === family) ?? { family };

/** The name of a family in its own typeface. */
export function FontName({ font, className }: { font: FontOption; className?: string }) {
  return (
    <bdi className={className} style={{ fontFamily: previewFace(font) }}>
      {font.family}
    </bdi>
  );
}

type ListedFont = FontOption & { disabled?: undefined };

interface FontSearch extends PickerSearch, ReturnType<typeof useHighlight<ListedFont>> {
  searchProps: PickerSearch['searchProps'];
  /** The groups that have families that match the search. */
  groups: readonly FontGroup[];
  /** The families in them. */
  shown: readonly FontOption[];
}

const SearchContext = /* @__PURE__ */ createContext<FontSearch | null>(null);

/** The state of the search around a part. */
export function useFontSearch(part: string): FontSearch {
  return usePart(SearchContext, `FontPicker.${part}`, 'FontPicker.Content');
}

/** The panel below or above the button. Closing it clears the search. */
export function FontPickerContent({ className, children, ...props }: ComponentProps<typeof PickerContent>) {
  return (
    <PickerContent className={cn('w-64', className)} {...props}>
      <Search>{children}</Search>
    </PickerContent>
  );
}

/** Holds the query, the groups of families that match it, and the highlighted family. */
function Search({ children }: { children: ReactNode }) {
  const { fonts, recent, words } = useFontPicker();
  const { value, choose, setQuery } = usePicker('Content');
  const query = useShownQuery();
  const chosen = optionOf(fonts, value);
  const groups = fontGroups(value && !fonts.includes(chosen) ? [...fonts, chosen] : fonts, recent, query, words);
  const shown: ListedFont[] = groups.flatMap((group) => group.fonts);
  const highlight = useHighlight({
    shown,
    keyOf: ({ family }) => family,
    initial: value,
    page: 8,
    onChoose: ({ family }) => choose(family),
  });
  const changeQuery: typeof setQuery = (next) => {
    setQuery(next);
    highlight.reset();
  };
  return (
    <SearchContext value={{ query, setQuery: changeQuery, groups, shown, ...highlight }}>{children}</SearchContext>
  );
}
