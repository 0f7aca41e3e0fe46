'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';

/** What a control inside a {@link FormField} must spread onto itself. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** What every field takes. */
export interface FieldProps {
  /** What the control is for. Always there, so that the control has a name. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Help that stands below the control. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; replaces the hint and marks the control invalid. */
  error?: ReactNode;
}

export interface FormFieldProps extends FieldProps, Omit<ComponentProps<'div'>, 'children'> {
  /** Marks the label with an asterisk and tells the control that it may not be left empty. */
  required?: boolean | undefined;
  /** The control's id; made up when left out. */
  controlId?: string | undefined;
  /** Stands at the end of the label's line. */
  labelAction?: ReactNode;
  /** Draws the control from what it must spread onto itself, and from the id of its label. */
  children: (control: FieldControl, labelId: string) => ReactNode;
}

/** Ties a label, a hint and an error to one control by ids. */
export function FormField({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  controlId,
  labelAction,
  className,
  children,
  ...props
}: FormFieldProps) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const message = error || hint;
  return (
    <div
      data-slot="form-field"
      data-invalid={error ? '' : undefined}
      className={cn('flex flex-col gap-1.5', className)}
      {...props}
    >
      <div className={cn('flex items-center justify-between gap-2', hideLabel && !labelAction && 'sr-only')}>
        <label
          id={labelId}
          htmlFor={id}
          data-slot="form-field-label"
          data-required={required ? '' : undefined}
          className={cn(
            // The asterisk is for the eye only: the control itself says that it is required.
            "text-xs font-medium text-muted data-required:after:ms-0.5 data-required:after:text-danger data-required:after:content-['*'/'']",
            hideLabel && 'sr-only',
          )}
        >
          {label}
        </label>
        {labelAction}
      </div>
      {children(
        {
          id,
          'aria-describedby': message ? messageId : undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        },
        labelId,
      )}
      {message ? (
        <p
          id={messageId}
          data-slot={error ? 'form-field-error' : 'form-field-hint'}
          role={error ? 'alert' : undefined}
          className={cn('flex items-start gap-1.5 text-xs', error ? 'text-danger' : 'text-faint')}
        >
          {error ? <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" /> : null}
          <span className="min-w-0 wrap-break-word">{message}</span>
        </p>
      ) : null}
    </div>
  );
}
