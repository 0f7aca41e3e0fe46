import { formProblem } from '@palimpsest/api-client';
import { problemSentence, type GooglePayload, type Problem, type SignupPayload } from '@palimpsest/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { configQuery } from '../../lib/server/config-query.ts';
import type { AuthMode } from './auth-form.tsx';
import { AuthModalView } from './auth-modal-view.tsx';
import { GoogleButton } from './google-button.tsx';
import { useWords } from '../../messages/words.ts';

const nothingTyped: SignupPayload = { name: '', surname: '', email: '', password: '' };

export interface AuthModalProps {
  /** The mode that is open; undefined while the modal is closed. The typed text stays until the page is left. */
  mode: AuthMode | undefined;
  /** Whether the user was logged out without asking for it. */
  sessionEnded: boolean;
  /** Whether an image was chosen, which the next screen gets after the log-in. */
  hasImage: boolean;
  onModeChange: (mode: AuthMode) => void;
  onClose: () => void;
  /** Called once the tokens are stored. */
  onLoggedIn: () => void;
  /** Called to leave for a page that sends a link by e-mail. */
  onLeave: (to: '/reset-password' | '/confirm-email') => void;
}

/** Login and signup against the API. A sign-up leads to the login; a login is reported to the parent. */
export function AuthModal({
  mode: openMode,
  sessionEnded,
  hasImage,
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
  const { problem } = useWords('shared');
  const fail = (event: 'login_error' | 'sign_up_error', method: 'email' | 'google', found: Problem) => {
    setError(found);
    track(event, { method, error_message: problemSentence(found) });
  };

  const login = useMutation({
    mutationFn: () => client.login({ email: values.email, password: values.password }),
    onMutate: () => track('login_start', { method: 'email' }),
    onSuccess: () => {
      track('login_success', { method: 'email' });
      onLoggedIn();
    },
    onError: (failure) => fail('login_error', 'email', formProblem(failure, 'login')),
  });
  const signup = useMutation({
    mutationFn: () => client.signup(values),
    onMutate: () => track('sign_up_start', { method: 'email' }),
    onSuccess: () => {
      track('sign_up_success', { method: 'email' });
      onModeChange('login');
    },
    onError: (failure) => fail('sign_up_error', 'email', formProblem(failure, 'signup')),
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
      fail(shownMode === 'login' ? 'login_error' : 'sign_up_error', 'google', formProblem(failure, 'google')),
  });

  const isOpen = openMode !== undefined;
  // Each opening is recorded once; switching the mode is no opening.
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
      error={error && problem(error)}
      loading={login.isPending || signup.isPending || google.isPending}
      confirmationSent={signup.data?.confirmation_required ?? false}
      sessionEnded={sessionEnded}
      hasImage={hasImage}
      justSignedUp={shownMode === 'login' && signup.isSuccess}
      values={values}
      onValuesChange={setValues}
      onSubmit={() => {
        setError(undefined);
        (shownMode === 'login' ? login : signup).mutate();
      }}
      onProblem={({ problem: found }) => setError(found)}
      onSwitchMode={() => {
        setError(undefined);
        onModeChange(shownMode === 'login' ? 'signup' : 'login');
      }}
      onForgotPassword={() => onLeave('/reset-password')}
      onAskAgain={error?.code === 'email_unconfirmed' ? () => onLeave('/confirm-email') : undefined}
      onClose={onClose}
      {...(clientId && {
        identityProvider: (
          <GoogleButton key={google.submittedAt} clientId={clientId} mode={shownMode} onCredential={google.mutate} />
        ),
      })}
    />
  );
}
