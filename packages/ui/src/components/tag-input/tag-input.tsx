'use client';

import { useState, type ComponentProps } from 'react';
import { X } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';

export interface TagInputProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'size'> {
  /** The tags, in the order in which they were added. */
  value: readonly string[];
  /** Called with all tags when one comes or goes. */
  onValueChange: (tags: string[]) => void;
  /** Said when Enter is pressed and nothing is typed. */
  emptyText?: string | undefined;
  /** Said when the typed tag is there already. */
  duplicateText?: ((tag: string) => string) | undefined;
  /** What the cross of a tag is called. */
  removeText?: ((tag: string) => string) | undefined;
  /** Goes to the field; `ref` and all other props go to the `input`. */
  className?: string | undefined;
}

/**
 * A list of short texts. Enter adds what was typed, trimmed; an empty text or one that is there already is refused with a
 * message, which goes with the next key.
 */
export function TagInput({
  label,
  hideLabel,
  hint,
  error,
  value,
  onValueChange,
  emptyText = 'Type something first.',
  duplicateText = (tag) => `“${tag}” is there already.`,
  removeText = (tag) => `Remove ${tag}`,
  disabled = false,
  required,
  id,
  onChange,
  onKeyDown,
  className,
  ...props
}: TagInputProps) {
  const [draft, setDraft] = useState('');
  const [refusal, setRefusal] = useState<string>();

  const add = () => {
    const tag = draft.trim();
    if (tag === '') {
      setDraft('');
      setRefusal(emptyText);
    } else if (value.includes(tag)) {
      setRefusal(duplicateText(tag));
    } else {
      setDraft('');
      setRefusal(undefined);
      onValueChange([...value, tag]);
    }
  };

  const remove = (tag: string) => {
    setRefusal(undefined);
    onValueChange(value.filter((other) => other !== tag));
  };

  return (
    <FormField
      data-slot="tag-input"
      {...{ label, hideLabel, hint, required, className }}
      error={refusal ?? error}
      controlId={id}
    >
      {(control, labelId) => (
        <div data-slot="tag-input-control" className={cn(controlVariants(), 'flex-wrap gap-1 p-1')}>
          <ul aria-labelledby={labelId} className="contents">
            {value.map((tag) => (
              <li
                key={tag}
                data-slot="tag-input-tag"
                className="flex h-6.5 max-w-full items-center gap-0.5 rounded-sm border border-transparent bg-accent-soft ps-2 pe-0.5 text-xs text-ink has-disabled:bg-ink/6 has-disabled:text-muted"
              >
                <span className="truncate">{tag}</span>
                <button
                  type="button"
                  data-slot="tag-input-remove"
                  aria-label={removeText(tag)}
                  disabled={disabled}
                  onClick={() => {
                    remove(tag);
                    document.getElementById(control.id)?.focus();
                  }}
                  className="flex size-6 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-ink/8 hover:text-ink disabled:text-faint"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
          <input
            data-slot="input"
            type="text"
            autoComplete="off"
            disabled={disabled}
            value={draft}
            onChange={(event) => {
              onChange?.(event);
              setDraft(event.target.value);
              setRefusal(undefined);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter') {
                event.preventDefault();
                add();
              }
              const last = value.at(-1);
              if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(last);
            }}
            {...control}
            className="h-6.5 min-w-24 flex-1 bg-transparent px-2 outline-none disabled:cursor-not-allowed"
            {...props}
          />
        </div>
      )}
    </FormField>
  );
}
