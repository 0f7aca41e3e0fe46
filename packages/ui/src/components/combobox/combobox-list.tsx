'use client';

import { createContext, Fragment, use, useId, type ComponentProps, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { FieldContext } from '../field/field-context.ts';
import { optionVariants } from '../popover/panel.variants.ts';
import { useSearch, type ComboboxOption, type ComboboxOptionGroup } from './combobox-parts.tsx';
import type { ComboboxMessages } from './combobox.messages.ts';
import { PickerInput } from './picker-input.tsx';
import { usePicker } from './picker-root.tsx';
import type { Picked } from './use-picked.ts';

/**
 * The search box inside `Combobox.Content`. It keeps the focus; its `aria-activedescendant` is the id of the highlighted option.
 */
export function ComboboxInput({ placeholder, ...props }: ComponentProps<'input'>) {
  const search = useSearch('Input');
  return <PickerInput search={search} placeholder={placeholder ?? search.words.search} {...props} />;
}

export interface ComboboxListProps<Option extends ComboboxOption<unknown> = ComboboxOption> extends Omit<
  ComponentProps<'div'>,
  'children'
> {
  /** Renders a group of matching options. @default a `Combobox.Group` with a `Combobox.Label` and a `Combobox.Item` for each option */
  children?: ((group: ComboboxOptionGroup<Option>) => ReactNode) | undefined;
}

/** The list of the matching options. The function in it gets the same option objects that the root got. */
export function ComboboxList<Option extends ComboboxOption<unknown> = ComboboxOption>({
  className,
  children,
  ...props
}: ComboboxListProps<Option>) {
  const { groups, loading, listProps } = useSearch('List');
  const { multiple, textOf } = usePicker('List');
  const renderGroup = children ?? ((group: ComboboxOptionGroup<Option>) => renderDefaultGroup(group, textOf));
  return (
    <div
      {...listProps}
      aria-multiselectable={multiple || undefined}
      aria-busy={loading || undefined}
      aria-labelledby={props['aria-label'] ? undefined : use(FieldContext)?.labelId}
      data-slot="combobox-list"
      className={cn('min-h-0 scroll-py-8 overflow-y-auto overscroll-contain p-1 outline-none empty:p-0', className)}
      {...props}
    >
      {(groups as unknown as readonly ComboboxOptionGroup<Option>[]).map((group) => (
        <Fragment key={group.group ?? ''}>{renderGroup(group)}</Fragment>
      ))}
    </div>
  );
}

function renderDefaultGroup(
  { group, options }: ComboboxOptionGroup<ComboboxOption<unknown>>,
  textOf: Picked['textOf'],
) {
  const items = options.map((option) => <ComboboxItem key={textOf(option.value)} option={option} />);
  if (group === undefined) return items;
  return (
    <ComboboxGroup>
      <ComboboxLabel>{group}</ComboboxLabel>
      {items}
    </ComboboxGroup>
  );
}

const GroupContext = /* @__PURE__ */ createContext<string | undefined>(undefined);

/** A group of options with a `Combobox.Label`. */
export function ComboboxGroup({ className, ...props }: ComponentProps<'div'>) {
  const id = useId();
  return (
    <GroupContext value={id}>
      <div
        data-slot="combobox-option-group"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup is valid only in a native select
        role="group"
        aria-labelledby={id}
        className={cn('not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1', className)}
        {...props}
      />
    </GroupContext>
  );
}

/** The label of a group. */
export function ComboboxLabel({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      id={use(GroupContext)}
      data-slot="combobox-group"
      className={cn('px-2 pt-1.5 pb-1 text-xs font-medium text-faint', className)}
      {...props}
    />
  );
}

export interface ComboboxItemProps extends ComponentProps<'div'> {
  /** The option, as it was given to the root. */
  option: ComboboxOption<unknown>;
  /** The content before the check mark. @default the label, and the hint at the end of the line */
  children?: ReactNode;
}

/** An option of the list. */
export function ComboboxItem({ option, className, children, ...props }: ComboboxItemProps) {
  const { optionProps } = useSearch('Item');
  const isChosen = usePicker('Item').isChosen(option.value);
  const { onKeyDown, onPointerMove, onPointerDown, onClick, ...attributes } = optionProps(option);
  return (
    <div
      {...attributes}
      aria-selected={isChosen}
      data-slot="combobox-option"
      className={cn(optionVariants(), 'pe-8', className)}
      {...mergeHandlers(props, { onKeyDown, onPointerMove, onPointerDown, onClick })}
    >
      {children ?? (
        <>
          <span className="truncate">{option.label}</span>
          {option.hint ? (
            <span className="ms-auto truncate text-xs text-faint in-data-highlighted:text-muted">{option.hint}</span>
          ) : null}
        </>
      )}
      {isChosen ? <Check aria-hidden className="absolute end-2 text-accent forced-colors:text-current" /> : null}
    </div>
  );
}

export interface ComboboxEmptyProps extends ComponentProps<'output'> {
  /** The text. @default the message `empty` */
  children?: ReactNode;
  /** Words that replace those of the root. */
  messages?: Partial<ComboboxMessages> | undefined;
}

/** Shown and announced if no option matches the search. */
export function ComboboxEmpty({ className, children, messages, ...props }: ComboboxEmptyProps) {
  const { groups, loading, words } = useSearch('Empty');
  if (loading || groups.length > 0) return null;
  return (
    <output data-slot="combobox-empty" className={cn('px-3 py-6 text-center text-faint', className)} {...props}>
      {children ?? messages?.empty ?? words.empty}
    </output>
  );
}

export interface ComboboxLoadingProps extends ComponentProps<'output'> {
  /** The text. @default the message `loading` */
  children?: ReactNode;
}

/** Shown and announced while options are loading: in place of the list, or below the options that are already there. */
export function ComboboxLoading({ className, children, ...props }: ComboboxLoadingProps) {
  const { groups, loading, words } = useSearch('Loading');
  if (!loading) return null;
  return (
    <output
      data-slot="combobox-loading"
      className={cn(
        'px-3 py-6 text-center text-faint',
        groups.length > 0 && 'border-t border-line py-2 text-xs',
        className,
      )}
      {...props}
    >
      {children ?? words.loading}
    </output>
  );
}
