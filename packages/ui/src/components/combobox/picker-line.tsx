'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { OpenChangeOptions } from '../../lib/open-state.tsx';
import { FieldLine, useFieldLine, type FieldLineProps, type FieldProps } from '../form-field/form-field.tsx';
import { divideFieldProps } from '../form-field/frame-props.ts';
import { PickerTrigger, PickerValue } from './picker-parts.tsx';
import type { PickerRootProps } from './picker-root.tsx';
import type { PickedProps } from './use-picked.ts';
import type { SearchTextProps } from './use-search-text.ts';

/** The props of every field whose value is chosen from a list that opens below it. */
export interface PickerProps<Multiple extends boolean = false, Value = string>
  extends
    FieldProps,
    PickedProps<Multiple, Value>,
    OpenChangeOptions,
    SearchTextProps,
    Pick<PickerRootProps, 'size'>,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'children' | 'slot'> {
  /** Placeholder, shown while nothing is chosen. @default the message `placeholder` */
  placeholder?: string | undefined;
  /** Marks the label with an asterisk; a form is not submitted while nothing is chosen. @default false */
  required?: boolean | undefined;
  /** Submits each chosen value with a form under this name. */
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
  onOpenChangeComplete,
  size,
  placeholder,
  name,
  form,
  ...props
}: PickerProps<Multiple, Value>) {
  const [frame, trigger] = divideFieldProps(props);
  const [framed, line] = useFieldLine(frame);
  const picked = { multiple, value, defaultValue, onValueChange };
  const search = { searchValue, defaultSearchValue, onSearchValueChange };
  const opened = { open, defaultOpen, onOpenChange, onOpenChangeComplete };
  const root: PickerRootProps<Multiple, Value> = { ...picked, ...search, ...opened, ...framed, size, name, form };
  return { root, line: { ...line, placeholder, trigger } };
}

interface PickerLineProps extends Omit<FieldLineProps, 'children'> {
  placeholder: string | undefined;
  /** The props of the button. */
  trigger: ComponentProps<'button'>;
  /** Draws the box around the button. @default the button alone */
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
