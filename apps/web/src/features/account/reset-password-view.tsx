import { Banner, Button, Form, PasswordField, TextField, type FormErrors } from '@palimpsest/ui';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { CenteredPage } from './centered-page.tsx';

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
      <CenteredPage title={step === 'ask' ? 'Look into your mailbox' : 'Your password is changed'}>
        <p className="text-sm text-muted">
          {step === 'ask'
            ? 'If this address has an account, an e-mail with a link is on its way. The link works for one hour.'
            : 'You are logged out everywhere else. Log in with the new password.'}
        </p>
        <ToLogin />
      </CenteredPage>
    );
  }
  return (
    <CenteredPage title={step === 'ask' ? 'Forgot your password?' : 'Choose a new password'}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <Form noValidate errors={fieldErrors} className="flex flex-col gap-4" onSubmit={handleSubmit}>
        {step === 'ask' ? (
          <TextField label="Email" type="email" autoComplete="email" hint="We send you a link." {...field} />
        ) : (
          <PasswordField label="New password" autoComplete="new-password" hint="At least 8 characters." {...field} />
        )}
        <Button type="submit" variant="primary" size="lg" fullWidth loading={loading}>
          {step === 'ask' ? 'Send link' : 'Change password'}
        </Button>
      </Form>
      <ToLogin />
    </CenteredPage>
  );
}

/** The way to the login on the landing page. */
export function ToLogin() {
  return (
    <Link
      to="/"
      state={{ authMode: 'login' }}
      className="self-center text-sm text-muted underline decoration-transparent underline-offset-3 hover:decoration-strong"
    >
      Log in
    </Link>
  );
}
