'use client';

import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useFieldValue } from '../field/use-field-value.ts';
import type { TagInputMessages } from './tag-input.messages.ts';

export interface TagsOptions {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((tags: string[]) => void) | undefined;
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
  const [tags, setTags, dirty] = useFieldValue<readonly string[]>(input, {
    value,
    defaultValue,
    onValueChange: onValueChange && ((next) => onValueChange([...next])),
    isSame: (one, other) => one.length === other.length && one.every((tag, index) => tag === other[index]),
    onReset: () => changeDraft(''),
  });
  const typed = draft.trim();
  const isNew = typed !== '' && !tags.includes(typed);

  /** Adds the typed text, and clears the draft. */
  const add = () => {
    if (isNew) setTags([...tags, typed]);
    changeDraft('');
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
