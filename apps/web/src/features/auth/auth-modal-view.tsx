import { Banner, SimpleDialog } from '@palimpsest/ui';
import { AuthForm, type AuthFormProps } from './auth-form.tsx';

export interface AuthModalViewProps extends AuthFormProps {
  error: string | undefined;
  /** A sign-up has just succeeded. */
  justSignedUp: boolean;
  onClose: () => void;
}

/** One overlay for login and signup. */
export function AuthModalView({ error, justSignedUp, onClose, ...form }: AuthModalViewProps) {
  return (
    <SimpleDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Welcome to Palimpsest"
      error={error}
    >
      {justSignedUp && !error ? <Banner tone="success">Your account is ready. Sign in to go on.</Banner> : null}
      <AuthForm key={form.mode} {...form} />
    </SimpleDialog>
  );
}
