import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../lib/services.ts';
import { createOriginalLoader } from '../../lib/images/original-image.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { processQuery } from '../../lib/server/process-query.ts';
import { saveFile } from '../../lib/images/save-file.ts';
import { loadPicture } from '../editor/load-picture.ts';
import { toEditorDocument } from '../editor/to-editor-document.ts';
import { AdminProcessView } from './admin-process-view.tsx';
import { downloadOriginal } from './download-original.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useWords } from '../../messages/words.ts';

/** The page of one process, which the list of all users' processes opens. */
export function AdminProcessPage() {
  const { client, signedUrls } = useApi();
  const process = useLocation({ select: ({ state }) => state.adminProcess });
  const id = process?.message_id ?? '';
  const words = useWords('admin');
  const problem = useProblem();
  const [loadOriginal] = useState(() => createOriginalLoader(signedUrls));

  const opened = useQuery({
    queryKey: ['admin-process', id],
    queryFn: async ({ client: queries, signal }) => {
      const record = await queries.fetchQuery(processQuery(client, id));
      const image = await loadPicture(signedUrls, record.inpainted_image_url ?? '', signal);
      return { image, document: toEditorDocument(record.localized_texts, image, Date.now()) };
    },
    enabled: process?.status === 'processed',
    gcTime: 0,
    staleTime: Infinity,
  });

  const download = useMutation({
    mutationFn: async () => {
      if (process) saveFile(await downloadOriginal({ process, opening: opened.isLoading, load: loadOriginal }));
    },
    onError: (error) => window.alert(problem(error)),
  });

  return (
    <>
      <PageHead title={words.process} noIndex />
      <AdminProcessView
        key={id}
        process={process}
        image={opened.data?.image}
        document={opened.data?.document}
        error={problem(opened.error, 'unknown')}
        downloading={download.isPending}
        onDownload={download.mutate}
      />
    </>
  );
}
