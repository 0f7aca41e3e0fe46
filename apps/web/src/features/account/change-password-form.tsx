import type { ChangePasswordPayload } from '@palimpsest/contract';
import { Banner, Button, Form, PasswordField, type FormErrors } from '@palimpsest/ui';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useAccountWords } from './account.messages.ts';

export interface ChangePasswordFormProps {
  /** How often the password was changed: what was typed goes when it is. */
  changes: number;
  loading: boolean;
  /** Why it was refused as a whole. */
  error: string | undefined;
  /** Why one of the two passwords was refused, by its name in the payload. */
  fieldErrors: FormErrors;
  onSubmit: (payload: ChangePasswordPayload) => void;
}

const nothingTyped: ChangePasswordPayload = { current_password: '', password: '' };

/** Another password, for whoever knows the current one. */
export function ChangePasswordForm({ changes, loading, error, fieldErrors, onSubmit }: ChangePasswordFormProps) {
  const [values, setValues] = useState(nothingTyped);
  const [typedAfter, setTypedAfter] = useState(changes);
  if (typedAfter !== changes) {
    setTypedAfter(changes);
    setValues(nothingTyped);
  }
  const words = useAccountWords();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!loading) onSubmit(values);
  };
  const field = (name: keyof ChangePasswordPayload) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: target.value }),
  });
  return (
    <Form noValidate errors={fieldErrors} className="flex flex-col gap-4 sm:max-w-80" onSubmit={handleSubmit}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <PasswordField label={words.currentPassword} autoComplete="current-password" {...field('current_password')} />
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        hint={words.passwordHint}
        {...field('password')}
      />
      <div className="grid sm:flex">
        <Button type="submit" loading={loading}>
          {words.choose}
        </Button>
      </div>
    </Form>
  );
}
