import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { ResetPasswordView } from './reset-password-view.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useLinkToken } from './use-link-token.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useWords } from '../../messages/words.ts';

/** Asks for the e-mail address; if the page's address has the token of an e-mail's link, asks for the new password. */
export function ResetPasswordPage() {
  const { client } = useApi();
  const token = useLinkToken();
  const words = useWords('account');
  const problem = useProblem();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (value: string) =>
      token
        ? client.call('resetPassword', { body: { token, password: value } })
        : client.call('requestPasswordReset', { body: { email: value } }),
  });
  const fieldErrors = useFieldErrors(error);
  return (
    <>
      <PageHead title={words.resetPage} noIndex />
      <ResetPasswordView
        step={token ? 'choose' : 'ask'}
        done={isSuccess}
        loading={isPending}
        error={fieldErrors ? undefined : problem(error, 'unexpected')}
        fieldErrors={fieldErrors}
        onSubmit={mutate}
      />
    </>
  );
}
