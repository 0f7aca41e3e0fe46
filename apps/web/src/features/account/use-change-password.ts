import { fieldProblemsOf } from '@palimpsest/api-client';
import type { ChangePasswordPayload } from '@palimpsest/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../lib/services.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useWords } from '../../messages/words.ts';
import type { ChangePasswordFormProps } from './change-password-form.tsx';
import { sessionsQuery } from './sessions-query.ts';

/** Changes the password of whoever is logged in, which ends their other log-ins. */
export function useChangePassword(): ChangePasswordFormProps {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const words = useWords('account');
  const { problem: translate } = useWords('shared');
  const problem = useProblem();
  const [changes, setChanges] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (payload: ChangePasswordPayload) => client.call('changePassword', { body: payload }),
    onSuccess: async () => {
      setChanges((count) => count + 1);
      toasts.add({ tone: 'success', title: words.chosenTitle, description: words.loggedOutElsewhere });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery(client).queryKey });
    },
  });
  const fieldErrors = useMemo(
    () => Object.fromEntries(Object.entries(fieldProblemsOf(error)).map(([name, found]) => [name, translate(found)])),
    [error, translate],
  );
  const refusedFields = Object.keys(fieldErrors).length > 0;
  return {
    changes,
    loading: isPending,
    error: refusedFields ? undefined : problem(error, 'unexpected'),
    fieldErrors,
    onSubmit: mutate,
  };
}
