import { Banner, Button } from '@palimpsest/ui';
import { CenteredPage } from './centered-page.tsx';
import { ToLogin } from './reset-password-view.tsx';
import { useAccountWords } from './account.messages.ts';

export interface ConfirmEmailViewProps {
  state: 'ready' | 'loading' | 'done';
  error: string | undefined;
  onConfirm: () => void;
}

/** Confirms the address to which the link was sent. A press does it: mail programs that look into links must not. */
export function ConfirmEmailView({ state, error, onConfirm }: ConfirmEmailViewProps) {
  const words = useAccountWords();
  if (state === 'done') {
    return (
      <CenteredPage title={words.confirmedTitle}>
        <p className="text-sm text-muted">{words.confirmed}</p>
        <ToLogin />
      </CenteredPage>
    );
  }
  return (
    <CenteredPage title={words.confirmEmailTitle}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <Button variant="primary" size="lg" fullWidth loading={state === 'loading'} onClick={onConfirm}>
        {words.confirmEmail}
      </Button>
      <ToLogin />
    </CenteredPage>
  );
}
