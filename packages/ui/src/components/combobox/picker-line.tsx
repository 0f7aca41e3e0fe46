'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { OpenChangeOptions } from '../../lib/open-state.tsx';
import { FieldLine, useFieldLine, type FieldLineProps, type FieldProps } from '../form-field/form-field.tsx';
import { divideFieldProps } from '../form-field/frame-props.ts';
import { PickerTrigger, PickerValue } from './picker-parts.tsx';
import type { PickerRootProps } from './picker-root.tsx';
import type { PickedProps } from './use-picked.ts';
import type { SearchTextProps } from './use-search-text.ts';

/** The props of every field that selects a value from a popup list. */
export interface PickerProps<Multiple extends boolean = false, Value = string>
  extends
    FieldProps,
    PickedProps<Multiple, Value>,
    OpenChangeOptions,
    SearchTextProps,
    Pick<PickerRootProps, 'size' | 'readOnly'>,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'children' | 'slot'> {
  /** The placeholder, shown while nothing is selected. @default the message `placeholder` */
  placeholder?: string | undefined;
  /** Whether a selection is required: marks the label with an asterisk, and an empty field blocks submission. @default false */
  required?: boolean | undefined;
  /** The name under which a form submits each selected value. */
  name?: string | undefined;
  /** Goes to the field; `ref` and all other props go to the button that opens the list. */
  className?: string | undefined;
}

/** Divides the props of the one-element form between the root and the parts inside it. */
export function usePickerLine<Multiple extends boolean = false, Value = string>({
  multiple,
  value,
  defaultValue,
  onValueChange,
  searchValue,
  defaultSearchValue,
  onSearchValueChange,
  open,
  defaultOpen,
  onOpenChange,
  size,
  readOnly,
  placeholder,
  name,
  form,
  ...props
}: PickerProps<Multiple, Value>) {
  const [frame, trigger] = divideFieldProps(props);
  const [fieldRoot, line] = useFieldLine(frame);
  const picked = { multiple, value, defaultValue, onValueChange };
  const search = { searchValue, defaultSearchValue, onSearchValueChange };
  const opening = { open, defaultOpen, onOpenChange };
  const submission = { size, readOnly, name, form };
  const root: PickerRootProps<Multiple, Value> = { ...picked, ...search, ...opening, ...fieldRoot, ...submission };
  return { root, line: { ...line, placeholder, trigger } };
}

interface PickerLineProps extends Omit<FieldLineProps, 'children'> {
  placeholder: string | undefined;
  /** The props of the button. */
  trigger: ComponentProps<'button'>;
  /** Renders the box around the button. @default no box */
  control?: ((trigger: ReactNode) => ReactNode) | undefined;
  /** The panel with the list. */
  children: ReactNode;
}

/** The parts of the one-element form of a picker, inside its root. */
export function PickerLine({ placeholder, trigger, control, children, ...props }: PickerLineProps) {
  const button = (
    <PickerTrigger {...trigger}>
      <PickerValue placeholder={placeholder} />
    </PickerTrigger>
  );
  return (
    <FieldLine {...props}>
      {control ? control(button) : button}
      {children}
    </FieldLine>
  );
}
