'use client';

import { createContext, Fragment, use, useId, type ComponentProps, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { usePart } from '../../lib/use-part.ts';
import { useMessages } from '../../messages/context.ts';
import { FieldContext } from '../field/field-context.ts';
import { optionVariants } from '../popover/panel.variants.ts';
import { comboboxMessages, type ComboboxMessages } from './combobox.messages.ts';
import { filterOptions, groupOptions } from './filter-options.ts';
import {
  PickerContent,
  PickerInput,
  PickerTrigger,
  PickerValue,
  type PickerSearch,
  type PickerTriggerProps,
  type PickerValueProps,
} from './picker-parts.tsx';
import { PickerRoot, usePicker, useShownQuery, type PickerRootProps } from './picker-root.tsx';
import { useHighlight } from './use-highlight.ts';

export interface ComboboxOption {
  /** Unique among the options. It must not be empty, because an empty string means that nothing is selected. */
  value: string;
  /** The text that is shown and searched. */
  label: string;
  /** Whether the option is visible, but cannot be selected. @default false */
  disabled?: boolean | undefined;
  /** A few words after the label, for example why the option is disabled. */
  hint?: string | undefined;
  /** More words that the search matches, for example the name in another language. */
  keywords?: string | undefined;
  /** The heading above the option. Options with the same heading form a group; groups are in the order of their first options. */
  group?: string | undefined;
}

/** A heading and the options below it that match the search. */
export interface ComboboxOptionGroup<Option extends ComboboxOption = ComboboxOption> {
  /** The heading; undefined for options without one. */
  group: string | undefined;
  /** The options. Those that begin with the query come first. */
  options: readonly Option[];
}

interface ComboboxState {
  /** The groups of options that match the query. */
  find(this: void, query: string): readonly ComboboxOptionGroup[];
  words: ComboboxMessages;
}

const ComboboxContext = /* @__PURE__ */ createContext<ComboboxState | null>(null);

/** The options, and the words of the list. */
export interface ComboboxListingProps {
  /** All options, in the order of the list. */
  options: readonly ComboboxOption[];
  /** Words that replace those of the provider, for every part inside. */
  messages?: Partial<ComboboxMessages> | undefined;
}

export interface ComboboxRootProps extends PickerRootProps, ComboboxListingProps {}

/** Holds the options, the selection and the open state of the list. It renders a `Field.Root`, so the parts of Field can be used inside. */
export function ComboboxRoot({ options, messages, ...props }: ComboboxRootProps) {
  const words = useMessages('combobox', comboboxMessages, messages);
  // Group before the search: a match must not change the order of the groups.
  const find = (query: string) =>
    groupOptions(options)
      .map(({ group, options: members }) => ({ group, options: filterOptions(members, query) }))
      .filter((group) => group.options.length > 0);
  return (
    <ComboboxContext value={{ find, words }}>
      <PickerRoot
        slot="combobox"
        renderValue={(value) => options.find((option) => option.value === value)?.label}
        placeholder={words.placeholder}
        {...props}
      />
    </ComboboxContext>
  );
}

/** The button that opens the list; put `Combobox.Value` inside. With `asChild`, it is the single child, with the arrow at its end. */
export function ComboboxTrigger(props: PickerTriggerProps) {
  return <PickerTrigger {...props} />;
}

/** The label of the selected option, or the placeholder. */
export function ComboboxValue(props: PickerValueProps) {
  return <PickerValue {...props} />;
}

interface ComboboxSearch extends PickerSearch, ReturnType<typeof useHighlight<ComboboxOption>> {
  searchProps: PickerSearch['searchProps'];
  groups: readonly ComboboxOptionGroup[];
  words: ComboboxMessages;
}

const SearchContext = /* @__PURE__ */ createContext<ComboboxSearch | null>(null);

/** The search state of the open list around a part. */
function useSearch(part: string): ComboboxSearch {
  return usePart(SearchContext, `Combobox.${part}`, 'Combobox.Content');
}

/** The panel below or above the field. Closing it clears the search. */
export function ComboboxContent({ className, children, ...props }: ComponentProps<typeof PickerContent>) {
  return (
    <PickerContent
      className={cn(
        // The available height is unknown before the panel is positioned, but the list must already scroll to the selected option.
        'flex max-h-[min(22rem,var(--radix-popover-content-available-height,22rem))] w-(--radix-popover-trigger-width) min-w-60 flex-col',
        className,
      )}
      {...props}
    >
      <Search>{children}</Search>
    </PickerContent>
  );
}

/** Provides the matching options and the highlighted option to the parts of the panel. */
function Search({ children }: { children: ReactNode }) {
  const { find, words } = usePart(ComboboxContext, 'Combobox.Content', 'Combobox.Root');
  const { open, value, choose, setQuery } = usePicker('Content');
  const query = useShownQuery();
  const groups = find(query);
  const highlight = useHighlight<ComboboxOption>({
    shown: groups.flatMap((group) => group.options),
    keyOf: (option) => option.value,
    initial: value,
    open,
    page: 8,
    onChoose: (option) => choose(option.value),
  });
  return <SearchContext value={{ query, setQuery, groups, words, ...highlight }}>{children}</SearchContext>;
}

/** The search box inside `Combobox.Content`. It keeps the focus; its `aria-activedescendant` is the id of the highlighted option. */
export function ComboboxInput({ placeholder, ...props }: ComponentProps<'input'>) {
  const search = useSearch('Input');
  return <PickerInput search={search} placeholder={placeholder ?? search.words.search} {...props} />;
}

export interface ComboboxListProps<Option extends ComboboxOption = ComboboxOption> extends Omit<
  ComponentProps<'div'>,
  'children'
> {
  /** Renders a group of matching options. @default a `Combobox.Group` with a `Combobox.Label` and a `Combobox.Item` for each option */
  children?: ((group: ComboboxOptionGroup<Option>) => ReactNode) | undefined;
}

/** The list of the matching options. The function in it gets the same option objects that the root got. */
export function ComboboxList<Option extends ComboboxOption = ComboboxOption>({
  className,
  children = renderGroup,
  ...props
}: ComboboxListProps<Option>) {
  const { groups, listProps } = useSearch('List');
  return (
    <div
      {...listProps}
      aria-labelledby={props['aria-label'] ? undefined : use(FieldContext)?.labelId}
      data-slot="combobox-list"
      className={cn('min-h-0 scroll-py-8 overflow-y-auto overscroll-contain p-1 outline-none empty:p-0', className)}
      {...props}
    >
      {(groups as readonly ComboboxOptionGroup<Option>[]).map((group) => (
        <Fragment key={group.group ?? ''}>{children(group)}</Fragment>
      ))}
    </div>
  );
}

function renderGroup({ group, options }: ComboboxOptionGroup) {
  const items = options.map((option) => <ComboboxItem key={option.value} option={option} />);
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
  option: ComboboxOption;
  /** The content before the check mark. @default the label, and the hint at the end of the line */
  children?: ReactNode;
}

/** An option of the list. */
export function ComboboxItem({ option, className, children, ...props }: ComboboxItemProps) {
  const { optionProps } = useSearch('Item');
  const isChosen = usePicker('Item').value === option.value;
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
}

/** Shown and announced if no option matches the search. */
export function ComboboxEmpty({ className, children, ...props }: ComboboxEmptyProps) {
  const { groups, words } = useSearch('Empty');
  if (groups.length > 0) return null;
  return (
    <output data-slot="combobox-empty" className={cn('px-3 py-6 text-center text-faint', className)} {...props}>
      {children ?? words.empty}
    </output>
  );
}
