import type { SessionEntry } from '@palimpsest/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useWords } from '../../messages/words.ts';
import { browserName } from './browser-name.ts';
import { sessionsQuery } from './sessions-query.ts';
import type { SessionListProps } from './session-list.tsx';

/** The log-ins of whoever is logged in; the others than this one can be ended. */
export function useSessions(): SessionListProps {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const words = useWords('account');
  const problem = useProblem();
  const { data } = useQuery(sessionsQuery(client));
  const end = useMutation({
    mutationFn: ({ id }: SessionEntry) => client.call('endSession', { params: { session_id: id } }),
    onSuccess: async (_, { user_agent: userAgent }) => {
      await queryClient.invalidateQueries({ queryKey: sessionsQuery(client).queryKey });
      toasts.add({ tone: 'success', title: words.loggedOutOf({ browser: browserName(userAgent, words) }) });
    },
    onError: (error) => toasts.add({ tone: 'danger', title: words.notLoggedOut, description: problem(error) }),
  });
  return {
    sessions: data,
    ending: end.isPending ? end.variables.id : undefined,
    onEnd: (session) => {
      if (!end.isPending) end.mutate(session);
    },
  };
}
