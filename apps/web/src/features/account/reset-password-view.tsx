import { Banner } from '@palimpsest/ui';
import { CenteredPage } from './centered-page.tsx';
import { LinkForm, type LinkFormProps } from './link-form.tsx';
import { ToLogin } from './to-login.tsx';
import { useWords } from '../../messages/words.ts';

export interface ResetPasswordViewProps extends LinkFormProps {
  /** The step is done. */
  done: boolean;
  /** Why the step was refused as a whole. */
  error: string | undefined;
}

/** Resets a forgotten password: it asks for the e-mail address first, and for the password after the link from the e-mail. */
export function ResetPasswordView({ done, error, ...form }: ResetPasswordViewProps) {
  const words = useWords('account');
  const asks = form.step === 'ask';
  if (done) {
    return (
      <CenteredPage title={asks ? words.askedTitle : words.chosenTitle}>
        <p className="text-sm text-muted">{asks ? words.asked : words.chosen}</p>
        <ToLogin />
      </CenteredPage>
    );
  }
  return (
    <CenteredPage title={asks ? words.askTitle : words.chooseTitle}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <LinkForm {...form} />
      <ToLogin />
    </CenteredPage>
  );
}
