'use client';

import { useState } from 'react';
import { Eye, EyeOff } from '../../icons/icons.ts';
import { FormField } from '../form-field/form-field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextControl } from '../text-field/text-control.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** What the button says while the password is hidden. */
  showText?: string | undefined;
  /** What the button says while the password is shown. */
  hideText?: string | undefined;
}

/** A password that can be shown and hidden again. `className` goes to the field, `ref` and the rest to the `input`. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  disabled,
  showText = 'Show password',
  hideText = 'Hide password',
  className,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormField
      data-slot="password-field"
      data-state={shown ? 'shown' : 'hidden'}
      {...{ label, hideLabel, hint, error, required, className }}
      controlId={id}
    >
      {(control) => (
        <TextControl
          {...control}
          required={required}
          disabled={disabled}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          suffix={
            <IconButton
              size="sm"
              className="-my-px border-0 text-muted outline-offset-0 hover:text-ink"
              label={shown ? hideText : showText}
              disabled={disabled}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </IconButton>
          }
          {...props}
        />
      )}
    </FormField>
  );
}
