'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { Check, Search } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
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

/** The search box and the list, of which only the lines in sight are drawn. The focus stays in the box. */
export function FontList({ fonts, recent, value, labelId, words, onChoose }: FontListProps) {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const rows = fontRows(fonts, recent, query, words);
  const shown = rows.flatMap((row) => (row.kind === 'font' ? [row.font as FontOption & { disabled?: boolean }] : []));
  const { current, reset, searchProps, listProps, optionProps } = useHighlight({
    shown,
    keyOf: ({ family }) => family,
    initial: value,
    page: 8,
    onChoose: ({ family }) => onChoose(family),
  });
  // oxlint-disable-next-line react/incompatible-library -- it changes in place: the compiler must leave this component as it is
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    paddingStart: 4,
    paddingEnd: 4,
  });
  const currentRow = rows.findIndex((row) => row.kind === 'font' && row.font.family === current?.family);
  useEffect(() => {
    if (currentRow >= 0) virtualizer.scrollToIndex(currentRow);
  }, [virtualizer, currentRow]);

  return (
    <>
      <div className="flex items-center gap-2 border-b border-line px-3">
        <Search aria-hidden className="size-4 shrink-0 text-faint" />
        <input
          data-slot="font-picker-search"
          {...searchProps}
          aria-labelledby={labelId}
          placeholder={words.search}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            reset();
          }}
          className="h-10 min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint"
        />
      </div>
      <div
        ref={list}
        {...listProps}
        aria-labelledby={labelId}
        data-slot="font-picker-list"
        className={cn('h-72 overflow-y-auto overscroll-contain outline-none', rows.length === 0 && 'hidden')}
      >
        <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const place = { height: rowHeight, transform: `translateY(${start}px)` };
            return row.kind === 'heading' ? (
              <div
                key={`heading ${row.label}`}
                aria-hidden
                data-slot="font-picker-heading"
                style={place}
                className="absolute inset-x-1 top-0 flex items-end px-2 pb-1 text-xs font-medium text-faint"
              >
                {row.label}
              </div>
            ) : (
              <div
                key={row.key}
                {...optionProps(row.font)}
                ref={undefined}
                aria-selected={row.font.family === value}
                aria-setsize={shown.length}
                aria-posinset={shown.indexOf(row.font) + 1}
                data-slot="font-picker-option"
                style={place}
                className={cn(optionVariants(), 'absolute inset-x-1 top-0 pe-8')}
              >
                <bdi className="truncate text-base" style={{ fontFamily: previewFace(row.font) }}>
                  {row.font.family}
                </bdi>
                {row.font.family === value ? (
                  <Check aria-hidden className="absolute end-2 text-accent forced-colors:text-current" />
                ) : null}
              </div>
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
