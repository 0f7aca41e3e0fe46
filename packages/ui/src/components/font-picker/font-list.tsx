'use client';

import { useRef, useState, type ChangeEvent, type ComponentProps, type CSSProperties } from 'react';
import { Check } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useRowsInSight } from '../../lib/use-rows-in-sight.ts';
import { SearchBox } from '../combobox/search-box.tsx';
import { useHighlight } from '../combobox/use-highlight.ts';
import { optionVariants } from '../popover/panel.variants.ts';
import type { FontPickerMessages } from './font-picker.messages.ts';
import { fontRows, previewFace, type FontOption } from './font-rows.ts';

/** In px. */
const rowHeight = 34;

interface FontListProps {
  fonts: readonly FontOption[];
  recent: readonly string[];
  value: string;
  labelId: string;
  words: FontPickerMessages;
  onChoose: (family: string) => void;
}

/** What is typed, the rows that fit it, and the one that Enter would choose. */
function useFontSearch({ fonts, recent, value, words, onChoose }: Omit<FontListProps, 'labelId'>) {
  const [query, setQuery] = useState('');
  const rows = fontRows(fonts, recent, query, words);
  const shown = rows.flatMap((row) => (row.kind === 'font' ? [row.font as FontOption & { disabled?: boolean }] : []));
  const { reset, searchProps, ...highlight } = useHighlight({
    shown,
    keyOf: ({ family }) => family,
    initial: value,
    page: 8,
    onChoose: ({ family }) => onChoose(family),
  });
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setQuery(event.target.value);
    reset();
  };
  return { rows, shown, searchProps: { ...searchProps, value: query, onChange }, ...highlight };
}

/** The search box and the list, of which only the lines in sight are drawn. The focus stays in the box. */
export function FontList({ fonts, recent, value, labelId, words, onChoose }: FontListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { rows, shown, current, searchProps, listProps, optionProps } = useFontSearch({
    fonts,
    recent,
    value,
    words,
    onChoose,
  });
  const currentRow = rows.findIndex((row) => row.kind === 'font' && row.font.family === current?.family);
  const inSight = useRowsInSight({ scroller: list, count: rows.length, rowHeight, current: currentRow, padding: 4 });

  return (
    <>
      <SearchBox data-slot="font-picker-search" {...searchProps} aria-labelledby={labelId} placeholder={words.search} />
      <div
        ref={list}
        {...listProps}
        aria-labelledby={labelId}
        data-slot="font-picker-list"
        className={cn('h-72 overflow-y-auto overscroll-contain outline-none', rows.length === 0 && 'hidden')}
      >
        <div role="presentation" className="relative" style={{ height: inSight.height }}>
          {inSight.rows.map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const style = { height: rowHeight, transform: `translateY(${start}px)` };
            return row.kind === 'heading' ? (
              <Heading key={`heading ${row.label}`} label={row.label} style={style} />
            ) : (
              <Option
                key={row.key}
                {...optionProps(row.font)}
                // The virtualizer scrolls to it.
                ref={undefined}
                font={row.font}
                chosen={row.font.family === value}
                aria-setsize={shown.length}
                aria-posinset={shown.indexOf(row.font) + 1}
                style={style}
              />
            );
          })}
        </div>
      </div>
      {rows.length === 0 ? (
        <output data-slot="font-picker-empty" className="block px-3 py-6 text-center text-faint">
          {words.empty}
        </output>
      ) : null}
    </>
  );
}

function Heading({ label, style }: { label: string; style: CSSProperties }) {
  return (
    <div
      aria-hidden
      data-slot="font-picker-heading"
      style={style}
      className="absolute inset-x-1 top-0 flex items-end px-2 pb-1 text-xs font-medium text-faint"
    >
      {label}
    </div>
  );
}

interface OptionProps extends ComponentProps<'div'> {
  font: FontOption;
  chosen: boolean;
}

/** One family, its name in its own face. */
function Option({ font, chosen, ...props }: OptionProps) {
  return (
    <div
      {...props}
      aria-selected={chosen}
      data-slot="font-picker-option"
      className={cn(optionVariants(), 'absolute inset-x-1 top-0 pe-8')}
    >
      <bdi className="truncate text-base" style={{ fontFamily: previewFace(font) }}>
        {font.family}
      </bdi>
      {chosen ? <Check aria-hidden className="absolute end-2 text-accent forced-colors:text-current" /> : null}
    </div>
  );
}
