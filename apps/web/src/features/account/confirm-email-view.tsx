import { Banner, Button } from '@palimpsest/ui';
import { CenteredPage } from './centered-page.tsx';
import { LinkForm, type LinkFormProps } from './link-form.tsx';
import { ToLogin } from './to-login.tsx';
import { useWords } from '../../messages/words.ts';

export interface ConfirmEmailViewProps extends Pick<LinkFormProps, 'fieldErrors'> {
  /**
   * `ready`: the link has a token; `incomplete`: it has none; `refused`: the server does not take its token; `done`: the address is
   * confirmed; `sent`: another link is on its way.
   */
  state: 'ready' | 'incomplete' | 'refused' | 'done' | 'sent';
  /** The server is asked. */
  loading: boolean;
  error: string | undefined;
  onConfirm: () => void;
  /** Called with the address to which another link is sent. */
  onAsk: LinkFormProps['onSubmit'];
}

/**
 * Confirms the address to which the link was sent. A press does it: mail programs that look into links must not. Sends another link
 * where this one is no good.
 */
export function ConfirmEmailView({ state, loading, error, onConfirm, onAsk, ...form }: ConfirmEmailViewProps) {
  const words = useWords('account');
  if (state === 'done' || state === 'sent') {
    return (
      <CenteredPage title={state === 'done' ? words.confirmedTitle : words.askedTitle}>
        <p className="text-sm text-muted">{state === 'done' ? words.confirmed : words.sentAgain}</p>
        <ToLogin />
      </CenteredPage>
    );
  }
  return (
    <CenteredPage title={state === 'incomplete' ? words.incompleteTitle : words.confirmEmailTitle}>
      {state === 'incomplete' ? <p className="text-sm text-muted">{words.incomplete}</p> : null}
      {error ? <Banner tone="danger">{error}</Banner> : null}
      {state === 'ready' ? (
        <Button variant="primary" size="lg" fullWidth loading={loading} onClick={onConfirm}>
          {words.confirmEmail}
        </Button>
      ) : (
        <LinkForm step="ask" loading={loading} onSubmit={onAsk} {...form} />
      )}
      <ToLogin />
    </CenteredPage>
  );
}
