'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { X } from 'lucide-react';
import { use, useRef, useState, type ComponentProps, type KeyboardEvent, type RefObject } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import {
  FieldContext,
  useDisabled,
  useFieldControl,
  useFieldSize,
  type FieldSize,
} from '../form-field/field-context.ts';
import { controlVariants } from '../form-field/control.variants.ts';
import { divideFieldProps, FormField, type FieldProps } from '../form-field/form-field.tsx';
import { moveToLastChip, useChipKeys } from './use-chip-keys.ts';

export interface TagInputMessages {
  /** Shown when Enter is pressed and nothing is typed. */
  empty: string;
  /** Shown when Enter is pressed and the list already contains the typed tag. */
  duplicate: (tag: string) => string;
  /** The accessible name of the button that removes a tag. */
  remove: (tag: string) => string;
}

export const tagInputMessages: TagInputMessages = {
  empty: 'Type something first.',
  duplicate: (tag) => `“${tag}” is in the list already.`,
  remove: (tag) => `Remove ${tag}`,
};

/** The height of a tag and of the input beside it, for a field of this size with one row of tags: 22, 24, 26 or 34 px. */
const tagHeights: Readonly<Record<FieldSize, string>> = { xs: 'h-5.5', sm: 'h-6', md: 'h-6.5', lg: 'h-8.5' };

const tagTexts: Readonly<Record<FieldSize, string>> = {
  xs: 'text-pal-2xs',
  sm: 'text-pal-xs',
  md: 'text-pal-xs',
  lg: 'text-pal-sm',
};

/** Divides a typed or pasted list; a comma within a number is a part of it. */
const comma = /(?<!\d),|,(?!\d)/u;

const entriesOf = (text: string): string[] =>
  [...new Set(text.split(comma).map((entry) => entry.trim()))].filter(Boolean);

export interface TagInputProps
  extends
    FieldProps,
    Omit<ComponentProps<'input'>, 'size' | 'list' | 'type' | 'value' | 'defaultValue' | 'name' | 'form'> {
  /** The tags in the order in which they were added (controlled). */
  value?: readonly string[] | undefined;
  /** The tags initially (uncontrolled). @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called when a tag is added or removed, with all new tags. */
  onValueChange?: ((tags: string[]) => void) | undefined;
  /** The height of the box around one row of tags: 28, 30, 36 or 44 px. @default 'md', or that of the container around it */
  size?: FieldSize | null | undefined;
  /** Goes to the field; `ref` and all other props go to the `input`. */
  className?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<TagInputMessages> | undefined;
}

/**
 * A field for a list of short texts. The trimmed text is added by Enter and when the focus leaves the field; commas divide it into several. If the
 * text is empty or in the list already, Enter shows a message, which disappears when the text changes.
 */
export function TagInput({
  value,
  defaultValue = [],
  onValueChange,
  size: givenSize,
  messages,
  ...props
}: TagInputProps) {
  const [frame, others] = divideFieldProps(props);
  const words = useMessages('tagInput', tagInputMessages, messages);
  const size = useFieldSize(givenSize);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [tags, setTags] = useControllableState<readonly string[]>({
    ...(value === undefined ? {} : { prop: value }),
    defaultProp: defaultValue,
    onChange: (next) => onValueChange?.([...next]),
  });
  const remove = (tag: string) => {
    setRefusal(undefined);
    setTags(tags.filter((other) => other !== tag));
    input.current?.focus();
  };
  return (
    <FormField data-slot="tag-input" {...frame} error={refusal ?? frame.error} size={size}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a convenience of the pointer: keys reach the input by itself */}
      <div
        data-slot="tag-input-control"
        data-size={size}
        className={cn(controlVariants({ size }), 'flex-wrap gap-1', size === 'xs' || size === 'sm' ? 'p-0.5' : 'p-1')}
        // A press beside the tags moves to the input.
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          input.current?.focus();
        }}
      >
        <Tags {...{ tags, size, input, list, words }} disabled={frame.disabled} onRemove={remove} />
        <Draft
          {...{ tags, size, input, list, words }}
          {...others}
          onRefusal={setRefusal}
          onTags={setTags}
          onRemove={remove}
        />
      </div>
    </FormField>
  );
}

