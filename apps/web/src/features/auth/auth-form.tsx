import { minPasswordLength, signupProblem, type FormProblem, type SignupPayload } from '@palimpsest/contract';
import { Button, Link, PasswordField, TextField } from '@palimpsest/ui';
import { useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { loginProblem } from './auth-validation.ts';
import { useWords } from '../../messages/words.ts';

export type AuthMode = 'login' | 'signup';

export interface AuthFormProps {
  mode: AuthMode;
  values: SignupPayload;
  onValuesChange: (values: SignupPayload) => void;
  /** Whether the request is on its way. */
  loading: boolean;
  /** Called when the form is sent with valid values. */
  onSubmit: () => void;
  /** Called with the first problem of a form that cannot be sent. */
  onProblem: (problem: FormProblem) => void;
  onSwitchMode: () => void;
  /** The content between the form's button and the link to the other mode. */
  identityProvider?: ReactNode;
  /** Opens the page that resets the password; shown in login mode. */
  onForgotPassword: () => void;
}

/** The fields of one mode. Focus starts at the first that is empty. */
export function AuthForm({
  mode,
  values,
  onValuesChange,
  loading,
  onSubmit,
  onProblem,
  onSwitchMode,
  identityProvider,
  onForgotPassword,
}: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const words = useWords('authDialog');
  const { passwordHint } = useWords('account');
  const { action, switch: switchText } = words[mode];

  useLayoutEffect(() => {
    const inputs = form.current?.querySelectorAll('input') ?? [];
    const next = [...inputs].find((input) => input.value === '');
    (next ?? form.current?.querySelector<HTMLButtonElement>('button[type=submit]'))?.focus();
  }, []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const problem = mode === 'login' ? loginProblem(values) : signupProblem(values);
    if (!problem) {
      onSubmit();
      return;
    }
    onProblem(problem);
    form.current?.querySelector<HTMLInputElement>(`input[name=${problem.field}]`)?.focus();
  };

  const field = (name: keyof SignupPayload) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onValuesChange({ ...values, [name]: target.value }),
  });

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      {mode === 'signup' ? (
        <div className="grid grid-cols-2 gap-3">
          <TextField label={words.name} placeholder={words.nameExample} autoComplete="given-name" {...field('name')} />
          <TextField label={words.surname} autoComplete="family-name" {...field('surname')} />
        </div>
      ) : null}
      <TextField label={words.email} type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label={words.password}
        autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
        hint={mode === 'signup' ? passwordHint({ min: minPasswordLength }) : undefined}
        {...field('password')}
      />
      {mode === 'login' ? (
        <Link asChild className="-m-1 self-start p-1 text-xs">
          <button type="button" onClick={onForgotPassword}>
            {words.forgotPassword}
          </button>
        </Link>
      ) : null}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={loading} className="mt-1">
        {action}
      </Button>
      {identityProvider}
      <Link asChild className="-m-1 self-center p-1 text-sm">
        <button type="button" onClick={onSwitchMode}>
          {switchText}
        </button>
      </Link>
    </form>
  );
}
