import { Banner, Button } from '@palimpsest/ui';
import { CenteredPage } from './centered-page.tsx';
import { ToLogin } from './reset-password-view.tsx';

export interface ConfirmEmailViewProps {
  state: 'ready' | 'loading' | 'done';
  error: string | undefined;
  onConfirm: () => void;
}

/** Confirms the address to which the link was sent. A press does it: mail programs that look into links must not. */
export function ConfirmEmailView({ state, error, onConfirm }: ConfirmEmailViewProps) {
  if (state === 'done') {
    return (
      <CenteredPage title="Your address is confirmed">
        <p className="text-sm text-muted">Your account is ready.</p>
        <ToLogin />
      </CenteredPage>
    );
  }
  return (
    <CenteredPage title="Confirm your email address">
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <Button variant="primary" size="lg" fullWidth loading={state === 'loading'} onClick={onConfirm}>
        Confirm address
      </Button>
      <ToLogin />
    </CenteredPage>
  );
}