interface TagListProps {
  tags: readonly string[];
  size: FieldSize;
  input: RefObject<HTMLInputElement | null>;
  /** The list of tags. */
  list: RefObject<HTMLUListElement | null>;
  words: TagInputMessages;
  onRemove: (tag: string) => void;
}

/** The list of tags. Its accessible name is the label of the field. It has no box of its own, so that the tags and the input share a row. */
function Tags({
  tags,
  size,
  input,
  list,
  disabled,
  words,
  onRemove,
}: TagListProps & { disabled: boolean | undefined }) {
  const isDisabled = useDisabled(disabled);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the buttons inside
    <ul
      ref={list}
      data-slot="tag-input-list"
      aria-labelledby={use(FieldContext)?.labelId}
      className="contents"
      onKeyDown={useChipKeys(list, input)}
    >
      {tags.map((tag) => (
        <li
          key={tag}
          data-slot="tag-input-tag"
          className={cn(
            'flex max-w-full items-center rounded-pal-sm border border-transparent bg-pal-ink/7 ps-2 text-pal-ink has-disabled:text-pal-muted',
            tagHeights[size],
            tagTexts[size],
          )}
        >
          <span className="truncate">{tag}</span>
          <button
            type="button"
            data-slot="tag-input-remove"
            aria-label={words.remove(tag)}
            // Arrow keys reach it from the input.
            tabIndex={-1}
            disabled={isDisabled}
            onClick={() => onRemove(tag)}
            className="relative -my-px flex w-6 shrink-0 items-center justify-center self-stretch rounded-pal-sm text-pal-muted -outline-offset-2 hover:bg-pal-ink/8 hover:text-pal-ink disabled:text-pal-faint"
          >
            <X aria-hidden className="size-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const draftStyle =
  'min-w-24 flex-1 bg-transparent px-2 outline-none placeholder:text-pal-faint disabled:cursor-not-allowed';

interface DraftProps extends TagListProps, Omit<ComponentProps<'input'>, 'size' | 'list'> {
  /** Called with the message if Enter did not add the text, and with undefined when the text changes. */
  onRefusal: (message: string | undefined) => void;
  onTags: (tags: string[]) => void;
}

/** The input for a new tag. */
function Draft({
  tags,
  size,
  input,
  list,
  words,
  onRemove,
  onRefusal,
  onTags,
  ref,
  onChange,
  onKeyDown,
  onBlur,
  ...props
}: DraftProps) {
  const [draft, setDraft] = useState('');
  const typed = entriesOf(draft);
  const added = typed.filter((entry) => !tags.includes(entry));
  const changeDraft = (text: string) => {
    setDraft(text);
    onRefusal(undefined);
  };
  const add = () => {
    if (added.length > 0) onTags([...tags, ...added]);
    changeDraft('');
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || moveToLastChip(event, list)) return;
    const last = tags.at(-1);
    if (event.key === 'Backspace' && draft === '' && last !== undefined) onRemove(last);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (added.length > 0) add();
    else onRefusal(typed.length === 0 ? words.empty : words.duplicate(typed.join(', ')));
  };
  return (
    <input
      ref={useComposedRefs(input, ref)}
      data-slot="input"
      type="text"
      autoComplete="off"
      value={draft}
      onChange={(event) => {
        onChange?.(event);
        changeDraft(event.target.value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        handleKey(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (!list.current?.contains(event.relatedTarget)) add();
      }}
      className={cn(draftStyle, tagHeights[size])}
      {...useFieldControl(props)}
    />
  );
}
