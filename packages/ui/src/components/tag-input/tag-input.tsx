'use client';

import type { ComponentProps } from 'react';
import { FieldLine, useFieldLine, type FieldProps } from '../form-field/form-field.tsx';
import {
  TagInputControl,
  TagInputInput,
  TagInputList,
  TagInputRemove,
  TagInputTag,
  type TagInputInputProps,
} from './tag-input-parts.tsx';
import { TagInputRoot, type TagInputRootProps } from './tag-input-root.tsx';

type OwnRootProps = Omit<
  TagInputRootProps,
  keyof ComponentProps<'div'> | 'asChild' | 'controlId' | 'describedBy' | 'invalid' | 'problem' | 'dirty' | 'filled'
>;

export interface TagInputProps extends FieldProps, OwnRootProps, TagInputInputProps {
  /** The tags at first, and after the form was reset. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Goes to the field; `ref` and all other props go to the `input`. */
  className?: string | undefined;
}

/**
 * A list of short texts. Enter or leaving the field adds the trimmed text. Enter refuses an empty text, or one that is in
 * the list already, with a message that disappears at the next key. Also as parts.
 */
export function TagInput({
  label,
  hideLabel,
  hint,
  error,
  validate,
  validateOn,
  validateDebounce,
  onDirtyChange,
  value,
  defaultValue,
  onValueChange,
  messages,
  size,
  name,
  form,
  disabled,
  required,
  id,
  className,
  'aria-describedby': describedBy,
  ...props
}: TagInputProps) {
  const line = useFieldLine({ hideLabel, error, validate, validateOn, validateDebounce, onDirtyChange, className });
  return (
    <TagInputRoot
      {...{ value, defaultValue, onValueChange, messages }}
      {...{ size, name, form, disabled, required, describedBy }}
      controlId={id}
      {...line}
    >
      <FieldLine {...{ label, hideLabel, hint, error }} labelPlacement={line['data-label-placement']}>
        <TagInputControl>
          <TagInputList />
          <TagInputInput {...props} />
        </TagInputControl>
      </FieldLine>
    </TagInputRoot>
  );
}

TagInput.Root = TagInputRoot;
TagInput.Control = TagInputControl;
TagInput.List = TagInputList;
TagInput.Tag = TagInputTag;
TagInput.Remove = TagInputRemove;
TagInput.Input = TagInputInput;
