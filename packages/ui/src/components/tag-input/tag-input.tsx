'use client';

import { X } from '../../icons/icons.ts';
import { useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';

export interface TagInputProps extends FieldProps {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A list of short texts. Enter adds what was typed, trimmed; an empty text or one that is there already adds nothing. */
export function TagInput({
  label,
  hideLabel,
  hint,
  error,
  value,
  onValueChange,
  placeholder,
  disabled = false,
  id,
  className,
}: TagInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState('');

  const add = () => {
    const tag = draft.trim();
    setDraft('');
    if (tag && !value.includes(tag)) onValueChange([...value, tag]);
  };

  const remove = (tag: string) => {
    onValueChange(value.filter((other) => other !== tag));
    input.current?.focus();
  };

  return (
    <FormField data-slot="tag-input" {...{ label, hideLabel, hint, error, className }} controlId={id}>
      {(control) => (
        <div className={cn(controlVariants(), 'flex-wrap gap-1 p-1')}>
          <ul className="contents">
            {value.map((tag) => (
              <li
                key={tag}
                data-slot="tag"
                className="flex h-6.5 max-w-full items-center gap-0.5 rounded-sm bg-accent-soft ps-2 pe-0.5 text-xs text-ink"
              >
                <span className="truncate">{tag}</span>
                <button
                  type="button"
                  aria-label={`Remove ${tag}`}
                  disabled={disabled}
                  onClick={() => remove(tag)}
                  className="flex size-5.5 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-ink/8 hover:text-ink"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
          <input
            ref={input}
            data-slot="input"
            type="text"
            autoComplete="off"
            disabled={disabled}
            placeholder={placeholder}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter') {
                event.preventDefault();
                add();
              }
              const last = value.at(-1);
              if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(last);
            }}
            {...control}
            className="h-6.5 min-w-36 flex-1 bg-transparent px-2 outline-none"
          />
        </div>
      )}
    </FormField>
  );
}
