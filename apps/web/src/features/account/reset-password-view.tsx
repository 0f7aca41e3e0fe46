import { Banner, Button, Form, PasswordField, TextField, type FormErrors } from '@palimpsest/ui';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { CenteredPage } from './centered-page.tsx';
import { useSharedWords } from '../../messages/shared.messages.ts';
import { useAccountWords } from './account.messages.ts';

export interface ResetPasswordViewProps {
  /** `ask`: for which address; `choose`: which password. */
  step: 'ask' | 'choose';
  /** The step is done. */
  done: boolean;
  loading: boolean;
  /** Why it was refused as a whole. */
  error: string | undefined;
  /** Why the address or the password was refused. @default {} */
  fieldErrors?: FormErrors;
  /** Called with the address, or with the new password. */
  onSubmit: (value: string) => void;
}

/** A new password for whoever forgot theirs: the address first, and with the link from the e-mail the password. */
export function ResetPasswordView({ step, done, loading, error, fieldErrors, onSubmit }: ResetPasswordViewProps) {
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

  if (done) {
    return (
      <CenteredPage title={step === 'ask' ? words.askedTitle : words.chosenTitle}>
        <p className="text-sm text-muted">{step === 'ask' ? words.asked : words.chosen}</p>
        <ToLogin />
      </CenteredPage>
    );
  }
  return (
    <CenteredPage title={step === 'ask' ? words.askTitle : words.chooseTitle}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
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
      <ToLogin />
    </CenteredPage>
  );
}

/** The way to the login on the landing page. */
export function ToLogin() {
  const { logIn } = useSharedWords();
  return (
    <Link
      to="/"
      state={{ authMode: 'login' }}
      className="-m-1 self-center p-1 text-sm text-muted underline decoration-transparent underline-offset-3 hover:decoration-strong"
    >
      {logIn}
    </Link>
  );
}
