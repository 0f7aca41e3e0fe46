import { extractErrorText, workflowTexts } from '@palimpsest/api-client';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/api.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { ConfirmEmailView } from './confirm-email-view.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Where the link of the e-mail that confirms an address leads. */
export function ConfirmEmailPage() {
  const { client } = useApi();
  const token = useLinkToken() ?? '';
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => client.call('confirmEmail', { body: { token } }),
  });
  return (
    <>
      <PageHead title="Confirm email" noIndex />
      <ConfirmEmailView
        state={isSuccess ? 'done' : isPending ? 'loading' : 'ready'}
        error={error ? (extractErrorText(error) ?? workflowTexts.unexpected) : undefined}
        onConfirm={mutate}
      />
    </>
  );
}
