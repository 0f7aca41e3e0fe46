'use client';

import type { VariantProps } from 'class-variance-authority';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, useState, type ComponentProps, type KeyboardEvent, type RefObject } from 'react';
import { X } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { useFieldSize } from '../field/field-context.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import { controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { tagInputMessages, type TagInputMessages } from './tag-input.messages.ts';

export interface TagInputProps
  extends
    FieldProps,
    VariantProps<typeof controlVariants>,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'size'> {
  /** The tags in the order in which they were added, if the caller holds them. */
  value?: readonly string[] | undefined;
  /** The tags at first, and after the form was reset. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called with all tags when one is added or removed. */
  onValueChange?: ((tags: string[]) => void) | undefined;
  /** Submits each tag with a form under this name, and with them what is typed and not added yet. */
  name?: string | undefined;
  /** Other words than those of the provider. */
  messages?: Partial<TagInputMessages> | undefined;
  /** Goes to the field; `ref` and all other props go to the `input`. */
  className?: string | undefined;
}

const noTags: readonly string[] = [];

interface TagsOptions extends Pick<TagInputProps, 'value' | 'onValueChange'> {
  defaultValue: readonly string[];
  words: TagInputMessages;
}

/** The tags, the text that is typed and not added yet, and why it was refused. */
function useTags(
  input: RefObject<HTMLInputElement | null>,
  { value, defaultValue, onValueChange, words }: TagsOptions,
) {
  const [draft, setDraft] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const type = (text: string) => {
    setDraft(text);
    setRefusal(undefined);
  };
  const [tags, setTags, dirty] = useFieldValue<readonly string[]>(input, {
    value,
    defaultValue,
    onValueChange: onValueChange && ((next) => onValueChange([...next])),
    isSame: (one, other) => one.length === other.length && one.every((tag, index) => tag === other[index]),
    onReset: () => type(''),
  });
  const typed = draft.trim();
  const isNew = typed !== '' && !tags.includes(typed);

  const add = () => {
    if (isNew) setTags([...tags, typed]);
    type('');
  };
  const remove = (tag: string) => {
    setRefusal(undefined);
    setTags(tags.filter((other) => other !== tag));
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const last = tags.at(-1);
    if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(last);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isNew) add();
    else setRefusal(typed === '' ? words.empty : words.duplicate(typed));
  };
  /** What a form gets: the tags, and what is typed. */
  const submitted = isNew ? [...tags, typed] : tags;
  return {
    dirty: dirty || draft !== '',
    filled: submitted.length > 0,
    tags,
    draft,
    refusal,
    submitted,
    type,
    add,
    remove,
    handleKey,
  };
}

/**
 * A list of short texts. Enter or leaving the field adds what was typed, trimmed. Enter refuses an empty text, or one that is in
 * the list already, with a message that goes with the next key.
 */
export function TagInput({
  label,
  hideLabel,
  hint,
  error,
  value,
  defaultValue = noTags,
  onValueChange,
  messages,
  size: givenSize,
  name,
  form,
  disabled = false,
  required = false,
  id,
  className,
  ref,
  'aria-describedby': describedBy,
  ...props
}: TagInputProps) {
  const words = useMessages('tagInput', tagInputMessages, messages);
  const size = useFieldSize(givenSize);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(input, ref);
  const state = useTags(input, { value, defaultValue, onValueChange, words });
  const { tags, refusal, submitted, remove, dirty, filled } = state;
  return (
    <FormField
      data-slot="tag-input"
      {...{ dirty, filled }}
      {...{ label, hideLabel, hint, required, disabled, describedBy, className }}
      error={refusal ?? error}
      controlId={id}
    >
      {({ 'aria-required': isRequired, ...control }, labelId) => (
        <div
          data-slot="tag-input-control"
          data-size={size}
          className={cn(controlVariants({ size }), 'flex-wrap gap-1 p-1', size === 'xs' && 'p-0.5')}
        >
          <TagList {...{ tags, disabled, words }} aria-labelledby={labelId} onRemove={remove} />
          <DraftInput
            ref={inputRef}
            state={state}
            // One tag is enough: then the browser must not ask for more text.
            required={required && tags.length === 0}
            aria-required={isRequired}
            {...{ disabled, form }}
            {...control}
            {...props}
          />
          {name
            ? submitted.map((tag) => <input key={tag} type="hidden" value={tag} {...{ name, form, disabled }} />)
            : null}
        </div>
      )}
    </FormField>
  );
}

interface DraftInputProps extends ComponentProps<'input'> {
  state: Pick<ReturnType<typeof useTags>, 'draft' | 'type' | 'add' | 'handleKey'>;
}

/** Where a tag is typed. The caller's handlers are called first. */
function DraftInput({ state, onChange, onKeyDown, onBlur, ...props }: DraftInputProps) {
  return (
    <input
      data-slot="input"
      type="text"
      autoComplete="off"
      value={state.draft}
      onChange={(event) => {
        onChange?.(event);
        state.type(event.target.value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.nativeEvent.isComposing) state.handleKey(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        state.add();
      }}
      className="h-6 min-w-24 flex-1 bg-transparent px-2 outline-none placeholder:text-faint disabled:cursor-not-allowed"
      {...props}
    />
  );
}

interface TagListProps {
  tags: readonly string[];
  disabled: boolean;
  words: TagInputMessages;
  'aria-labelledby': string | undefined;
  onRemove: (tag: string) => void;
}

function TagList({ tags, disabled, words, 'aria-labelledby': labelledBy, onRemove }: TagListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="contents">
      {tags.map((tag) => (
        <Tag key={tag} tag={tag} removeLabel={words.remove(tag)} disabled={disabled} onRemove={() => onRemove(tag)} />
      ))}
    </ul>
  );
}

interface TagProps {
  tag: string;
  removeLabel: string;
  disabled: boolean;
  onRemove: () => void;
}

function Tag({ tag, removeLabel, disabled, onRemove }: TagProps) {
  return (
    <li
      data-slot="tag-input-tag"
      className="flex h-6 max-w-full items-center rounded-sm border border-transparent bg-ink/7 ps-2 text-xs text-ink has-disabled:text-faint"
    >
      <span className="truncate">{tag}</span>
      <button
        type="button"
        data-slot="tag-input-remove"
        aria-label={removeLabel}
        disabled={disabled}
        onClick={onRemove}
        className="flex size-6 shrink-0 items-center justify-center rounded-sm text-muted -outline-offset-2 hover:bg-ink/8 hover:text-ink disabled:text-faint"
      >
        <X aria-hidden className="size-3" />
      </button>
    </li>
  );
}
