'use client';

import { use, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { FieldContext, FieldLayoutContext } from '../field/field-context.ts';
import * as Field from '../field/field.parts.ts';
import type { FieldRootProps } from '../field/field.tsx';

/** What a control that is drawn by a function inside a {@link FormField} must spread onto itself. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** What every field takes. */
export interface FieldProps extends Pick<FieldRootProps, 'validate' | 'validateOn' | 'onDirtyChange'> {
  /** What the control is for. Always there, so that the control has a name. */
  label: ReactNode;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean | undefined;
  /** Help below the control. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; replaces the hint and marks the control invalid. @default what the form or the browser's validation finds */
  error?: ReactNode;
}

export interface FormFieldProps extends FieldLineLayout, Omit<FieldRootProps, 'children' | 'invalid'> {
  /** Marks the label with an asterisk and tells the control that it may not be left empty. @default false */
  required?: boolean | undefined;
  /** Ids of further descriptions of the control: the caller's `aria-describedby`. */
  describedBy?: string | undefined;
  /** `Input`, `Textarea` or `Field.Control`; or a function that draws the control from what it must spread onto itself and the id of its label. */
  children: ReactNode | ((control: FieldControl, labelId: string) => ReactNode);
}

const layouts = {
  top: 'flex flex-col gap-1.5',
  start:
    'grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-2 gap-y-1 *:data-[slot=field-description]:col-start-2 *:data-[slot=field-error]:col-start-2',
};

/** How a one-line field is laid out, from its own props and the container around it. */
export interface FieldLineLayout extends FieldProps {
  /** Shown at the end of the label's line. */
  labelAction?: ReactNode;
  /**
   * Where the label stands: above the control, or beside it.
   * @default 'top', or that of the Inspector around it
   */
  labelPlacement?: 'top' | 'start' | undefined;
}

/** What a one-line field gives the root of its parts: where the label stands, and whether it has an error. */
export function useFieldLine({
  hideLabel = false,
  labelPlacement,
  error,
  validate,
  validateOn,
  onDirtyChange,
  className,
}: Omit<FieldLineLayout, 'label' | 'hint' | 'labelAction'> & { className?: string | undefined }) {
  const layout = use(FieldLayoutContext);
  const placement = hideLabel ? 'top' : (labelPlacement ?? layout.labelPlacement);
  return {
    'data-label-placement': placement,
    invalid: Boolean(error),
    validate,
    validateOn,
    onDirtyChange,
    className: cn(layouts[placement], className),
  };
}

export interface FieldLineProps extends Pick<
  FieldLineLayout,
  'label' | 'hideLabel' | 'labelAction' | 'hint' | 'error'
> {
  /** Where the label stands, as `useFieldLine` found it. */
  labelPlacement: 'top' | 'start';
  /** Draws the control from what it must spread onto itself and the id of its label; or the control. */
  children: FormFieldProps['children'];
}

/** What a one-line field holds inside its root: the label above its control, and the hint or the error below. */
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

/** A label, a control, a hint and an error, tied to each other by ids. Field has the same as parts. */
export function FormField({
  label,
  hideLabel,
  hint,
  error,
  labelAction,
  labelPlacement,
  validate,
  validateOn,
  onDirtyChange,
  className,
  children,
  ...props
}: FormFieldProps) {
  const root = useFieldLine({ hideLabel, labelPlacement, error, validate, validateOn, onDirtyChange, className });
  return (
    <Field.Root data-slot="form-field" {...root} {...props}>
      <FieldLine {...{ label, hideLabel, labelAction, hint, error }} labelPlacement={root['data-label-placement']}>
        {children}
      </FieldLine>
    </Field.Root>
  );
}

/** Draws a control from what the field around it knows. */
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

/** The error, else what the form or the browser's validation found, else the hint. */
export function FieldMessage({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const field = use(FieldContext);
  if (error || field?.problem || field?.found) return <Field.Error>{error}</Field.Error>;
  return hint ? <Field.Description>{hint}</Field.Description> : null;
}
