'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FieldLine, useFieldLine, type FieldLineProps, type FieldProps } from '../form-field/form-field.tsx';
import { PickerTrigger, PickerValue, type PickerRootProps } from './picker-parts.tsx';

/** The props of every field whose value is chosen from a list that opens below it. */
export interface PickerProps
  extends
    FieldProps,
    Pick<PickerRootProps, 'size' | 'open' | 'defaultOpen' | 'onOpenChange'>,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'children' | 'slot'> {
  /** The chosen value, if the caller holds it; an empty string shows the placeholder. */
  value?: string | undefined;
  /** The value at first, and after the form was reset. @default '' */
  defaultValue?: string | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Placeholder, shown while nothing is chosen. @default the message `placeholder` */
  placeholder?: string | undefined;
  /** Marks the label with an asterisk; a form is not submitted while nothing is chosen. @default false */
  required?: boolean | undefined;
  /** Submits the value with a form under this name. */
  name?: string | undefined;
  /** Goes to the field; `ref` and all other props go to the button that opens the list. */
  className?: string | undefined;
}

/** Divides the props of the one-element form between the root and the parts inside it. */
export function usePickerLine({
  label,
  hideLabel,
  hint,
  error,
  validate,
  validateOn,
  onDirtyChange,
  value,
  defaultValue,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  size,
  placeholder,
  disabled,
  required,
  name,
  form,
  id,
  className,
  'aria-describedby': describedBy,
  ...trigger
}: PickerProps) {
  const layout = useFieldLine({ hideLabel, error, validate, validateOn, onDirtyChange, className });
  const held = { value, defaultValue, onValueChange, open, defaultOpen, onOpenChange };
  const root: PickerRootProps = {
    ...held,
    ...layout,
    size,
    disabled,
    required,
    name,
    form,
    describedBy,
    controlId: id,
  };
  const labelPlacement = layout['data-label-placement'];
  return { root, line: { label, hideLabel, hint, error, labelPlacement, placeholder, trigger } };
}

interface PickerLineProps extends Omit<FieldLineProps, 'children'> {
  placeholder: string | undefined;
  /** The props of the button. */
  trigger: ComponentProps<'button'>;
  /** The panel with the list. */
  children: ReactNode;
}

/** The parts of the one-element form of a picker, inside its root. */
export function PickerLine({ placeholder, trigger, children, ...props }: PickerLineProps) {
  return (
    <FieldLine {...props}>
      <PickerTrigger {...trigger}>
        <PickerValue placeholder={placeholder} />
      </PickerTrigger>
      {children}
    </FieldLine>
  );
}
