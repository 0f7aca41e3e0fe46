'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { use, useRef, type ComponentProps, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useRowsInSight } from '../../lib/use-rows-in-sight.ts';
import { PickerInput } from '../combobox/picker-parts.tsx';
import { usePicker } from '../combobox/picker-root.tsx';
import { FieldContext } from '../field/field-context.ts';
import { optionVariants } from '../popover/panel.variants.ts';
import { FontName, useFontPicker, useFontSearch } from './font-picker-root.tsx';
import { rowsOf, type FontOption, type FontPickerRow } from './font-rows.ts';

/** The search box. The focus stays in it; `aria-activedescendant` names the highlighted family. */
export function FontPickerInput({ placeholder, ...props }: ComponentProps<'input'>) {
  const { words } = useFontPicker();
  return <PickerInput search={useFontSearch('Input')} placeholder={placeholder ?? words.search} {...props} />;
}

export interface FontPickerListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The height of every row, in px. @default 34 */
  rowHeight?: number | undefined;
  /** Draws one row. @default a `FontPicker.Label` for a heading, a `FontPicker.Item` for a family */
  children?: ((row: FontPickerRow) => ReactNode) | undefined;
}

/** The families that match the search, in labelled groups. Only the rows in view are in the page. */
export function FontPickerList({ rowHeight = 34, className, children = drawRow, ref, ...props }: FontPickerListProps) {
  const { groups, current, listProps } = useFontSearch('List');
  const rows = groups.flatMap((group) => rowsOf(group).map((row) => ({ row, group })));
  const list = useRef<HTMLDivElement>(null);
  const currentRow = rows.findIndex(({ row }) => row.kind === 'font' && row.font.family === current?.family);
  const inSight = useRowsInSight({ scroller: list, count: rows.length, rowHeight, current: currentRow, padding: 4 });
  const drawn = inSight.rows.flatMap(({ index, start }) => {
    const entry = rows[index];
    return entry ? [{ ...entry, start }] : [];
  });
  return (
    <div
      ref={useComposedRefs(list, ref)}
      {...listProps}
      aria-labelledby={props['aria-label'] ? undefined : use(FieldContext)?.labelId}
      data-slot="font-picker-list"
      className={cn('h-72 overflow-y-auto overscroll-contain outline-none', rows.length === 0 && 'hidden', className)}
      {...props}
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
                {children(row)}
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

function drawRow(row: FontPickerRow) {
  return row.kind === 'heading' ? <FontPickerLabel>{row.label}</FontPickerLabel> : <FontPickerItem font={row.font} />;
}

/** The heading of a group. Screen readers read the name of the group instead. */
export function FontPickerLabel({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      data-slot="font-picker-heading"
      className={cn('flex h-full items-end px-2 pb-1 text-xs font-medium text-faint', className)}
      {...props}
    />
  );
}

export interface FontPickerItemProps extends ComponentProps<'div'> {
  /** The family: `row.font` in the function that draws a row of `FontPicker.List`. */
  font: FontOption;
  /** Drawn before the check mark. @default the name in its own typeface */
  children?: ReactNode;
}

/** One family. */
export function FontPickerItem({ font, className, children, ...props }: FontPickerItemProps) {
  const { shown, optionProps } = useFontSearch('Item');
  const chosen = usePicker('Item').value === font.family;
  const { onKeyDown, onPointerMove, onPointerDown, onClick, ...attributes } = optionProps(font);
  return (
    <div
      {...attributes}
      aria-selected={chosen}
      aria-setsize={shown.length}
      aria-posinset={shown.indexOf(font) + 1}
      data-slot="font-picker-option"
      className={cn(optionVariants(), 'h-full pe-8', className)}
      {...mergeHandlers(props, { onKeyDown, onPointerMove, onPointerDown, onClick })}
    >
      {children ?? <FontName font={font} className="truncate text-base" />}
      {chosen ? <Check aria-hidden className="absolute end-2 text-accent forced-colors:text-current" /> : null}
    </div>
  );
}

export interface FontPickerEmptyProps extends ComponentProps<'output'> {
  /** The text. @default the message `empty` */
  children?: ReactNode;
}

/** Shown and announced when no family matches the search. */
export function FontPickerEmpty({ className, children, ...props }: FontPickerEmptyProps) {
  const { words } = useFontPicker();
  if (useFontSearch('Empty').groups.length > 0) return null;
  return (
    <output
      data-slot="font-picker-empty"
      className={cn('block px-3 py-6 text-center text-faint', className)}
      {...props}
    >
      {children ?? words.empty}
    </output>
  );
}
