'use client';

import type { ComponentProps } from 'react';
import { FieldLine, useFieldLine, type FieldProps } from '../form-field/form-field.tsx';
import { divideFieldProps } from '../form-field/frame-props.ts';
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
 * A field for a list of short texts. The trimmed text is added by Enter and when the focus leaves the field; commas divide it into several. If the
 * text is empty or in the list already, Enter shows a message, which disappears when the text changes. It is also available as parts.
 */
export function TagInput({
  value,
  defaultValue,
  onValueChange,
  messages,
  size,
  readOnly,
  name,
  form,
  ...props
}: TagInputProps) {
  const [frame, input] = divideFieldProps(props);
  const [root, line] = useFieldLine(frame);
  return (
    <TagInputRoot {...{ value, defaultValue, onValueChange, messages, size, readOnly, name, form }} {...root}>
      <FieldLine {...line}>
        <TagInputControl>
          <TagInputList />
          <TagInputInput {...input} />
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
