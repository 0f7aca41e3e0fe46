import { ApiError } from '@palimpsest/api-client';
import type { LanguagesResponse } from '@palimpsest/contract';
import { Banner, Section } from '@palimpsest/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApi } from '../../lib/services.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useSignedCards } from '../dashboard/card-pictures.ts';
import { AdminProcessesView } from './admin-processes-view.tsx';
import { adminProcessesQuery, deadLettersQuery } from './queries.ts';
import { DeadLetters } from './dead-letters.tsx';
import { languagesQuery } from '../preview/use-languages.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useWords } from '../../messages/words.ts';

/** The page on which the staff looks at the processes of all users. */
export function AdminProcessesPage() {
  const api = useApi();
  const navigate = useNavigate();
  const words = useWords('admin');
  const problem = useProblem();
  const { modal: _modal, ...search } = useSearch({ from: '/_workspace/admin/processes/' });

  const list = useQuery(adminProcessesQuery(api, search));
  const pictures = useSignedCards(list.data);
  // A user who is not staff is refused once.
  const letters = useQuery({ ...deadLettersQuery(api.client), enabled: list.data !== undefined });
  const { data: languages } = useQuery({ ...languagesQuery(api.client), enabled: list.data !== undefined });
  const lettersProblem = problem(letters.error, 'unknown');

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
        error={list.data ? undefined : problem(list.error, 'unknown')}
        refused={list.error instanceof ApiError && list.error.status === 403}
        onRetry={() => void list.refetch()}
        pictures={pictures}
        notice={
          <>
            {letters.data && letters.data.length > 0 ? <DeadLetters letters={letters.data} /> : null}
            {lettersProblem && !letters.data ? (
              <Banner tone="danger" className="mb-5">
                {words.deadLettersFailed({ reason: lettersProblem })}
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

/** The names of translators, by the names that `TRANSLATORS` has for them. */
const translatorNames: Readonly<Record<string, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  deepl: 'DeepL',
  google: 'Google Translate',
  azure: 'Azure Translator',
  libretranslate: 'LibreTranslate',
};

interface MoreLanguagesProps {
  /** The settings of the server, by translator. */
  enabledBy: LanguagesResponse['enabled_by'];
}

/** Tells the operator which settings add languages; users see only that a language is unavailable. */
function MoreLanguages({ enabledBy }: MoreLanguagesProps) {
  const words = useWords('admin');
  return (
    <Section title={words.moreLanguages} description={words.moreLanguagesHint} className="mt-8">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {enabledBy.map(({ translator, setting }) => (
          <div key={translator} className="contents">
            <dt className="text-ink">{translatorNames[translator] ?? translator}</dt>
            <dd className="font-mono text-xs wrap-anywhere text-muted">{setting}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
