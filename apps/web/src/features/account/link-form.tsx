import { minPasswordLength } from '@palimpsest/contract';
import { Button, PasswordField, TextField } from '@palimpsest/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useRefusedFields, type FieldErrors } from './use-refused-fields.ts';
import { useWords } from '../../messages/words.ts';

export interface LinkFormProps {
  /** `ask`: the field takes the address to which a link is sent; `choose`: it takes the new password. */
  step: 'ask' | 'choose';
  loading: boolean;
  /** Why the address or the password was refused. @default {} */
  fieldErrors?: FieldErrors | undefined;
  /** Called with the address, or with the new password. */
  onSubmit: (value: string) => void;
}

/** The form of a page about the link of an e-mail: one field and its button. */
export function LinkForm({ step, loading, fieldErrors, onSubmit }: LinkFormProps) {
  const [value, setValue] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const fieldProps = useRefusedFields(form, fieldErrors);
  const words = useWords('account');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!loading) onSubmit(value);
  };
  const field = fieldProps(step === 'ask' ? 'email' : 'password', value, setValue);
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      {step === 'ask' ? (
        <TextField label={words.email} type="email" autoComplete="email" hint={words.askHint} {...field} />
      ) : (
        <PasswordField
          label={words.newPassword}
          autoComplete="new-password"
          hint={words.passwordHint({ min: minPasswordLength })}
          {...field}
        />
      )}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={loading}>
        {step === 'ask' ? words.ask : words.choose}
      </Button>
    </form>
  );
}
