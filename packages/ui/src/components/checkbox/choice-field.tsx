'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import type { FieldControl, FieldProps } from '../form-field/form-field.tsx';

export interface ChoiceFieldProps extends FieldProps, Omit<ComponentProps<'div'>, 'children'> {
  /** Takes no input. */
  disabled?: boolean | undefined;
  /** Has to be answered before the form is sent. */
  required?: boolean | undefined;
  /** The control's id; made up when left out. */
  controlId?: string | undefined;
  /** The control, which spreads what it is given onto itself. */
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label, hint and error beside it, tied by ids: what a checkbox and a switch share. */
export function ChoiceField({
  label,
  hideLabel = false,
  hint,
  error,
  disabled = false,
  required = false,
  controlId,
  className,
  children,
  ...props
}: ChoiceFieldProps) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const messageId = `${id}-message`;
  const message = error || hint;
  return (
    <div
      data-invalid={error ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      className={cn('flex items-start gap-2 text-sm', className)}
      {...props}
    >
      {children({
        id,
        'aria-describedby': message ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <div className={cn('flex min-w-0 flex-col', hideLabel && !message && 'sr-only')}>
        <label
          data-slot="choice-label"
          htmlFor={id}
          className={cn(
            'py-0.5 select-none',
            disabled ? 'text-faint forced-colors:text-[GrayText]' : 'text-ink',
            hideLabel && 'sr-only',
          )}
        >
          {label}
        </label>
        {message ? (
          <p
            id={messageId}
            data-slot={error ? 'choice-error' : 'choice-hint'}
            role={error ? 'alert' : undefined}
            className={cn('flex items-start gap-1.5 py-0.5 text-xs', error ? 'text-danger' : 'text-faint')}
          >
            {error ? <CircleAlert className="mt-px size-3.5 shrink-0" /> : null}
            <span>{message}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
