'use client';

import { Check } from 'lucide-react';
import { use, useRef, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useRowsInSight } from '../../lib/use-rows-in-sight.ts';
import { useMessages } from '../../messages/context.ts';
import { Picker, usePicker, useSearchText, type PickerProps } from '../combobox/picker.tsx';
import { SearchBox } from '../combobox/search-box.tsx';
import { useHighlight, type Highlight } from '../combobox/use-highlight.ts';
import { FieldContext } from '../form-field/field-context.ts';
import { optionVariants } from '../popover/panel.variants.ts';
import { fontGroups, previewFace, rowsOf, type FontGroup, type FontOption } from './font-rows.ts';

export interface FontPickerMessages {
  /** Placeholder, shown while nothing is chosen. */
  placeholder: string;
  /** Placeholder of the search box. */
  search: string;
  /** Shown and announced when no family matches the search. */
  empty: string;
  /** The heading of the families that the user uploaded. */
  custom: string;
  /** The heading of all other families, if there are other groups. */
  all: string;
  /** The heading of the families without a `group`, if others have one. */
  other: string;
}

export const fontPickerMessages: FontPickerMessages = {
  placeholder: 'Select a font',
  search: 'Search fonts',
  empty: 'No font of that name.',
  custom: 'Your fonts',
  all: 'All fonts',
  other: 'Other fonts',
};

/** The height of every row, in px. */
const rowHeight = 34;

export interface FontPickerProps extends PickerProps {
  /** All families that can be chosen, each shown in its own typeface, in the order of the list. A chosen family that is not among them is listed last. */
  fonts: readonly FontOption[];
  /** Words that replace those of the provider. */
  messages?: Partial<FontPickerMessages> | undefined;
}

const optionOf = (fonts: readonly FontOption[], family: string) =>
  fonts.find((font) => font.family === family) ?? { family };

/** Chooses a font family from a list with a search box, which shows each name in its own typeface. */
export function FontPicker({ fonts, placeholder, messages, ...props }: FontPickerProps) {
  const words = useMessages('fontPicker', fontPickerMessages, messages);
  return (
    <Picker
      slot="font-picker"
      renderValue={(family) => <FontName font={optionOf(fonts, family)} />}
      panelClassName="w-64"
      {...props}
      placeholder={placeholder ?? words.placeholder}
    >
      <FontList {...{ fonts, words }} />
    </Picker>
  );
}

/** The name of a family in its own typeface. */
function FontName({ font, className }: { font: FontOption; className?: string }) {
  return (
    <bdi className={className} style={{ fontFamily: previewFace(font) }}>
      {font.family}
    </bdi>
  );
}

type ListedFont = FontOption & { disabled?: undefined };

/** The search box, and the families that match it. */
function FontList({ fonts, words }: { fonts: readonly FontOption[]; words: FontPickerMessages }) {
  const { value, choose } = usePicker();
  const [text, query, setText] = useSearchText(undefined, undefined);
  const labelId = use(FieldContext)?.labelId;
  const chosen = optionOf(fonts, value);
  const groups = fontGroups(value && !fonts.includes(chosen) ? [...fonts, chosen] : fonts, query, words);
  const shown: ListedFont[] = groups.flatMap((group) => group.fonts);
  const highlight = useHighlight({
    shown,
    keyOf: ({ family }) => family,
    initial: value,
    page: 8,
    onChoose: ({ family }) => choose(family),
  });
  return (
    <>
      <SearchBox
        data-slot="font-picker-search"
        {...highlight.searchProps}
        aria-labelledby={labelId}
        placeholder={words.search}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          highlight.reset();
        }}
      />
      <Rows {...{ groups, shown, highlight, value }} />
      {groups.length === 0 ? (
        <output data-slot="font-picker-empty" className="block px-3 py-6 text-center text-pal-faint">
          {words.empty}
        </output>
      ) : null}
    </>
  );
}

interface RowsProps {
  groups: readonly FontGroup[];
  /** All families that match the search. */
  shown: readonly ListedFont[];
  highlight: Highlight<ListedFont>;
  /** The chosen family. */
  value: string;
}

/** The families in labelled groups. Only the rows in view are in the page. */
function Rows({ groups, shown, highlight, value }: RowsProps) {
  const rows = groups.flatMap((group) => rowsOf(group).map((row) => ({ row, group })));
  const list = useRef<HTMLDivElement>(null);
  const currentRow = rows.findIndex(({ row }) => row.kind === 'font' && row.font.family === highlight.current?.family);
  const inSight = useRowsInSight({ scroller: list, count: rows.length, rowHeight, current: currentRow, padding: 4 });
  const drawn = inSight.rows.flatMap(({ index, start }) => {
    const entry = rows[index];
    return entry ? [{ ...entry, start }] : [];
  });
  return (
    <div
      ref={list}
      {...highlight.listProps}
      aria-labelledby={use(FieldContext)?.labelId}
      data-slot="font-picker-list"
      className={cn('h-72 overflow-y-auto overscroll-contain outline-none', rows.length === 0 && 'hidden')}
    >
      <div role="presentation" className="relative" style={{ height: inSight.height }}>
        {[...Map.groupBy(drawn, ({ group }) => group)].map(([{ key, label }, members]) => (
          <RowGroup key={key} label={label}>
            {members.map(({ row, start }) => (
              <div
                key={row.kind === 'heading' ? 'heading' : row.font.family}
                role="presentation"
                className="absolute inset-x-1 top-0"
                style={{ height: rowHeight, transform: `translateY(${start}px)` }}
              >
                {row.kind === 'heading' ? (
                  <Heading>{row.label}</Heading>
                ) : (
                  <FontRow font={row.font} chosen={row.font.family === value} {...{ shown, highlight }} />
                )}
              </div>
            ))}
          </RowGroup>
        ))}
      </div>
    </div>
  );
}

/** A group for screen readers. Its name is an attribute, because the heading is not in the page while it is out of view. */
function RowGroup({ label, children }: { label: string | undefined; children: ReactNode }) {
  if (label === undefined) return children;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup is valid only in a native select
    <div role="group" aria-label={label} data-slot="font-picker-group">
      {children}
    </div>
  );
}

/** The heading of a group. Screen readers read the name of the group instead. */
function Heading({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden
      data-slot="font-picker-heading"
      className="flex h-full items-end px-2 pb-1 text-pal-xs font-medium text-pal-faint"
    >
      {children}
    </div>
  );
}

interface FontRowProps {
  font: ListedFont;
  chosen: boolean;
  /** All families that match the search. */
  shown: readonly ListedFont[];
  highlight: Highlight<ListedFont>;
}

/** One family. */
function FontRow({ font, chosen, shown, highlight }: FontRowProps) {
  return (
    <div
      {...highlight.optionProps(font)}
      aria-selected={chosen}
      aria-setsize={shown.length}
      aria-posinset={shown.indexOf(font) + 1}
      data-slot="font-picker-option"
      className={cn(optionVariants(), 'h-full pe-8')}
    >
      <FontName font={font} className="truncate text-pal-base" />
      {chosen ? <Check aria-hidden className="absolute end-2 text-pal-accent forced-colors:text-current" /> : null}
    </div>
  );
}
