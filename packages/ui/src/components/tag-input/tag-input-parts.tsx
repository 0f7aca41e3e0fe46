'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Primitive } from '@radix-ui/react-primitive';
import { use, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { FieldContext, useFieldControl, type FieldSize } from '../field/field-context.ts';
import { controlVariants } from '../form-field/control.variants.ts';
import { useTagInput } from './tag-input-root.tsx';
import { moveToLastChip, useChipKeys } from './use-chip-keys.ts';

/** The height of a tag and of the input beside it, for a field of this size with one row of tags: 22, 24, 26 or 34 px. */
const tagHeights: Readonly<Record<FieldSize, string>> = { xs: 'h-5.5', sm: 'h-6', md: 'h-6.5', lg: 'h-8.5' };

/** The classes of a box that contains tags. */
function tagBoxStyle(size: FieldSize): string {
  return `flex-wrap gap-1 ${size === 'xs' || size === 'sm' ? 'p-0.5' : 'p-1'}`;
}

/** The classes of a tag: a short text with a remove button. */
function tagStyle(size: FieldSize): string {
  const text = size === 'xs' ? 'text-2xs' : size === 'lg' ? 'text-sm' : 'text-xs';
  return `flex max-w-full items-center rounded-sm border border-transparent bg-ink/7 ps-2 text-ink has-disabled:text-muted ${tagHeights[size]} ${text}`;
}

/** The classes of the remove button of a tag. */
const tagRemoveStyle =
  'relative -my-px flex w-6 shrink-0 items-center justify-center self-stretch rounded-sm text-muted -outline-offset-2 hover:bg-ink/8 hover:text-ink disabled:text-faint';

/** The box around the tags and the input. A press beside them moves to the input. */
export function TagInputControl({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  const { size, input } = useTagInput('Control');
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === event.currentTarget && !event.defaultPrevented) {
      event.preventDefault();
      input.current?.focus();
    }
  };
  return (
    <Primitive.div
      data-slot="tag-input-control"
      data-size={size}
      className={cn(controlVariants({ size }), tagBoxStyle(size), className)}
      {...mergeHandlers(props, { onMouseDown })}
    />
  );
}

export interface TagInputListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Draws a tag. @default a `TagInput.Tag` without children */
  children?: ((tag: string) => ReactNode) | undefined;
}

/** The list of tags. Its accessible name is the label of the field. It has no box of its own, so that the tags and the input share a row. */
export function TagInputList({ className, children, ref, ...props }: TagInputListProps) {
  const { state, input, list } = useTagInput('List');
  const onKeyDown = useChipKeys(list, input);
  return (
    <ul
      ref={useComposedRefs(list, ref)}
      data-slot="tag-input-list"
      aria-labelledby={use(FieldContext)?.labelId}
      className={cn('contents', className)}
      {...mergeHandlers(props, { onKeyDown })}
    >
      {state.tags.map(children ?? ((tag) => <TagInputTag key={tag} value={tag} />))}
    </ul>
  );
}

export interface TagInputTagProps extends Omit<ComponentProps<'li'>, 'value'> {
  /** The text of the tag. */
  value: string;
}

/** One tag. Without children it shows the text and a remove button. */
export function TagInputTag({ value, className, children, ...props }: TagInputTagProps) {
  const { size } = useTagInput('Tag');
  return (
    <li data-slot="tag-input-tag" className={cn(tagStyle(size), className)} {...props}>
      {children ?? (
        <>
          <span className="truncate">{value}</span>
          <TagInputRemove value={value} />
        </>
      )}
    </li>
  );
}

export interface TagInputRemoveProps extends Omit<ComponentProps<'button'>, 'type' | 'value' | 'disabled'> {
  /** The tag that it removes. */
  value: string;
}

/** The button that removes a tag and moves the focus to the input. It is not a tab stop: arrow keys reach it from the input. Without children it is a cross. */
export function TagInputRemove({ value, className, children, onClick, ...props }: TagInputRemoveProps) {
  const { state, disabled, readOnly, words } = useTagInput('Remove');
  return (
    <button
      type="button"
      data-slot="tag-input-remove"
      aria-label={words.remove(value)}
      tabIndex={-1}
      disabled={disabled || readOnly}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) state.remove(value);
      }}
      className={cn(tagRemoveStyle, className)}
      {...props}
    >
      {children ?? <X aria-hidden className="size-3" />}
    </button>
  );
}

export type TagInputInputProps = Omit<
  ComponentProps<typeof Primitive.input>,
  'size' | 'type' | 'value' | 'defaultValue' | 'name' | 'form' | 'required'
>;

/** The input for a new tag, and the hidden inputs that submit all tags. The caller's handlers are called first. */
export function TagInputInput({
  className,
  ref,
  disabled: _disabled,
  readOnly: _readOnly,
  onChange,
  onKeyDown,
  onBlur,
  ...props
}: TagInputInputProps) {
  const { state, input, list, size, disabled, readOnly, required, name, form } = useTagInput('Input');
  return (
    <>
      <Primitive.input
        ref={useComposedRefs(input, ref)}
        data-slot="input"
        type="text"
        autoComplete="off"
        value={state.draft}
        onChange={(event) => {
          onChange?.(event);
          state.changeDraft(event.target.value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.defaultPrevented || event.nativeEvent.isComposing || readOnly) return;
          if (!moveToLastChip(event, list)) state.handleKey(event);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          if (!list.current?.contains(event.relatedTarget)) state.add();
        }}
        aria-required={required || undefined}
        className={cn(
          'min-w-24 flex-1 bg-transparent px-2 outline-none placeholder:text-faint disabled:cursor-not-allowed',
          tagHeights[size],
          className,
        )}
        {...useFieldControl({ ...props, disabled })}
        {...{ readOnly, form }}
        // One tag satisfies `required`: the browser must not ask for more text.
        required={required && state.tags.length === 0}
      />
      {name
        ? state.submitted.map((tag) => <input key={tag} type="hidden" value={tag} {...{ name, form, disabled }} />)
        : null}
      {/* Keeps the name in the form, so that an error for it reaches a field without tags. An output is not submitted. */}
      {name && !disabled ? <output hidden {...{ name, form }} /> : null}
    </>
  );
}
