import { Banner, Link, Separator, SimpleDialog } from '@palimpsest/ui';
import type { ReactNode } from 'react';
import { AuthForm, type AuthFormProps } from './auth-form.tsx';
import { useWords } from '../../messages/words.ts';

export interface AuthModalViewProps extends AuthFormProps {
  open: boolean;
  error: string | undefined;
  /** The user was logged out without asking for it. */
  sessionEnded: boolean;
  /** A sign-up has just succeeded. */
  justSignedUp: boolean;
  /** An e-mail with a link is on its way; the account works once it was followed. */
  confirmationSent: boolean;
  /** Leads to another e-mail that confirms the address; given where the error is that it is not confirmed. */
  onAskAgain: (() => void) | undefined;
  onClose: () => void;
  /** The button of another way to sign in; left out where this installation has none. */
  identityProvider?: ReactNode;
}

/** One overlay for login and signup. */
export function AuthModalView({
  open,
  error,
  sessionEnded,
  justSignedUp,
  confirmationSent,
  onAskAgain,
  onClose,
  identityProvider,
  ...form
}: AuthModalViewProps) {
  const words = useWords('authDialog');
  const wayOn = onAskAgain ? (
    <Link asChild className="-m-1 mt-1 block p-1">
      <button type="button" onClick={onAskAgain}>
        {words.askAgain}
      </button>
    </Link>
  ) : null;
  return (
    <SimpleDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={words.title}
      error={
        error && (
          <>
            {error} {wayOn}
          </>
        )
      }
    >
      {sessionEnded && !justSignedUp && !error ? <Banner>{words.sessionEnded}</Banner> : null}
      {justSignedUp && !error ? (
        <Banner tone="success">{confirmationSent ? words.confirmationSent : words.accountReady}</Banner>
      ) : null}
      <AuthForm
        key={form.mode}
        {...form}
        identityProvider={
          identityProvider ? (
            <>
              <Separator>{words.or}</Separator>
              {identityProvider}
            </>
          ) : null
        }
      />
    </SimpleDialog>
  );
}
