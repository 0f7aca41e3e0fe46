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

/** Divides a typed or pasted list; a comma within a number is a part of it. */
const comma = /(?<!\d),|,(?!\d)/u;

const entriesOf = (text: string): string[] =>
  [...new Set(text.split(comma).map((entry) => entry.trim()))].filter(Boolean);

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
  const typed = entriesOf(draft);
  const added = typed.filter((entry) => !tags.includes(entry));

  /** Adds what was typed, and clears the draft. */
  const add = () => {
    if (added.length > 0) setTags([...tags, ...added]);
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
    if (added.length > 0) add();
    else setRefusal(typed.length === 0 ? words.empty : words.duplicate(typed.join(', ')));
  };
  /** The values that a form submits: the tags and the typed text. */
  const submitted = [...tags, ...added];
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
