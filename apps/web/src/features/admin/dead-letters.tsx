import type { DeadLetter } from '@palimpsest/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../lib/services.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useWords } from '../../messages/words.ts';
import { everything } from './admin-search.ts';
import { DeadLetterList } from './dead-letter-list.tsx';

/** The list of dead letters, each with a button that starts it again. */
export function DeadLetters({ letters }: { letters: readonly DeadLetter[] }) {
  const { client } = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const words = useWords('admin');
  const problem = useProblem();
  const retry = useMutation({
    mutationFn: ({ message_id }: DeadLetter) => client.call('adminRetry', { params: { message_id } }),
    onSuccess: () => toasts.add({ tone: 'success', title: words.startedAgain }),
    onError: (error) => toasts.add({ tone: 'danger', title: words.notStartedAgain, description: problem(error) }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['dead-letters'] }),
        queries.invalidateQueries({ queryKey: ['admin-processes'] }),
      ]),
  });
  return (
    <DeadLetterList
      letters={letters}
      retrying={retry.isPending ? retry.variables.message_id : undefined}
      onRetry={retry.mutate}
      onUser={({ user_id: user }) =>
        void navigate({ to: '/admin/processes', search: { ...everything, user, status: 'failed' } })
      }
    />
  );
}
