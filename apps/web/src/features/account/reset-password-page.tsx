import { extractErrorText, fieldErrorsOf, workflowTexts } from '@palimpsest/api-client';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../lib/api.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { ResetPasswordView } from './reset-password-view.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Asks for the address; with the token of the e-mail's link in the address of the page, for the new password. */
export function ResetPasswordPage() {
  const { client } = useApi();
  const token = useLinkToken();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (value: string) =>
      token
        ? client.call('resetPassword', { body: { token, password: value } })
        : client.call('requestPasswordReset', { body: { email: value } }),
  });
  const fieldErrors = useMemo(() => fieldErrorsOf(error), [error]);
  const refusedFields = Object.keys(fieldErrors).length > 0;
  return (
    <>
      <PageHead title="Reset password" noIndex />
      <ResetPasswordView
        step={token ? 'choose' : 'ask'}
        done={isSuccess}
        loading={isPending}
        error={error && !refusedFields ? (extractErrorText(error) ?? workflowTexts.unexpected) : undefined}
        fieldErrors={fieldErrors}
        onSubmit={mutate}
      />
    </>
  );
}
