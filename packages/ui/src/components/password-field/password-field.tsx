'use client';

import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { useMessages } from '../../messages/context.ts';
import { useDisabled } from '../form-field/field-context.ts';
import { divideFieldProps, FormField } from '../form-field/form-field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextControl } from '../text-field/text-control.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldMessages {
  /** The accessible name of the button while the password is hidden. */
  show: string;
  /** The accessible name of the button while the password is shown. */
  hide: string;
}

export const passwordFieldMessages: PasswordFieldMessages = { show: 'Show password', hide: 'Hide password' };

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Words that replace those of the provider. */
  messages?: Partial<PasswordFieldMessages> | undefined;
}

/** A field for a password, with a button that shows or hides it. `className` goes to the field; `ref` and all other props go to the `input`. */
export function PasswordField({ messages, ...props }: PasswordFieldProps) {
  const words = useMessages('passwordField', passwordFieldMessages, messages);
  const [shown, setShown] = useState(false);
  const [frame, control] = divideFieldProps(props);
  const disabled = useDisabled(frame.disabled);
  return (
    <FormField data-slot="password-field" data-state={shown ? 'shown' : 'hidden'} {...frame} size={control.size}>
      <TextControl
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        suffix={
          <IconButton
            size="sm"
            className="-my-px border-0 text-pal-muted outline-offset-0 hover:text-pal-ink"
            label={shown ? words.hide : words.show}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        }
        {...control}
      />
    </FormField>
  );
}
