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
  keyof ComponentProps<'div'> | 'asChild' | 'controlId' | 'describedBy' | 'invalid' | 'validateOn' | 'validateDebounce'
>;

export interface NumberFieldProps extends FieldProps, OwnRootProps, NumberFieldInputProps {
  /** The number at first, and after the form was reset. @default null */
  defaultValue?: number | null | undefined;
  /** The unit after the number, for example `px`. Users may type it. */
  unit?: string | undefined;
  /** `inside` puts a short label such as `X` into the box, before the number. @default 'top', or that of the Inspector around it */
  labelPlacement?: 'top' | 'start' | 'inside' | undefined;
}

/** A number with its unit. Users type it, step it by keys, or drag its name. `className` goes to the field, the rest to the `input`. Also as parts. */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  onClear,
  onValueCommit,
  min,
  max,
  step,
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
      {...{ value, defaultValue, onValueChange, onClear, onValueCommit, min, max, step }}
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

/** The box with the number, between its label and its unit. */
function Box({ label, unit, ...props }: BoxProps) {
  return (
    <NumberFieldGroup>
      {label ? <InsideLabel>{label}</InsideLabel> : null}
      <NumberFieldInput className={cn(label && 'ps-1.5')} {...props} />
      {unit ? <Unit /> : null}
    </NumberFieldGroup>
  );
}

/** A label in front of the number. */
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

/** The unit behind the number. */
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
