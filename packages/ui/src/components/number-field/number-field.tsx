'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { FieldLine, useFieldLine, type FieldProps } from '../form-field/form-field.tsx';
import { divideFieldProps } from '../form-field/frame-props.ts';
import { NumberFieldDecrement, NumberFieldIncrement } from './number-field-buttons.tsx';
import {
  NumberFieldGroup,
  NumberFieldInput,
  NumberFieldScrubArea,
  type NumberFieldInputProps,
} from './number-field-parts.tsx';
import { NumberFieldRoot, useNumberField, type NumberFieldRootProps } from './number-field-root.tsx';

type OwnRootProps = Omit<
  NumberFieldRootProps,
  keyof ComponentProps<'div'> | 'asChild' | 'controlId' | 'describedBy' | 'invalid'
>;

export interface NumberFieldProps extends FieldProps, OwnRootProps, NumberFieldInputProps {
  /** The initial number, which a reset of the form restores. @default null */
  defaultValue?: number | null | undefined;
  /** The unit, for example `px`. It is shown after the number, and users may type it. */
  unit?: string | undefined;
  /**
   * The position of the label: above the control (`top`), beside it (`start`), or inside the box (`inside`), for a short label such as `X`.
   * @default 'top', or that of the Inspector around it
   */
  labelPlacement?: 'top' | 'start' | 'inside' | undefined;
}

/**
 * A number with its unit. Users type it, change it by steps with the arrow keys, or drag its label or unit. `className` goes to the field;
 * `ref` and all other props go to the `input`. Also as parts.
 */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  onClear,
  onValueCommit,
  inputValue,
  onInputValueChange,
  min,
  max,
  step,
  smallStep,
  largeStep,
  allowWheelScrub,
  unit,
  decimals,
  format,
  locale,
  labelPlacement,
  size,
  readOnly,
  name,
  form,
  ...props
}: NumberFieldProps) {
  const [frame, input] = divideFieldProps(props);
  const isInside = labelPlacement === 'inside';
  const [root, line] = useFieldLine({
    ...frame,
    hideLabel: isInside || frame.hideLabel,
    labelPlacement: isInside ? 'top' : labelPlacement,
  });
  return (
    <NumberFieldRoot
      {...{ value, defaultValue, onValueChange, onClear, onValueCommit, inputValue, onInputValueChange }}
      {...{ min, max, step, smallStep, largeStep, allowWheelScrub }}
      {...{ unit, decimals, format, locale }}
      {...{ size, readOnly, name, form }}
      {...root}
    >
      <FieldLine
        {...line}
        label={
          <NumberFieldScrubArea data-slot="number-field-label" className="inline-block">
            {frame.label}
          </NumberFieldScrubArea>
        }
      >
        <Box label={isInside ? frame.label : undefined} unit={unit} {...input} />
      </FieldLine>
    </NumberFieldRoot>
  );
}

interface BoxProps extends NumberFieldInputProps {
  /** The label, if it is inside the box. */
  label: ReactNode;
  unit: string | undefined;
}

/** The box with the number, after its label and before its unit. */
function Box({ label, unit, ...props }: BoxProps) {
  return (
    <NumberFieldGroup>
      {label ? <InsideLabel>{label}</InsideLabel> : null}
      <NumberFieldInput className={cn(label && 'ps-1.5')} {...props} />
      {unit ? <Unit /> : null}
    </NumberFieldGroup>
  );
}

/** A label inside the box, before the number. */
function InsideLabel({ children }: { children: ReactNode }) {
  const { size } = useNumberField('InsideLabel');
  return (
    <NumberFieldScrubArea
      aria-hidden
      data-slot="number-field-inside-label"
      className={cn('flex shrink-0 items-center self-stretch ps-2 text-faint', size !== 'xs' && 'ps-3')}
    >
      {children}
    </NumberFieldScrubArea>
  );
}

/** The unit after the number. */
function Unit() {
  const { unit, disabled, input } = useNumberField('Unit');
  return (
    <NumberFieldScrubArea
      aria-hidden
      data-slot="number-field-unit"
      onClick={() => input.current?.focus()}
      className={cn(
        'flex items-center self-stretch ps-2 pe-3 text-xs text-faint',
        disabled && 'forced-colors:text-[GrayText]',
      )}
    >
      {unit}
    </NumberFieldScrubArea>
  );
}

NumberField.Root = NumberFieldRoot;
NumberField.Group = NumberFieldGroup;
NumberField.Input = NumberFieldInput;
NumberField.Increment = NumberFieldIncrement;
NumberField.Decrement = NumberFieldDecrement;
NumberField.ScrubArea = NumberFieldScrubArea;
