'use client';

import { createContext, Fragment, use, useId, type ComponentProps, type ReactNode } from 'react';
import { Check } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { FieldContext } from '../field/field-context.ts';
import { optionVariants } from '../popover/panel.variants.ts';
import { useCombobox, useSearch, type ComboboxOption, type ComboboxOptionGroup } from './combobox-parts.tsx';
import type { ComboboxMessages } from './combobox.messages.ts';
import { PickerInput } from './picker-input.tsx';
import { usePicker } from './picker-root.tsx';
import { useListKeys } from './use-list-keys.ts';
import type { Picked } from './use-picked.ts';

/** The search box. The focus stays in it; `aria-activedescendant` names the highlighted option. */
export function ComboboxInput({ placeholder, ...props }: ComponentProps<'input'>) {
  const search = useSearch('Input');
  return <PickerInput search={search} placeholder={placeholder ?? search.words.search} {...props} />;
}

export interface ComboboxListProps<Option extends ComboboxOption<unknown> = ComboboxOption> extends Omit<
  ComponentProps<'div'>,
  'children'
> {
  /** Draws the options of one heading that fit the search. @default a `Combobox.Group` with a `Combobox.Label`, and a `Combobox.Item` each */
  children?: ((group: ComboboxOptionGroup<Option>) => ReactNode) | undefined;
}

/** The options that fit the search. Its function gets the same objects that were given to the root. */
export function ComboboxList<Option extends ComboboxOption<unknown> = ComboboxOption>({
  className,
  children,
  ...props
}: ComboboxListProps<Option>) {
  const search = useSearch('List');
  const { groups, loading, listProps } = search;
  const { searchable } = useCombobox('List');
  const focused = useListKeys(
    groups.flatMap(({ options }) => options),
    search,
  );
  const { multiple, textOf } = usePicker('List');
  const draw = children ?? ((group: ComboboxOptionGroup<Option>) => drawGroup(group, textOf));
  return (
    <div
      {...listProps}
      {...(searchable ? {} : focused)}
      aria-multiselectable={multiple || undefined}
      aria-busy={loading || undefined}
      aria-labelledby={props['aria-label'] ? undefined : use(FieldContext)?.labelId}
      data-slot="combobox-list"
      className={cn('min-h-0 scroll-py-8 overflow-y-auto overscroll-contain p-1 outline-none empty:p-0', className)}
      {...props}
    >
      {(groups as unknown as readonly ComboboxOptionGroup<Option>[]).map((group) => (
        <Fragment key={group.group ?? ''}>{draw(group)}</Fragment>
      ))}
    </div>
  );
}

function drawGroup({ group, options }: ComboboxOptionGroup<ComboboxOption<unknown>>, textOf: Picked['textOf']) {
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

/** Options that belong together, under a `Combobox.Label`. */
export function ComboboxGroup({ className, ...props }: ComponentProps<'div'>) {
  const id = useId();
  return (
    <GroupContext value={id}>
      <div
        data-slot="combobox-option-group"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup belongs into a native select
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
  /** Drawn before the check mark. @default the label, and the hint at the end of the line */
  children?: ReactNode;
}

/** One option. */
export function ComboboxItem({ option, className, children, ...props }: ComboboxItemProps) {
  const { optionProps } = useSearch('Item');
  const chosen = usePicker('Item').isChosen(option.value);
  return (
    <div
      {...optionProps(option)}
      aria-selected={chosen}
      data-slot="combobox-option"
      className={cn(optionVariants(), 'pe-8', className)}
      {...props}
    >
      {children ?? (
        <>
          <span className="truncate">{option.label}</span>
          {option.hint ? (
            <span className="ms-auto truncate text-xs text-faint in-data-highlighted:text-muted">{option.hint}</span>
          ) : null}
        </>
      )}
      {chosen ? <Check aria-hidden className="absolute end-2 text-accent forced-colors:text-current" /> : null}
    </div>
  );
}

export interface ComboboxEmptyProps extends ComponentProps<'output'> {
  /** What is said. @default the message `empty` */
  children?: ReactNode;
  /** Words that replace those of the root. */
  messages?: Partial<ComboboxMessages> | undefined;
}

/** Said when no option fits the search. */
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
  /** What is said. @default the message `loading` */
  children?: ReactNode;
}

/** Said while options are on their way: in place of the list, or below the options that are there already. */
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
