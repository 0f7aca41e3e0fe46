import { minPasswordLength } from '@palimpsest/contract';
import type { ChangePasswordPayload } from '@palimpsest/contract';
import { Banner, Button, PasswordField } from '@palimpsest/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useRefusedFields, type FieldErrors } from './use-refused-fields.ts';
import { useWords } from '../../messages/words.ts';

export interface ChangePasswordFormProps {
  /** The number of changes so far: each change clears the fields. */
  changes: number;
  loading: boolean;
  /** Why the change was refused as a whole. */
  error: string | undefined;
  /** Why one of the two passwords was refused, by its name in the payload. */
  fieldErrors: FieldErrors;
  onSubmit: (payload: ChangePasswordPayload) => void;
}

const nothingTyped: ChangePasswordPayload = { current_password: '', password: '' };

/** Changes the password of a user who knows the current one. */
export function ChangePasswordForm({ changes, loading, error, fieldErrors, onSubmit }: ChangePasswordFormProps) {
  const [values, setValues] = useState(nothingTyped);
  const [typedAfter, setTypedAfter] = useState(changes);
  if (typedAfter !== changes) {
    setTypedAfter(changes);
    setValues(nothingTyped);
  }
  const words = useWords('account');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!loading) onSubmit(values);
  };
  const form = useRef<HTMLFormElement>(null);
  const fieldProps = useRefusedFields(form, fieldErrors);
  const field = (name: keyof ChangePasswordPayload) =>
    fieldProps(name, values[name], (value) => setValues({ ...values, [name]: value }));
  return (
    <form ref={form} noValidate className="flex flex-col gap-4 sm:max-w-80" onSubmit={handleSubmit}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <PasswordField label={words.currentPassword} autoComplete="current-password" {...field('current_password')} />
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        hint={words.passwordHint({ min: minPasswordLength })}
        {...field('password')}
      />
      <div className="grid sm:flex">
        <Button type="submit" loading={loading}>
          {words.choose}
        </Button>
      </div>
    </form>
  );
}
