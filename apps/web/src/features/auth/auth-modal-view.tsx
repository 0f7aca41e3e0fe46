import { Banner, Link, Separator, SimpleDialog } from '@palimpsest/ui';
import type { ReactNode } from 'react';
import { AuthForm, type AuthFormProps } from './auth-form.tsx';
import { useWords } from '../../messages/words.ts';

interface AuthMessageProps {
  error: string | undefined;
  /** Whether the user was logged out without asking for it. */
  sessionEnded: boolean;
  /** Whether a sign-up has just succeeded. */
  justSignedUp: boolean;
  /** Whether an e-mail with a confirmation link was sent; the account works once the link is followed. */
  confirmationSent: boolean;
  /** Opens the page that sends another confirmation e-mail; given where the error is an unconfirmed address. */
  onAskAgain: (() => void) | undefined;
  /** Whether an image was chosen, which the next screen gets after the log-in. */
  hasImage: boolean;
}

export interface AuthModalViewProps extends AuthFormProps, AuthMessageProps {
  open: boolean;
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
  hasImage,
  onClose,
  identityProvider,
  ...form
}: AuthModalViewProps) {
  const words = useWords('authDialog');
  return (
    <SimpleDialog open={open} onOpenChange={(next) => (next ? undefined : onClose())} title={words.title}>
      {/* One message at a time, in room that is kept for two lines: the fields stay where they are as it changes. */}
      <div className="grid min-h-17">
        <AuthMessage {...{ error, sessionEnded, justSignedUp, confirmationSent, onAskAgain, hasImage }} />
      </div>
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

function AuthMessage({ error, sessionEnded, justSignedUp, confirmationSent, onAskAgain, hasImage }: AuthMessageProps) {
  const words = useWords('authDialog');
  const { problem } = useWords('shared');
  if (error) {
    return (
      <Banner tone="danger">
        {error}{' '}
        {onAskAgain ? (
          <Link asChild className="-m-1 mt-1 block p-1">
            <button type="button" onClick={onAskAgain}>
              {words.askAgain}
            </button>
          </Link>
        ) : null}
      </Banner>
    );
  }
  if (justSignedUp) {
    return <Banner tone="success">{confirmationSent ? words.confirmationSent : words.accountReady}</Banner>;
  }
  if (sessionEnded) return <Banner>{words.sessionEnded}</Banner>;
  return (
    <Banner>
      {hasImage ? <p className="font-medium">{problem({ code: 'login_needed' })}</p> : null}
      {words.why}
    </Banner>
  );
}
