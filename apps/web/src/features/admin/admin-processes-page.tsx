import { ApiError, workflowTexts } from '@palimpsest/api-client';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Banner } from '@palimpsest/ui';
import { useApi } from '../../lib/services.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useSignedCards } from '../dashboard/use-signed-cards.ts';
import { AdminProcessesView } from './admin-processes-view.tsx';
import { adminProcessesQuery } from './admin-processes-query.ts';
import { DeadLetters } from './dead-letters.tsx';
import { deadLettersQuery } from './dead-letters-query.ts';
import { languagesQuery } from '../preview/languages-query.ts';
import { MoreLanguages } from './more-languages.tsx';
import { useProblem } from '../../lib/server/use-problem.ts';
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
  // A user who is not staff is refused once.
  const letters = useQuery({ ...deadLettersQuery(api.client), enabled: list.data !== undefined });
  const { data: languages } = useQuery({ ...languagesQuery(api.client), enabled: list.data !== undefined });
  const lettersProblem = problem(letters.error, workflowTexts.unknown);

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
        notice={
          <>
            {letters.data && letters.data.length > 0 ? <DeadLetters letters={letters.data} /> : null}
            {lettersProblem && !letters.data ? (
              <Banner tone="danger" className="mb-5">
                {words.deadLettersFailed(lettersProblem)}
              </Banner>
            ) : null}
          </>
        }
        end={languages && languages.enabledBy.length > 0 ? <MoreLanguages enabledBy={languages.enabledBy} /> : null}
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
