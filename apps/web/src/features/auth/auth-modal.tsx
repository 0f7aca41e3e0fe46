import {
  formErrorText,
  googleErrorTexts,
  loginErrorTexts,
  refusalOf,
  signupErrorTexts,
  type FormErrorTexts,
  type Refusal,
} from '@palimpsest/api-client';
import type { GooglePayload, SignupPayload } from '@palimpsest/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { configQuery } from '../../lib/server/config-query.ts';
import type { AuthMode } from './auth-form.tsx';
import { AuthModalView } from './auth-modal-view.tsx';
import { GoogleButton } from './google-button.tsx';
import { useSharedWords } from '../../messages/shared.messages.ts';

const nothingTyped: SignupPayload = { name: '', surname: '', email: '', password: '' };

/** What went wrong, in English. */
interface Problem {
  text: string;
  refusal: Refusal | undefined;
}

const problemOf = (failure: unknown, texts: FormErrorTexts): Problem => ({
  text: formErrorText(failure, texts),
  refusal: refusalOf(failure),
});

export interface AuthModalProps {
  /** The mode that is open; undefined while the modal is closed. What was typed stays until the page is left. */
  mode: AuthMode | undefined;
  /** The user was logged out without asking for it. */
  sessionEnded: boolean;
  onModeChange: (mode: AuthMode) => void;
  onClose: () => void;
  /** The tokens are stored. */
  onLoggedIn: () => void;
  /** Leads to a page that sends a link to an address. */
  onLeave: (to: '/reset-password' | '/confirm-email') => void;
}

/** Login and signup against the API. A sign-up leads to the login; a login is reported to the parent. */
export function AuthModal({
  mode: openMode,
  sessionEnded,
  onModeChange,
  onClose,
  onLoggedIn,
  onLeave,
}: AuthModalProps) {
  const { client } = useApi();
  const { track } = useAnalytics();
  const config = useQuery({ ...configQuery(client), enabled: openMode !== undefined });
  const [shownMode, setShownMode] = useState<AuthMode>('login');
  if (openMode && openMode !== shownMode) setShownMode(openMode);
  const [values, setValues] = useState(nothingTyped);
  const [error, setError] = useState<Problem>();
  const { problem } = useSharedWords();
  const fail = (event: 'login_error' | 'sign_up_error', method: 'email' | 'google', { text, refusal }: Problem) => {
    setError({ text, refusal });
    track(event, { method, error_message: text });
  };

  const login = useMutation({
    mutationFn: () => client.login({ email: values.email, password: values.password }),
    onMutate: () => track('login_start', { method: 'email' }),
    onSuccess: () => {
      track('login_success', { method: 'email' });
      onLoggedIn();
    },
    onError: (failure) => fail('login_error', 'email', problemOf(failure, loginErrorTexts)),
  });
  const signup = useMutation({
    mutationFn: () => client.signup(values),
    onMutate: () => track('sign_up_start', { method: 'email' }),
    onSuccess: () => {
      track('sign_up_success', { method: 'email' });
      onModeChange('login');
    },
    onError: (failure) => fail('sign_up_error', 'email', problemOf(failure, signupErrorTexts)),
  });
  const google = useMutation({
    mutationFn: (payload: GooglePayload) => client.loginWithGoogle(payload),
    onMutate: () => {
      setError(undefined);
      track(shownMode === 'login' ? 'login_start' : 'sign_up_start', { method: 'google' });
    },
    onSuccess: ({ is_new_user: isNew }) => {
      track(isNew ? 'sign_up_success' : 'login_success', { method: 'google' });
      onLoggedIn();
    },
    onError: (failure) =>
      fail(shownMode === 'login' ? 'login_error' : 'sign_up_error', 'google', problemOf(failure, googleErrorTexts)),
  });

  const isOpen = openMode !== undefined;
  // Once an opening: a switch of the mode is none.
  const recordOpening = useEffectEvent(() => {
    if (openMode) track('auth_modal_open', { mode: openMode });
  });
  useEffect(() => {
    if (isOpen) recordOpening();
  }, [isOpen]);

  const clientId = config.data?.google_client_id;
  return (
    <AuthModalView
      open={isOpen}
      mode={shownMode}
      error={error && problem(error.text, error.refusal)}
      loading={login.isPending || signup.isPending || google.isPending}
      confirmationSent={signup.data?.confirmation_required ?? false}
      sessionEnded={sessionEnded}
      justSignedUp={shownMode === 'login' && signup.isSuccess}
      values={values}
      onValuesChange={setValues}
      onSubmit={() => {
        setError(undefined);
        (shownMode === 'login' ? login : signup).mutate();
      }}
      onProblem={({ message }) => setError({ text: message, refusal: undefined })}
      onSwitchMode={() => {
        setError(undefined);
        onModeChange(shownMode === 'login' ? 'signup' : 'login');
      }}
      onForgotPassword={() => onLeave('/reset-password')}
      onAskAgain={error?.refusal?.code === 'email_unconfirmed' ? () => onLeave('/confirm-email') : undefined}
      onClose={onClose}
      {...(clientId && {
        identityProvider: (
          <GoogleButton key={google.submittedAt} clientId={clientId} mode={shownMode} onCredential={google.mutate} />
        ),
      })}
    />
  );
}
