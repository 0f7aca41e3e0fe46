import { ApiError, workflowTexts } from '@palimpsest/api-client';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApi } from '../../lib/services.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useSignedCards } from '../dashboard/use-signed-cards.ts';
import { AdminProcessesView } from './admin-processes-view.tsx';
import { adminProcessesQuery } from './admin-processes-query.ts';
import { useProblem } from '../../lib/use-problem.ts';
import { useAdminWords } from './admin.messages.ts';

/** Where the staff looks at what all users have had translated. */
export function AdminProcessesPage() {
  const api = useApi();
  const navigate = useNavigate();
  const words = useAdminWords();
  const problem = useProblem();
  const { modal: _modal, ...search } = useSearch({ from: '/_workspace/admin/processes/' });

  const list = useQuery(adminProcessesQuery(api, search));
  const pictures = useSignedCards(list.data);

  return (
    <>
      <PageHead title={words.list} noIndex />
      <AdminProcessesView
        // The filters start from the address, also after going back.
        key={JSON.stringify(search)}
        search={search}
        searching={list.isFetching}
        onSearch={(next) => {
          if (JSON.stringify(next) === JSON.stringify(search)) void list.refetch();
          else void navigate({ to: '/admin/processes', search: next });
        }}
        processes={list.data}
        error={list.data ? undefined : problem(list.error, workflowTexts.unknown)}
        refused={list.error instanceof ApiError && list.error.status === 403}
        onRetry={() => void list.refetch()}
        pictures={pictures}
        onOpen={(process) =>
          void navigate({
            to: '/admin/processes/$message_id',
            params: { message_id: process.message_id },
            state: { adminProcess: process },
          })
        }
      />
    </>
  );
}
