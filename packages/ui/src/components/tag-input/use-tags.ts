'use client';

import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { ChangeCause, ChangeHandler } from '../../lib/change-details.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import type { TagInputMessages } from './tag-input.messages.ts';

/** Why the tags change: Enter or Backspace, the focus leaves the typed text, or a press on the remove button of a tag. */
export type TagsChangeReason = 'keyboard' | 'input-blur' | 'chip-remove-press';

type Cause = ChangeCause<TagsChangeReason>;

export interface TagsOptions {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ChangeHandler<string[], TagsChangeReason> | undefined;
  words: TagInputMessages;
}

/** The tags, the draft (the typed text that is not added yet), and the message if Enter did not add it. */
export function useTags(
  input: RefObject<HTMLInputElement | null>,
  { value, defaultValue, onValueChange, words }: TagsOptions,
) {
  const [draft, setDraft] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const changeDraft = (text: string) => {
    setDraft(text);
    setRefusal(undefined);
  };
  const [tags, setTags, dirty] = useFieldValue<readonly string[], TagsChangeReason>(input, {
    value,
    defaultValue,
    onValueChange: onValueChange && ((next, details) => onValueChange([...next], details)),
    isSame: (one, other) => one.length === other.length && one.every((tag, index) => tag === other[index]),
    onReset: () => changeDraft(''),
  });
  const typed = draft.trim();
  const isNew = typed !== '' && !tags.includes(typed);

  /** Adds the typed text, and clears the draft even if the caller cancels the change: a form would submit the draft. */
  const add = (cause: Cause) => {
    if (isNew) setTags([...tags, typed], cause);
    changeDraft('');
  };
  const remove = (tag: string, cause: Cause) => {
    setRefusal(undefined);
    const rest = tags.filter((other) => other !== tag);
    if (setTags(rest, cause)) input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const last = tags.at(-1);
    const cause: Cause = { reason: 'keyboard', event: event.nativeEvent };
    if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(last, cause);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isNew) add(cause);
    else setRefusal(typed === '' ? words.empty : words.duplicate(typed));
  };
  /** The values that a form submits: the tags and the typed text. */
  const submitted = isNew ? [...tags, typed] : tags;
  return {
    dirty: dirty || draft !== '',
    filled: submitted.length > 0,
    tags,
    draft,
    refusal,
    submitted,
    changeDraft,
    add,
    remove,
    handleKey,
  };
}
