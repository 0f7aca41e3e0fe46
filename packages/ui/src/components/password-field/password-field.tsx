'use client';

import { Eye, EyeOff } from '../../icons/icons.ts';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A password that can be shown and hidden again. */
export function PasswordField({ disabled, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      data-slot="password-field"
      type={shown ? 'text' : 'password'}
      disabled={disabled}
      suffix={
        <IconButton
          size="sm"
          className="outline-offset-0"
          label={shown ? 'Hide password' : 'Show password'}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
      {...props}
    />
  );
}
