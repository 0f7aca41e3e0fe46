'use client';

import { CircleAlert } from 'lucide-react';
import { use, useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import {
  FieldContext,
  FieldLayoutContext,
  joinIds,
  useDisabled,
  type FieldSize,
  type FieldState,
} from './field-context.ts';

/** The props of every field. */
export interface FieldProps {
  /** The label of the control, which is its accessible name. */
  label: ReactNode;
  /** Shows the label to screen readers only. @default false */
  hideLabel?: boolean | undefined;
  /** Help below the control. */
  hint?: ReactNode;
  /** The error message, with a way to correct the value. It replaces the hint and marks the control as invalid. */
  error?: ReactNode;
}

export interface FieldRootProps extends ComponentProps<'div'>, Pick<FieldProps, 'hint' | 'error'> {
  /** The id of the control. @default a generated id */
  controlId?: string | undefined;
  /** Ids of further descriptions of the control, separated by spaces. */
  describedBy?: string | undefined;
  /** Marks the label with an asterisk and makes the control required. @default false */
  required?: boolean | undefined;
  /** Whether the control is disabled. A disabled Fieldset around it disables it as well, even with false. @default false */
  disabled?: boolean | undefined;
  /**
   * The size of the label, and of a control without a `size`.
   * @default that of the Inspector around it, else 'md', or 'sm' if the density is compact
   */
  size?: FieldSize | null | undefined;
}

/** Gives a control, its label and its message the ids by which they refer to each other. Put a {@link FieldMessage} with the same texts inside. */
export function FieldRoot({
  controlId,
  describedBy,
  hint,
  error,
  required = false,
  disabled: ownDisabled,
  size,
  ...props
}: FieldRootProps) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const disabled = useDisabled(ownDisabled);
  const invalid = Boolean(error);
  const messageId = `${id}-${invalid ? 'error' : 'description'}`;
  const state: FieldState = {
    controlId: id,
    labelId: `${id}-label`,
    messageId,
    describedBy: joinIds(describedBy, error || hint ? messageId : undefined),
    invalid,
    required,
    disabled,
    size,
    attributes: { 'data-invalid': invalid ? '' : undefined, 'data-disabled': disabled ? '' : undefined },
  };
  return (
    <FieldContext value={state}>
      <div data-slot="field" {...state.attributes} {...props} className={cn('pal-root', props.className)} />
    </FieldContext>
  );
}

/** The label of the control, with an asterisk if a value is required. */
export function FieldLabel({ className, ...props }: ComponentProps<'label'>) {
  const field = use(FieldContext);
  return (
    <label
      id={field?.labelId}
      htmlFor={field?.controlId}
      data-slot="field-label"
      data-required={field?.required ? '' : undefined}
      {...field?.attributes}
      className={cn(
        // The asterisk is visual only: the control itself tells screen readers that it is required.
        "text-pal-xs font-medium text-pal-muted data-disabled:text-pal-faint forced-colors:data-disabled:text-[GrayText] data-required:after:ms-0.5 data-required:after:text-pal-danger data-required:after:content-['*'/'']",
        field?.size === 'lg' && 'text-pal-sm',
        className,
      )}
      {...props}
    />
  );
}

/** The error, which screen readers announce; else the hint. */
export function FieldMessage({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const field = use(FieldContext);
  const props = { id: field?.messageId, ...field?.attributes };
  if (error) {
    return (
      <p
        data-slot="field-error"
        role="alert"
        {...props}
        className="flex items-start gap-1.5 text-pal-xs text-pal-danger"
      >
        <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
        <span className="min-w-0 wrap-break-word">{error}</span>
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p
      data-slot="field-description"
      {...props}
      className="flex items-start gap-1.5 text-pal-xs text-pal-faint forced-colors:data-disabled:text-[GrayText]"
    >
      {hint}
    </p>
  );
}

const layouts = {
  top: 'flex flex-col gap-1.5',
  start:
    'grid grid-cols-[--spacing(22)_minmax(0,1fr)] items-center gap-x-2 gap-y-1 *:data-[slot=field-description]:col-start-2 *:data-[slot=field-error]:col-start-2',
};

export interface FormFieldProps extends FieldProps, FieldRootProps {
  /**
   * The position of the label: above the control (`top`), or beside it (`start`).
   * @default 'top', or that of the Inspector around it
   */
  labelPlacement?: 'top' | 'start' | undefined;
}

/** A label, a control, and a hint or an error. */
export function FormField({
  label,
  hideLabel = false,
  labelPlacement: ownPlacement,
  className,
  children,
  ...props
}: FormFieldProps) {
  const layout = use(FieldLayoutContext);
  const labelPlacement = hideLabel ? 'top' : (ownPlacement ?? layout.labelPlacement);
  return (
    <FieldRoot
      data-slot="form-field"
      data-label-placement={labelPlacement}
      className={cn(layouts[labelPlacement], className)}
      {...props}
    >
      <div className={cn('flex min-w-0 items-center justify-between gap-2', hideLabel && 'sr-only')}>
        <FieldLabel className={cn(hideLabel && 'sr-only', labelPlacement === 'start' && 'font-normal')}>
          {label}
        </FieldLabel>
      </div>
      {children}
      <FieldMessage hint={props.hint} error={props.error} />
    </FieldRoot>
  );
}

/** The props that every field divides between its frame and its control. */
interface FramedProps extends FieldProps {
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The id of the control. */
  id?: string | undefined;
  /** Goes to the frame. */
  className?: string | undefined;
  /** Ids of further descriptions of the control, separated by spaces. */
  'aria-describedby'?: string | undefined;
}

/**
 * Divides the props of a field between the control and the {@link FormField} around it.
 * @returns the props of the FormField, and those of the control
 */
export function divideFieldProps<Props extends FramedProps>({
  label,
  hideLabel,
  hint,
  error,
  required,
  disabled,
  id,
  className,
  'aria-describedby': describedBy,
  ...others
}: Props) {
  return [
    { label, hideLabel, hint, error, required, disabled, controlId: id, className, describedBy },
    others,
  ] as const;
}
