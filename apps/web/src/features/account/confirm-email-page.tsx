import { problemOf } from '@palimpsest/api-client';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { ConfirmEmailView, type ConfirmEmailViewProps } from './confirm-email-view.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useLinkToken } from './use-link-token.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useWords } from '../../messages/words.ts';

/** The page that the link in a confirmation e-mail opens. */
export function ConfirmEmailPage() {
  const { client } = useApi();
  const token = useLinkToken();
  const words = useWords('account');
  const problem = useProblem();
  const confirm = useMutation({
    mutationFn: (linked: string) => client.call('confirmEmail', { body: { token: linked } }),
  });
  const ask = useMutation({
    mutationFn: (email: string) => client.call('resendConfirmation', { body: { email } }),
  });
  const fieldErrors = useFieldErrors(ask.error);
  const stateOf = (): ConfirmEmailViewProps['state'] => {
    if (ask.isSuccess) return 'sent';
    if (confirm.isSuccess) return 'done';
    if (!token) return 'incomplete';
    return problemOf(confirm.error)?.code === 'link_unusable' ? 'refused' : 'ready';
  };
  const asked = ask.isPending || ask.error !== null;
  return (
    <>
      <PageHead title={words.confirmEmailPage} noIndex />
      <ConfirmEmailView
        state={stateOf()}
        loading={confirm.isPending || ask.isPending}
        error={fieldErrors ? undefined : problem(asked ? ask.error : confirm.error, 'unexpected')}
        fieldErrors={fieldErrors}
        onConfirm={() => token && confirm.mutate(token)}
        onAsk={ask.mutate}
      />
    </>
  );
}
