import { Button, Form, PasswordField, TextField, type FormErrors } from '@palimpsest/ui';
import { useState, type FormEvent } from 'react';
import { useAccountWords } from './account.messages.ts';

export interface LinkFormProps {
  /** `ask`: to which address a link is sent; `choose`: the new password that a link leads to. */
  step: 'ask' | 'choose';
  loading: boolean;
  /** Why the address or the password was refused. @default {} */
  fieldErrors?: FormErrors | undefined;
  /** Called with the address, or with the new password. */
  onSubmit: (value: string) => void;
}

/** The one field of a page that has to do with the link of an e-mail, and its button. */
export function LinkForm({ step, loading, fieldErrors, onSubmit }: LinkFormProps) {
  const [value, setValue] = useState('');
  const words = useAccountWords();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!loading) onSubmit(value);
  };
  const field = {
    name: step === 'ask' ? 'email' : 'password',
    value,
    onChange: ({ target }: { target: HTMLInputElement }) => setValue(target.value),
  };
  return (
    <Form noValidate errors={fieldErrors} className="flex flex-col gap-4" onSubmit={handleSubmit}>
      {step === 'ask' ? (
        <TextField label={words.email} type="email" autoComplete="email" hint={words.askHint} {...field} />
      ) : (
        <PasswordField label={words.newPassword} autoComplete="new-password" hint={words.passwordHint} {...field} />
      )}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={loading}>
        {step === 'ask' ? words.ask : words.choose}
      </Button>
    </Form>
  );
}
