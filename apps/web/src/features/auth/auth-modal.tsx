import { formErrorText, loginErrorTexts, signupErrorTexts } from '@palimpsest/api-client';
import { type SignupPayload } from '@palimpsest/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { type AuthMode } from './auth-form.tsx';
import { AuthModalView } from './auth-modal-view.tsx';

export interface AuthModalProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onClose: () => void;
  /** The tokens are stored. */
  onLoggedIn: () => void;
}

/** Login and signup against the API. A sign-up leads to the login; a login is reported to the parent. */
export function AuthModal({ mode, onModeChange, onClose, onLoggedIn }: AuthModalProps) {
  const { client } = useApi();
  // What was typed stays when the mode changes.
  const [values, setValues] = useState<SignupPayload>({ name: '', surname: '', email: '', password: '' });
  const [error, setError] = useState<string>();
  const login = useMutation({
    mutationFn: () => client.login({ email: values.email, password: values.password }),
    onSuccess: onLoggedIn,
    onError: (failure) => setError(formErrorText(failure, loginErrorTexts)),
  });
  const signup = useMutation({
    mutationFn: () => client.signup(values),
    onSuccess: () => onModeChange('login'),
    onError: (failure) => setError(formErrorText(failure, signupErrorTexts)),
  });

  return (
    <AuthModalView
      mode={mode}
      error={error}
      loading={login.isPending || signup.isPending}
      justSignedUp={mode === 'login' && signup.isSuccess}
      values={values}
      onValuesChange={setValues}
      onSubmit={() => {
        setError(undefined);
        (mode === 'login' ? login : signup).mutate();
      }}
      onProblem={({ message }) => setError(message)}
      onSwitchMode={() => {
        setError(undefined);
        onModeChange(mode === 'login' ? 'signup' : 'login');
      }}
      onClose={onClose}
    />
  );
}
