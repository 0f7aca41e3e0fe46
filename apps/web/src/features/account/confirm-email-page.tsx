import { workflowTexts } from '@palimpsest/api-client';
import { useMutation } from '@tanstack/react-query';
import type { FunctionComponent } from 'react';
import { useApi } from '../../lib/services.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { ConfirmEmailView } from './confirm-email-view.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useProblem } from '../../lib/use-problem.ts';
import { withQueries } from '../../lib/with-queries.tsx';
import { useAccountWords } from './account.messages.ts';

/** Where the link of the e-mail that confirms an address leads. */
export const ConfirmEmailPage: FunctionComponent = withQueries(ConfirmEmail);

function ConfirmEmail() {
  const { client } = useApi();
  const token = useLinkToken() ?? '';
  const words = useAccountWords();
  const problem = useProblem();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => client.call('confirmEmail', { body: { token } }),
  });
  return (
    <>
      <PageHead title={words.confirmEmailPage} noIndex />
      <ConfirmEmailView
        state={isSuccess ? 'done' : isPending ? 'loading' : 'ready'}
        error={problem(error, workflowTexts.unexpected)}
        onConfirm={mutate}
      />
    </>
  );
}
