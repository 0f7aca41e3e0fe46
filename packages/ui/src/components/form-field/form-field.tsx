'use client';

import { use, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { FieldContext, FieldLayoutContext } from '../field/field-context.ts';
import * as Field from '../field/field.parts.ts';
import type { FieldRootProps } from '../field/field.tsx';

/** The props that a {@link FormField} gives to the function that draws its control. Spread them onto the control. */
export interface FieldControl {
  /** The id that the label refers to. */
  id: string;
  /** The ids of the hint, the error and further descriptions. */
  'aria-describedby': string | undefined;
  /** True if the value is invalid. */
  'aria-invalid': true | undefined;
  /** True if a value is required. */
  'aria-required': true | undefined;
}

/** The props of every field. */
export interface FieldProps extends Pick<FieldRootProps, 'validate'> {
  /** The label of the control, which is its accessible name. */
  label: ReactNode;
  /** Shows the label to screen readers only. @default false */
  hideLabel?: boolean | undefined;
  /** Help below the control. */
  hint?: ReactNode;
  /**
   * What is wrong and how to correct it. It replaces the hint and marks the control as invalid.
   * @default the error that the form or the validation finds
   */
  error?: ReactNode;
}

export interface FormFieldProps extends FieldLineLayout, Omit<FieldRootProps, 'children' | 'invalid'> {
  /** Marks the label with an asterisk and makes the control required. @default false */
  required?: boolean | undefined;
  /** Ids of further descriptions of the control, separated by spaces. */
  describedBy?: string | undefined;
  /** `Input`, `Textarea` or `Field.Control`; or a function that draws the control from its props and the id of its label. */
  children: ReactNode | ((control: FieldControl, labelId: string) => ReactNode);
}

const layouts = {
  top: 'flex flex-col gap-1.5',
  start:
    'grid grid-cols-[--spacing(22)_minmax(0,1fr)] items-center gap-x-2 gap-y-1 *:data-[slot=field-description]:col-start-2 *:data-[slot=field-error]:col-start-2',
};

/** The props for the layout of a one-element field. */
export interface FieldLineLayout extends FieldProps {
  /** Shown at the end of the label's line. */
  labelAction?: ReactNode;
  /**
   * The position of the label: above the control (`top`), or beside it (`start`).
   * @default 'top', or that of the Inspector around it
   */
  labelPlacement?: 'top' | 'start' | undefined;
}

/**
 * Divides the props of a one-element field between its root and the {@link FieldLine} inside it.
 * @returns the props of the root, with the layout and whether there is an error; and the props of the FieldLine
 */
export function useFieldLine<Props extends FieldLineLayout & { className?: string | undefined }>({
  label,
  hideLabel = false,
  labelAction,
  labelPlacement: ownPlacement,
  hint,
  error,
  className,
  ...root
}: Props) {
  const layout = use(FieldLayoutContext);
  const labelPlacement = hideLabel ? 'top' : (ownPlacement ?? layout.labelPlacement);
  return [
    {
      'data-label-placement': labelPlacement,
      invalid: Boolean(error),
      className: cn(layouts[labelPlacement], className),
      ...root,
    },
    { label, hideLabel, labelAction, labelPlacement, hint, error },
  ] as const;
}

export interface FieldLineProps extends Pick<
  FieldLineLayout,
  'label' | 'hideLabel' | 'labelAction' | 'hint' | 'error'
> {
  /** The position of the label, as returned by `useFieldLine`. */
  labelPlacement: 'top' | 'start';
  /** The control, or a function that draws it from its props and the id of its label. */
  children: FormFieldProps['children'];
}

/** The parts of a one-element field, inside its root: the label, the control, and the hint or the error. */
export function FieldLine({
  label,
  hideLabel = false,
  labelAction,
  labelPlacement,
  hint,
  error,
  children,
}: FieldLineProps) {
  return (
    <>
      <div className={cn('flex min-w-0 items-center justify-between gap-2', hideLabel && !labelAction && 'sr-only')}>
        <Field.Label className={cn(hideLabel && 'sr-only', labelPlacement === 'start' && 'font-normal')}>
          {label}
        </Field.Label>
        {labelAction}
      </div>
      {typeof children === 'function' ? <DrawnControl>{children}</DrawnControl> : children}
      <FieldMessage hint={hint} error={error} />
    </>
  );
}

/** A label, a control, a hint and an error, which refer to each other by ids. `Field` offers the same as parts. */
export function FormField({ children, ...props }: FormFieldProps) {
  const [root, line] = useFieldLine(props);
  return (
    <Field.Root data-slot="form-field" {...root}>
      <FieldLine {...line}>{children}</FieldLine>
    </Field.Root>
  );
}

/** Draws a control by a function that gets the props of the control from the field around it. */
export function DrawnControl({ children }: { children: (control: FieldControl, labelId: string) => ReactNode }) {
  const field = use(FieldContext);
  if (!field) return null;
  return children(
    {
      ...field.attributes,
      id: field.controlId,
      'aria-describedby': field.describedBy,
      'aria-invalid': field.invalid || undefined,
      'aria-required': field.required || undefined,
    },
    field.labelId,
  );
}

/** The error, else the error that the form or the validation found, else the hint. */
export function FieldMessage({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const field = use(FieldContext);
  if (error || field?.problem || field?.validationError) return <Field.Error>{error}</Field.Error>;
  return hint ? <Field.Description>{hint}</Field.Description> : null;
}
