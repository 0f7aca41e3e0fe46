'use client';

import { createContext, useRef, type RefObject } from 'react';
import { useMessages } from '../../messages/context.ts';
import { usePart } from '../../lib/use-part.ts';
import { useDisabled, useFieldSize, type FieldSize } from '../field/field-context.ts';
import * as Field from '../field/field.parts.ts';
import type { FieldRootProps } from '../field/field.tsx';
import { tagInputMessages, type TagInputMessages } from './tag-input.messages.ts';
import { useTags } from './use-tags.ts';

interface TagInputState {
  state: ReturnType<typeof useTags>;
  input: RefObject<HTMLInputElement | null>;
  /** The list of tags. */
  list: RefObject<HTMLUListElement | null>;
  size: FieldSize;
  disabled: boolean;
  readOnly: boolean;
  required: boolean;
  name: string | undefined;
  form: string | undefined;
  words: TagInputMessages;
}

const TagInputContext = /* @__PURE__ */ createContext<TagInputState | null>(null);

/** The state of the tag input around a part. */
export function useTagInput(part: string): TagInputState {
  return usePart(TagInputContext, `TagInput.${part}`, 'TagInput.Root');
}

const noTags: readonly string[] = [];

export interface TagInputRootProps extends Omit<FieldRootProps, 'defaultValue'> {
  /** The tags in the order in which they were added, if the caller holds them. */
  value?: readonly string[] | undefined;
  /** The tags at first, and after the form was reset. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called when a tag is added or removed, with all new tags. */
  onValueChange?: ((tags: string[]) => void) | undefined;
  /** Whether it is read-only: neither a key nor a button adds or removes a tag. @default false */
  readOnly?: boolean | undefined;
  /** The height of the box around one row of tags: 28, 30, 36 or 44 px. @default 'md', or that of the container around it */
  size?: FieldSize | null | undefined;
  /** Submits each tag with a form under this name, also the typed text that is not added yet. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is not inside that form. */
  form?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<TagInputMessages> | undefined;
}

/** Holds the tags. Use `value` and `onValueChange` to control them. It is a `Field.Root`: the other parts of Field belong inside it. */
export function TagInputRoot({
  value,
  defaultValue = noTags,
  onValueChange,
  size: givenSize,
  disabled: ownDisabled,
  readOnly = false,
  required = false,
  name,
  form,
  messages,
  ...props
}: TagInputRootProps) {
  const words = useMessages('tagInput', tagInputMessages, messages);
  const size = useFieldSize(givenSize);
  const disabled = useDisabled(ownDisabled);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const state = useTags(input, { value, defaultValue, onValueChange, words });
  return (
    <TagInputContext value={{ state, input, list, size, disabled, readOnly, required, name, form, words }}>
      <Field.Root
        data-slot="tag-input"
        dirty={state.dirty}
        filled={state.filled}
        problem={state.refusal}
        {...{ size, required, disabled }}
        {...props}
      />
    </TagInputContext>
  );
}
